import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { foldMatch } from '@linmen/domain/match/match-fold.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { MatchOutcome } from '@linmen/domain/plan/settle-pick.ts'
import type { Reader } from '#db/port.ts'
import { eventsOf, groupBy, type PlayRecord } from '#features/archive/public.ts'
import { footballKickOffs } from './fixture.repo.ts'

/** How matches ended, for settling what was said about them: the score after ninety minutes. */
export async function matchOutcomes(
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, MatchOutcome>> {
  if (ids.length === 0) return new Map()
  const kickOffs = await footballKickOffs(db, ids)
  const plays = groupBy(await eventsOf(db, ids), ({ report }) => report.matchId)
  return new Map(
    [...kickOffs].map(([id, atMs]) => [id, outcomeOf(footballLiveOf(plays.get(id)), atMs)]),
  )
}

function outcomeOf({ phase, score }: MatchLive, kickoffMs: number): MatchOutcome {
  if (phase === 'finished') return { state: 'finished', ...score.full }
  if (phase === 'cancelled') return { state: 'cancelled' }
  // An abandoned match waits for a new date like a postponed one.
  if (phase === 'postponed' || phase === 'abandoned') return { state: 'postponed', kickoffMs }
  return { state: 'open' }
}

const footballLiveOf = (plays: readonly PlayRecord[] = []) =>
  foldMatch(plays.map(({ report }) => report) as FootballReport[], 0)
