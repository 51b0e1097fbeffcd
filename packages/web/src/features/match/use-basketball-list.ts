import type { BasketballMatch } from '@linmen/contract/match/basketball-day.schemas.ts'
import { listedPhase } from '@linmen/domain/shield/listed-phase.ts'
import { useMemo } from 'react'
import { BASKETBALL_TAB, oddsOf, type MatchSettings } from '#kit/match-settings.ts'
import { useToldOffline } from '#kit/online.ts'
import type { Loading } from '#kit/pages/loaded.tsx'
import { theBasketballBoard } from './basketball-board.ts'
import { extrasOf } from './follow-store.ts'
import type { ListChoice } from './list-choice.ts'
import { useBasketballDay, type BasketballList } from './use-basketball-day.ts'
import { onceSettled } from './use-followed.ts'
import { useFollowedBasketball } from './use-followed-basketball.ts'
import { useFollowedOrder, useListOrder, type ListSource } from './use-list-order.ts'
import { headsOf } from './use-shown-list.ts'

const NO_MATCHES: readonly BasketballMatch[] = []

/** The list on screen: one day under the person's filters, or everything they follow. */
export function useBasketballList(choice: ListChoice, settings: MatchSettings, today: string) {
  const day = choice.day ?? today
  const { oddsCompany } = oddsOf(settings, BASKETBALL_TAB).provider
  const onFollowed = choice.tab === 'followed'
  const { query, whole } = useBasketballDay({ day, today, company: oddsCompany })
  const followed = useFollowedBasketball(onFollowed)
  const filter = useMemo(
    () => ({ lottery: choice.lottery, leagues: choice.leagues && new Set(choice.leagues) }),
    [choice.lottery, choice.leagues],
  )
  const asking = settings.stickFocusMatches && followed.asking
  const ofDay = useListOrder(
    {
      matches: (!asking && whole?.matches) || NO_MATCHES,
      filter,
      tab: choice.tab === 'followed' ? 'all' : choice.tab,
      followedOnTop: settings.stickFocusMatches,
      followed: followed.ids,
    },
    source,
  )
  const ofFollowed = useFollowedOrder(
    { matches: followed.list?.matches ?? NO_MATCHES, followed: followed.ids, today },
    source,
  )
  const listed = useListed(onFollowed ? followed.list : whole)
  const { ids, resort } = onFollowed ? ofFollowed : ofDay
  const shown = useToldOffline<Loading<unknown>>(
    onFollowed ? followed.query : onceSettled(query, asking),
  )
  return {
    day,
    whole,
    ids,
    listed,
    heads: onFollowed ? headsOf(ids, listed, today) : undefined,
    counts: { live: ofDay.counts.live, followed: followed.ids.length },
    query: shown,
    refresh: () => Promise.resolve(shown.refetch()).then(resort),
  }
}

const source: ListSource<BasketballMatch> = {
  phases: theBasketballBoard.phases,
  listedNow: (match) => {
    const { id, leagueId, kickOffAtMs, lotteries } = match
    const { live, syncing } = theBasketballBoard.viewOf(match).get()
    return {
      sport: 'basketball',
      id,
      leagueId,
      kickOffAtMs,
      lotteries,
      ...listedPhase({ id, phase: live.phase, syncing }, theBasketballBoard.playing.get()),
      followed: extrasOf(id).get().followed,
    }
  },
}

const useListed = (list: BasketballList | undefined) =>
  useMemo(() => new Map(list?.matches.map((match) => [match.id, { match }])), [list])
