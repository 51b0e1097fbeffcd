import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { outcomeOf, type Outcome } from '#history/seen-match.ts'
import type { MatchSheet } from '#sport/fixture.ts'

/** A match that counts: it was played to its end. */
export interface Played {
  readonly matchId: string
  readonly homeId: string
  readonly awayId: string
  readonly kickOffAtMs: number
  /** Ninety minutes in football, everything in basketball. */
  readonly score: Pair
}

export interface FootballPlayed extends Played {
  /** Null where nobody said it. */
  readonly half: Pair | null
}

/** The same match from one side of the pitch. */
export interface TeamGame {
  readonly matchId: string
  readonly kickOffAtMs: number
  readonly opponentId: string
  readonly atHome: boolean
  readonly own: number
  readonly other: number
}

/** Matches that were called off or are still to come count nowhere. Oldest first. */
export function footballPlayed(sheets: readonly MatchSheet[]): FootballPlayed[] {
  return inOrder(
    sheets.flatMap((sheet) =>
      sheet.result?.sport === 'football' && sheet.result.phase === 'finished'
        ? { ...playedOf(sheet, sheet.result.full), half: sheet.result.half ?? null }
        : [],
    ),
  )
}

export function basketballPlayed(sheets: readonly MatchSheet[]): Played[] {
  return inOrder(
    sheets.flatMap((sheet) =>
      sheet.result?.sport === 'basketball' && sheet.result.phase === 'finished'
        ? playedOf(sheet, sheet.result.full)
        : [],
    ),
  )
}

/** Every team's own games, oldest first. `scoreOf` picks the part of the match that is looked at. */
export function gamesByTeam<P extends Played>(
  played: readonly P[],
  scoreOf: (match: P) => Pair | null = (match) => match.score,
): ReadonlyMap<string, readonly TeamGame[]> {
  const games = new Map<string, TeamGame[]>()
  const add = (teamId: string, game: TeamGame) => {
    const known = games.get(teamId)
    if (known) known.push(game)
    else games.set(teamId, [game])
  }
  for (const match of played) {
    const { matchId, kickOffAtMs, homeId, awayId } = match
    const score = scoreOf(match)
    // A half nobody told counts for nobody.
    if (!score) continue
    const { home, away } = score
    const common = { matchId, kickOffAtMs }
    add(homeId, { ...common, opponentId: awayId, atHome: true, own: home, other: away })
    add(awayId, { ...common, opponentId: homeId, atHome: false, own: away, other: home })
  }
  return games
}

export const outcomeFor = ({ own, other }: TeamGame): Outcome => outcomeOf(own - other)

/** Ids are digits: 9 stands before 10. */
export const compareIds = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1)

function playedOf({ fixture }: MatchSheet, score: Pair): Played {
  const { id, homeId, awayId, kickOffAtMs } = fixture
  return { matchId: id, homeId, awayId, kickOffAtMs, score }
}

const inOrder = <P extends Played>(played: P[]): P[] =>
  played.toSorted((a, b) => a.kickOffAtMs - b.kickOffAtMs || compareIds(a.matchId, b.matchId))
