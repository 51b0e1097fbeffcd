import { businessDay } from '@linmen/domain/match/business-day.ts'
import { useMemo } from 'react'
import { serverNowMs } from '#kit/clock.ts'
import {
  BASKETBALL_TAB,
  companyNow,
  oddsOf,
  useMatchSettings,
  type MatchSettings,
} from '#sport/match-settings.ts'
import type { Prepare } from '#kit/address/page-module.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { useTicking } from '#kit/tick.ts'
import { useTitle } from '#kit/address/title.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonMatchRows } from '#ui/skeleton/skeleton-match-rows.tsx'
import { theBasketballBoard } from '#features/match/basketball-board.ts'
import { askFor, chosenFor, useListChoice } from '#features/match/list-choice.ts'
import { BasketballAnnouncer } from '#features/match/parts/basketball/basketball-announcer.tsx'
import { BasketballHeads } from '#features/match/parts/basketball/basketball-heads.tsx'
import {
  BasketballRow,
  type BasketballLook,
} from '#features/match/parts/basketball/basketball-row.tsx'
import { emptyWords } from '#features/match/parts/empty-words.ts'
import { FreshnessBar } from '#features/match/parts/freshness-bar.tsx'
import { ListFrame } from '#features/match/parts/list-frame.tsx'
import { MatchRows } from '#features/match/parts/rows/match-rows.tsx'
import { tells } from '#features/match/tips.ts'
import { useAddress } from '#features/match/use-address.ts'
import { prepareBasketballDay } from '#features/match/use-basketball-day.ts'
import { useBasketballList } from '#features/match/use-basketball-list.ts'
import { useLookSettings } from '#features/match/use-look-settings.ts'

const ROW_PX = 86

export const prepare: Prepare<'BkMatchListPage'> = (queries, asked) => {
  askFor('basketball', asked)
  const day = chosenFor('basketball').day ?? businessDay(serverNowMs())
  return prepareBasketballDay(queries, day, companyNow(BASKETBALL_TAB))
}

export function Page() {
  useTitle('篮球比分')
  const [settings] = useMatchSettings()
  const [choice, choose] = useListChoice('basketball')
  const today = useTicking(businessDay)
  useAddress('basketball', choice)
  const list = useBasketballList(choice, settings, today)
  const { ids, listed, heads } = list
  const shown = useMemo(() => new Set(ids), [ids])
  const looks = useLookSettings(settings)
  const look = useMemo(() => lookOf(looks), [looks])
  return (
    <ListFrame
      sport="basketball"
      today={today}
      day={list.day}
      whole={list.whole}
      counts={list.counts}
      onRefresh={list.refresh}
      ofTab={list.ofTab}
      heads={<BasketballHeads company={list.company} />}
    >
      <FreshnessBar asOf={theBasketballBoard.asOf} />
      <Loaded
        query={list.query}
        skeleton={<SkeletonMatchRows />}
        isEmpty={() => ids.length === 0}
        empty={{
          ...emptyWords(choice, { day: list.day, today, choose }),
          sport: 'basketball',
        }}
      >
        {() => (
          <MatchRows key={heads ? 'followed' : 'day'} ids={ids} rowPx={ROW_PX} heads={heads}>
            {(id) => <BasketballRow {...listed.get(id)!} look={look} />}
          </MatchRows>
        )}
      </Loaded>
      <Hint>总分含加时　指数仅供理性参考　演示数据</Hint>
      <BasketballAnnouncer ids={shown} settings={settings} />
    </ListFrame>
  )
}

function lookOf(settings: MatchSettings): BasketballLook {
  const { goalTip, tipForFocusMatchesOnly, showRank } = settings
  const { oddsType } = oddsOf(settings, BASKETBALL_TAB)
  const wanted = tipForFocusMatchesOnly ? 'followed' : 'all'
  return { lit: tells(goalTip, 'highlight') ? wanted : 'none', showRank, oddsType }
}
