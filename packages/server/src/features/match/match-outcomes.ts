import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { foldBasketball } from '@linmen/domain/match/basketball/basketball-fold.ts'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import { foldMatch } from '@linmen/domain/match/match-fold.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { MatchOutcome } from '@linmen/domain/plan/settle-pick.ts'
import type { Reader } from '#db/port.ts'
import { eventsOf, groupBy, type PlayRecord } from '#features/archive/public.ts'
import { kickOffsOf } from './fixture.repo.ts'

/**
 * How matches ended, for settling what was said about them: the score after ninety minutes, in
 * basketball that of the whole game with its overtimes.
 */
export async function matchOutcomes(
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, MatchOutcome>> {
  if (ids.length === 0) return new Map()
  const fixtures = await kickOffsOf(db, ids)
  const plays = groupBy(await eventsOf(db, ids), ({ report }) => report.matchId)
  return new Map(
    fixtures.map(({ id, sport, kickoffMs }) => [
      id,
      outcomeOf(standOf(sport, plays.get(id)), kickoffMs),
    ]),
  )
}

interface Stand {
  readonly phase: string
  readonly home: number
  readonly away: number
}

function outcomeOf({ phase, home, away }: Stand, kickoffMs: number): MatchOutcome {
  if (phase === 'finished') return { state: 'finished', home, away }
  if (phase === 'cancelled' || phase === 'deleted') return { state: 'cancelled' }
  // An abandoned match waits for a new date like a postponed one.
  if (phase === 'postponed' || phase === 'abandoned') return { state: 'postponed', kickoffMs }
  return { state: 'open' }
}

function standOf(sport: Sport, plays: readonly PlayRecord[] = []): Stand {
  const reports = plays.map(({ report }) => report)
  if (sport === 'basketball') {
    const { phase, score } = foldBasketball(reports as BasketballReport[], 0)
    return { phase, ...score }
  }
  const { phase, score } = foldMatch(reports as FootballReport[], 0)
  return { phase, ...score.full }
}
