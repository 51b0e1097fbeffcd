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

/** The round a screen opens with: the first with a match still to end, or the last of all. */
export const currentRound = (rounds: readonly Round[]): Round | null =>
  rounds.find(({ finished, total }) => finished < total) ?? rounds.at(-1) ?? null

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
    total: matches.length,
    finished: matches.filter(({ result }) => result !== null).length,
    matches,
  }
}
