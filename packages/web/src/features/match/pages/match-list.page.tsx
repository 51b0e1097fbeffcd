import { businessDay } from '@linmen/domain/match/business-day.ts'
import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { useScreenParams } from '#kit/go.ts'
import { useMatchSettings } from '#kit/match-settings.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { ShieldChip } from '#kit/shield-chip.tsx'
import { useTitle } from '#kit/title.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { PullToRefresh } from '#ui/pull-to-refresh/pull-to-refresh.tsx'
import { SkeletonMatchRows } from '#ui/skeleton/skeleton-match-rows.tsx'
import { useListChoice } from '#features/match/list-choice.ts'
import { useTicking } from '#kit/tick.ts'
import { theBoard } from '#features/match/the-board.ts'
import { MOST_FOLLOWED } from '#features/match/use-followed.ts'
import { usePendingFollow } from '#features/match/use-pending-follow.ts'
import { useShownList } from '#features/match/use-shown-list.ts'
import { Announcer } from '#features/match/parts/announcer.tsx'
import { DayLine } from '#features/match/parts/day-line.tsx'
import { FootballHeads } from '#features/match/parts/football-heads.tsx'
import { DayTabs } from '#features/match/parts/day-tabs.tsx'
import { emptyWords } from '#features/match/parts/empty-words.ts'
import { FreshnessBar } from '#features/match/parts/freshness-bar.tsx'
import { ListSheetsPart } from '#features/match/parts/list-sheets-part.tsx'
import type { SheetName } from '#features/match/parts/list-sheets.tsx'
import { ListTop } from '#features/match/parts/list-top.tsx'
import { lotteryName } from '#features/match/parts/lotteries.ts'
import { MatchRows } from '#features/match/parts/match-rows.tsx'
import { MatchRow } from '#features/match/parts/match-row.tsx'
import { rowLook } from '#features/match/parts/row-look.ts'

const ROW_PX = 82

export function Page() {
  useTitle('比分')
  const [settings, changeSettings] = useMatchSettings()
  const [choice, choose, clickTab] = useListChoice('football')
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const today = useTicking(businessDay)
  useAskedTab(() => choose({ tab: 'followed' }))
  usePendingFollow()
  const { day, tab, whole, health, ids, listed, heads, counts, query, refresh } = useShownList(
    choice,
    settings,
    today,
  )
  const shown = useMemo(() => new Set(ids), [ids])
  const look = useMemo(() => rowLook(settings, tab), [settings, tab])
  const list = heads ? 'followed' : 'day'

  return (
    <PullToRefresh onRefresh={refresh}>
      <ListTop
        sport="football"
        lottery={lotteryName('football', choice.lottery)}
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
            <FootballHeads />
          </>
        }
      >
        <DayLine
          day={day}
          leagues={choice.leagues?.length ?? null}
          onAllLeagues={() => choose({ leagues: null })}
        />
      </DayTabs>
      <FreshnessBar health={health} asOf={theBoard.asOf} />
      <Loaded
        query={query}
        skeleton={<SkeletonMatchRows />}
        isEmpty={() => ids.length === 0}
        empty={emptyWords(choice, () => choose({ lottery: null, leagues: null }))}
      >
        {() => (
          <MatchRows key={list} ids={ids} rowPx={ROW_PX} heads={heads}>
            {(id) => <MatchRow {...listed.get(id)!} look={look} />}
          </MatchRows>
        )}
      </Loaded>
      {heads && counts.followed > MOST_FOLLOWED && (
        <Hint>{`只列出最近关注的 ${MOST_FOLLOWED} 场`}</Hint>
      )}
      <Hint>指数仅供理性参考　演示数据</Hint>
      <Announcer ids={shown} settings={settings} />
      <ListSheetsPart
        open={sheet}
        onClose={() => setSheet(null)}
        sport="football"
        today={today}
        day={whole}
        settings={settings}
        onSettings={changeSettings}
      />
    </PullToRefresh>
  )
}

/** An address may ask for the followed matches. From then on the person's own choice counts. */
function useAskedTab(openFollowed: () => void): void {
  const { tab } = useScreenParams()
  const open = useEffectEvent(openFollowed)
  useLayoutEffect(() => {
    if (tab === 'followed') open()
  }, [tab])
}
