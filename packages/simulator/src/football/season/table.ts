import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { Club } from './clubs.ts'
import type { Match } from './match.ts'

/** A match of a table and its score; null if it did not count. */
export interface Scored {
  readonly match: Match
  readonly score: Pair | null
}

/** Clubs from the first place to the last: points, goal difference, goals, then number. */
export function standing(clubs: readonly Club[], played: Iterable<Scored>): Club[] {
  const rows = new Map(clubs.map((club) => [club.id, { club, points: 0, difference: 0, goals: 0 }]))
  const note = (teamId: string, own: number, other: number) => {
    const row = rows.get(teamId)!
    row.points += own > other ? 3 : own === other ? 1 : 0
    row.difference += own - other
    row.goals += own
  }
  for (const { match, score } of played) {
    if (!score) continue
    note(match.home.id, score.home, score.away)
    note(match.away.id, score.away, score.home)
  }
  return [...rows.values()]
    .toSorted(
      (a, b) =>
        b.points - a.points ||
        b.difference - a.difference ||
        b.goals - a.goals ||
        Number(a.club.id) - Number(b.club.id),
    )
    .map(({ club }) => club)
}
