import type { MatchEvent, MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { isCalledOff, isFinished } from '@linmen/domain/match/football/football-status.ts'
import { shownScore } from '@linmen/domain/match/match-fold.ts'
import { eventsBy } from '@linmen/domain/shield/told-by.ts'
import { useQuery } from '@tanstack/react-query'
import { serverNowMs } from '#kit/clock.ts'
import { useHeard } from '#kit/live.ts'
import { read } from '#kit/read.ts'
import { useLateQuery } from '#sport/shield/tv-delay.ts'
import { useListedMatch, useTelevised } from '#features/match-parts/parts/public.ts'
import { eventsQuery } from './football.queries.ts'
import { listedFootball } from './listed-match.ts'
import { useShownMatch } from './use-shown-match.ts'
import { useMatchLive } from './use-match-live.ts'

const POLL_MS = 10_000
const SOON_MS = 15 * 60_000

/** One match, kept up to date by its topic; asked for every ten seconds while the topic is silent. */
export function useMatch(matchId: string) {
  const heard = useHeard()
  const { match, veil } = useShownMatch(matchId, (newest) => !heard && isNear(newest) && POLL_MS)
  useListedMatch(match.error !== null, listedFootball(matchId))
  const told = useMatchLive(matchId, match.data !== undefined)
  return { match, veil, told }
}

/**
 * The events of a match; none before it has begun, and none behind a veil. Until an answer is as old as
 * television is late, those it dates before that moment stand beside the score.
 */
export function useEvents(matchId: string): readonly MatchEvent[] {
  const { match, veil, behind } = useShownMatch(matchId)
  const { data, newest, syncing } = useLateQuery(eventsQuery(matchId), () => behind)
  const waiting = (syncing && newest?.matches[0]?.events) || NO_EVENTS
  const shown = useTelevised(waiting, match.data && shownScore(match.data.live))
  if (veil) return NO_EVENTS
  return syncing ? eventsBy(waiting, shown) : (data?.matches[0]?.events ?? NO_EVENTS)
}

/** How many plans and interpretations the page of a match lists, sold out or not. */
export function useContentCounts(matchId: string): { plans: number; interpretations: number } {
  const plans = useQuery(read(matchEndpoints.followStates, { ids: [matchId], sport: 'football' }))
  const told = useQuery(read(matchDetailEndpoints.countInterpretations, { matchId }))
  return { plans: plans.data?.states[0]?.plansWritten ?? 0, interpretations: told.data?.count ?? 0 }
}

const NO_EVENTS: readonly never[] = []

/** Something may happen to it now. */
const isNear = (info: MatchInfo | undefined): boolean =>
  info !== undefined &&
  info.kickOffAtMs - serverNowMs() < SOON_MS &&
  !isFinished(info.live.phase) &&
  !isCalledOff(info.live.phase)
