import type { BasketballMatch } from '@linmen/contract/match/basketball-day.schemas.ts'
import { useMemo } from 'react'
import { BASKETBALL_TAB, oddsOf, type MatchSettings } from '#sport/match-settings.ts'
import { theBasketballBoard } from './basketball-board.ts'
import { extrasOf } from '#features/match/follow/follow-store.ts'
import type { ListChoice } from './list-choice.ts'
import { useBasketballDay, type BasketballList } from './use-basketball-day.ts'
import { useChosenList } from './use-chosen-list.ts'
import { useFollowedBasketball } from '#features/match/follow/use-followed-basketball.ts'
import type { ListSource } from './use-list-order.ts'

/** The basketball list on screen. */
export function useBasketballList(choice: ListChoice, settings: MatchSettings, today: string) {
  const day = choice.day ?? today
  const { oddsCompany } = oddsOf(settings, BASKETBALL_TAB).provider
  const { query, whole } = useBasketballDay({ day, today, company: oddsCompany })
  const followed = useFollowedBasketball(choice.tab === 'followed')
  const chosen = useChosenList<BasketballMatch, BasketballList>(
    { choice, settings, today },
    { source, whole, query, followed },
  )
  const listed = useMemo(
    () => new Map(chosen.list?.matches.map((match) => [match.id, { match }])),
    [chosen.list],
  )
  return { ...chosen, day, company: oddsCompany, whole, listed }
}

const source: ListSource<BasketballMatch> = {
  phases: theBasketballBoard.phases,
  listedNow: (match) => {
    const { id, leagueId, kickOffAtMs, lotteries } = match
    return {
      sport: 'basketball',
      id,
      leagueId,
      kickOffAtMs,
      lotteries,
      phase: theBasketballBoard.viewOf(match).get().live.phase,
      followed: extrasOf(id).get().followed,
    }
  },
}
