import type { MatchSheet } from '#sport/fixture.ts'
import { groupedBy } from './grouped.ts'

/** The matches of one stage that are announced under one number, or under one name where there is none. */
export interface Round {
  readonly stageId: string
  readonly round: number | null
  readonly name: string
  readonly firstAtMs: number
  readonly lastAtMs: number
  readonly total: number
  readonly finished: number
  readonly matches: readonly MatchSheet[]
}

/** Rounds in the order in which they begin, not in the order of their numbers: some are brought forward. */
export function roundsOf(sheets: readonly MatchSheet[]): Round[] {
  return [...groupedBy(sheets, roundKey).values()]
    .map(roundFrom)
    .toSorted((a, b) => a.firstAtMs - b.firstAtMs || (a.round ?? 0) - (b.round ?? 0))
}

/**
 * The round a screen opens with: the one whose next match comes first, or the last of all. A match that was put off to
 * the end of the season does not hold its old round back.
 */
export function currentRound(rounds: readonly Round[]): Round | null {
  const next = rounds.map(nextAtMs)
  const first = Math.min(...next)
  return (Number.isFinite(first) ? rounds[next.indexOf(first)] : rounds.at(-1)) ?? null
}

const nextAtMs = ({ matches }: Round): number =>
  Math.min(
    ...matches.filter(({ result }) => result === null).map(({ fixture }) => fixture.kickOffAtMs),
  )

const roundKey = ({ fixture: { stageId, round, roundName } }: MatchSheet) =>
  `${stageId}|${round ?? roundName}`

function roundFrom(matches: readonly MatchSheet[]): Round {
  const { stageId, round, roundName } = matches[0]!.fixture
  const times = matches.map(({ fixture }) => fixture.kickOffAtMs)
  return {
    stageId,
    round,
    name: roundName,
    firstAtMs: Math.min(...times),
    lastAtMs: Math.max(...times),
    // What was put off is there again under its new date.
    total: matches.filter(({ result }) => result?.phase !== 'postponed').length,
    finished: matches.filter(({ result }) => result?.phase === 'finished').length,
    matches,
  }
}
