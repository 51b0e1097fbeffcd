import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { Club } from '#basketball/atlas/clubs.ts'

/** Wins and points of every club of a league while a season goes on. */
export interface Table {
  note(home: Club, away: Club, score: Pair): void
  hasPlayed(club: Club): boolean
  /** Clubs of one conference, or of all, from the first place to the last. */
  order(conference: number | null): readonly Club[]
}

interface Row {
  readonly club: Club
  won: number
  played: number
  difference: number
}

/** By share of wins, then difference of points, then number. */
export function tableOf(clubs: readonly Club[]): Table {
  const rows = clubs.map((club): Row => ({ club, won: 0, played: 0, difference: 0 }))
  const note = (row: Row, own: number, other: number) => {
    row.played += 1
    row.won += own > other ? 1 : 0
    row.difference += own - other
  }
  return {
    note(home, away, score) {
      note(rows[home.at]!, score.home, score.away)
      note(rows[away.at]!, score.away, score.home)
    },
    hasPlayed: ({ at }) => rows[at]!.played > 0,
    order: (conference) =>
      rows
        .filter(({ club }) => conference === null || club.conference === conference)
        .toSorted(
          (a, b) => share(b) - share(a) || b.difference - a.difference || a.club.at - b.club.at,
        )
        .map(({ club }) => club),
  }
}

const share = ({ won, played }: Row) => (played === 0 ? 0 : won / played)
