import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import {
  basketballReportsOf,
  type NamiBasketballMatch,
} from '@linmen/domain/nami/basketball-snapshot.ts'
import { footballReportsOf, type NamiFootballMatch } from '@linmen/domain/nami/football-snapshot.ts'
import { listOf, numberOf, numbersOf, objectOf, textOf, type Json } from './answer-parts.ts'
import { houseId } from './nami-sheets.ts'

export interface LiveStates {
  football(results: readonly unknown[]): FootballReport[]
  basketball(results: readonly unknown[]): BasketballReport[]
}

/** What the feed's whole matches say that they did not say the last time. */
export function liveStates(): LiveStates {
  const football = new Map<string, Held<NamiFootballMatch>>()
  const basketball = new Map<string, Held<NamiBasketballMatch>>()
  return {
    football: (results) =>
      results.flatMap((each) => news(football, footballMatch(objectOf(each)), footballReportsOf)),
    basketball: (results) =>
      results.flatMap((each) =>
        news(basketball, basketballMatch(objectOf(each)), basketballReportsOf),
      ),
  }
}

interface Snapshot {
  readonly id: string
  readonly updatedAtMs: number
}

interface Held<Match> {
  readonly match: Match
  /** When the feed says it last touched the match. */
  readonly statedMs: number
}

const KEPT = 4000
const SECOND_MS = 1000

/**
 * An answer that is older than the last one came late and says nothing. Two that differ under one time contradict
 * each other: the one that was given later counts, as a second later.
 */
function news<Match extends Snapshot, Report>(
  held: Map<string, Held<Match>>,
  told: Match | null,
  reportsOf: (now: Match, before: Match | null) => Report[],
): Report[] {
  if (!told) return []
  const before = held.get(told.id)
  const statedMs = told.updatedAtMs
  if (before && (statedMs < before.statedMs || isSame(told, before.match))) return []
  const updatedAtMs = Math.max(statedMs, before ? before.match.updatedAtMs + SECOND_MS : 0)
  const match = { ...told, updatedAtMs }
  held.delete(told.id)
  held.set(told.id, { match, statedMs })
  if (held.size > KEPT) held.delete(held.keys().next().value!)
  return reportsOf(match, before?.match ?? null)
}

const isSame = (told: Snapshot, held: Snapshot) =>
  JSON.stringify({ ...told, updatedAtMs: 0 }) === JSON.stringify({ ...held, updatedAtMs: 0 })

/** `score`: number, status, home, away, begin of the half, remark. */
function footballMatch(match: Json): NamiFootballMatch | null {
  const [, status, home, away, from, note] = listOf(match['score'])
  if (textOf(match['id']) === '' || !Array.isArray(home) || !Array.isArray(away)) return null
  const halfFromS = numberOf(from)
  return {
    id: houseId('football', match['id']),
    statusCode: numberOf(status),
    home: numbersOf(home),
    away: numbersOf(away),
    halfFromMs: halfFromS > 0 ? halfFromS * SECOND_MS : null,
    note: textOf(note),
    events: listOf(match['incidents']).map(objectOf).map(eventOf),
    updatedAtMs: numberOf(match['updated_at']) * SECOND_MS,
  }
}

const eventOf = (event: Json) => ({
  type: numberOf(event['type']),
  position: numberOf(event['position']),
  minute: numberOf(event['time']),
  player: textOf(event['player_name']) || textOf(event['in_player_name']),
  other: textOf(event['assist1_name']) || textOf(event['out_player_name']),
})

/** `score`: number, status, seconds left, home, away. */
function basketballMatch(match: Json): NamiBasketballMatch | null {
  const [, status, secondsLeft, home, away] = listOf(match['score'])
  if (textOf(match['id']) === '' || !Array.isArray(home) || !Array.isArray(away)) return null
  const pair = (value: unknown) => {
    const [one = 0, other = 0] = numbersOf(value)
    return { home: one, away: other }
  }
  return {
    id: houseId('basketball', match['id']),
    statusCode: numberOf(status),
    home: numbersOf(home),
    away: numbersOf(away),
    secondsLeft: numberOf(secondsLeft),
    running: numberOf(match['running']) === 1,
    fouls: pair(match['fouls']),
    timeOuts: pair(match['timeouts']),
    note: textOf(match['note']),
    updatedAtMs: numberOf(match['updated_at']) * SECOND_MS,
  }
}
