import { businessDay } from '@linmen/domain/match/business-day.ts'
import { useMemo, useState } from 'react'
import {
  BASKETBALL_TAB,
  oddsOf,
  useMatchSettings,
  type MatchSettings,
} from '#kit/match-settings.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { useTicking } from '#kit/tick.ts'
import { ShieldChip } from '#kit/shield-chip.tsx'
import { useTitle } from '#kit/title.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { PullToRefresh } from '#ui/pull-to-refresh/pull-to-refresh.tsx'
import { SkeletonMatchRows } from '#ui/skeleton/skeleton-match-rows.tsx'
import { theBasketballBoard } from '#features/match/basketball-board.ts'
import { useListChoice } from '#features/match/list-choice.ts'
import { BasketballAnnouncer } from '#features/match/parts/basketball-announcer.tsx'
import { BasketballHeads } from '#features/match/parts/basketball-heads.tsx'
import { BasketballRow, type BasketballLook } from '#features/match/parts/basketball-row.tsx'
import { DayLine } from '#features/match/parts/day-line.tsx'
import { DayTabs } from '#features/match/parts/day-tabs.tsx'
import { emptyWords } from '#features/match/parts/empty-words.ts'
import { FreshnessBar } from '#features/match/parts/freshness-bar.tsx'
import { ListSheetsPart } from '#features/match/parts/list-sheets-part.tsx'
import type { SheetName } from '#features/match/parts/list-sheets.tsx'
import { ListTop } from '#features/match/parts/list-top.tsx'
import { lotteryName } from '#features/match/parts/lotteries.ts'
import { MatchRows } from '#features/match/parts/match-rows.tsx'
import { tells } from '#features/match/tips.ts'
import { useBasketballList } from '#features/match/use-basketball-list.ts'
import { usePendingFollow } from '#features/match/use-pending-follow.ts'

const ROW_PX = 86

export function Page() {
  useTitle('篮球比分')
  const [settings, changeSettings] = useMatchSettings()
  const [choice, choose, clickTab] = useListChoice('basketball')
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const today = useTicking(businessDay)
  usePendingFollow()
  const { day, whole, health, ids, listed, heads, counts, query, refresh } = useBasketballList(
    choice,
    settings,
    today,
  )
  const shown = useMemo(() => new Set(ids), [ids])
  const look = useMemo(() => lookOf(settings), [settings])
  return (
    <PullToRefresh onRefresh={refresh}>
      <ListTop
        sport="basketball"
        lottery={lotteryName('basketball', choice.lottery)}
        filtered={choice.leagues !== null}
        onOpen={setSheet}
      />
      <DayTabs
        tab={choice.tab}
        counts={counts}
        today={today}
        day={day}
        onTab={clickTab}
        onDay={(chosen) => choose({ day: chosen === today ? null : chosen })}
        onCalendar={() => setSheet('calendar')}
        heads={
          <>
            <ShieldChip />
            <BasketballHeads />
          </>
        }
      >
        <DayLine
          day={day}
          leagues={choice.leagues?.length ?? null}
          onAllLeagues={() => choose({ leagues: null })}
        />
      </DayTabs>
      <FreshnessBar health={health} asOf={theBasketballBoard.asOf} />
      <Loaded
        query={query}
        skeleton={<SkeletonMatchRows />}
        isEmpty={() => ids.length === 0}
        empty={emptyWords(choice, () => choose({ lottery: null, leagues: null }))}
      >
        {() => (
          <MatchRows key={heads ? 'followed' : 'day'} ids={ids} rowPx={ROW_PX} heads={heads}>
            {(id) => <BasketballRow {...listed.get(id)!} look={look} />}
          </MatchRows>
        )}
      </Loaded>
      <Hint>总分含加时　指数仅供理性参考　演示数据</Hint>
      <BasketballAnnouncer ids={shown} settings={settings} />
      <ListSheetsPart
        open={sheet}
        onClose={() => setSheet(null)}
        sport="basketball"
        today={today}
        day={whole}
        settings={settings}
        onSettings={changeSettings}
      />
    </PullToRefresh>
  )
}

function lookOf(settings: MatchSettings): BasketballLook {
  const { goalTip, tipForFocusMatchesOnly, showRank } = settings
  const { oddsType } = oddsOf(settings, BASKETBALL_TAB)
  const wanted = tipForFocusMatchesOnly ? 'followed' : 'all'
  return { lit: tells(goalTip, 'highlight') ? wanted : 'none', showRank, oddsType }
}
