import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'

/** What a real file and the demo world both know of a match. Counts that are not known are null. */
export interface CountedMatch {
  readonly full: Pair
  readonly half: Pair | null
  readonly corners: Pair | null
  readonly yellowCards: Pair | null
  readonly redCards: Pair | null
}

/** Averages and shares by which one football is like another. */
export interface FootballFigures {
  readonly matches: number
  readonly goals: number
  readonly homeGoals: number
  readonly awayGoals: number
  readonly homeWins: number
  readonly draws: number
  readonly awayWins: number
  readonly over2_5: number
  readonly bothScore: number
  /** Share of all goals. */
  readonly firstHalfGoals: number
  readonly homeCorners: number
  readonly awayCorners: number
  readonly homeYellowCards: number
  readonly awayYellowCards: number
  readonly redCards: number
}

export function footballFigures(matches: readonly CountedMatch[]): FootballFigures {
  const mean = (count: (match: CountedMatch) => number | undefined) => {
    const known = matches.flatMap((match) => count(match) ?? [])
    return known.reduce((sum, value) => sum + value, 0) / known.length
  }
  const share = (holds: (full: Pair) => boolean) => mean(({ full }) => (holds(full) ? 1 : 0))
  const halves = matches.filter(({ half }) => half)
  const goalsOf = (pairs: readonly Pair[]) => pairs.reduce((sum, pair) => sum + all(pair), 0)
  return {
    matches: matches.length,
    goals: mean(({ full }) => all(full)),
    homeGoals: mean(({ full }) => full.home),
    awayGoals: mean(({ full }) => full.away),
    homeWins: share(({ home, away }) => home > away),
    draws: share(({ home, away }) => home === away),
    awayWins: share(({ home, away }) => home < away),
    over2_5: share((full) => all(full) > 2),
    bothScore: share(({ home, away }) => home > 0 && away > 0),
    firstHalfGoals:
      goalsOf(halves.map(({ half }) => half!)) / goalsOf(halves.map(({ full }) => full)),
    homeCorners: mean(({ corners }) => corners?.home),
    awayCorners: mean(({ corners }) => corners?.away),
    homeYellowCards: mean(({ yellowCards }) => yellowCards?.home),
    awayYellowCards: mean(({ yellowCards }) => yellowCards?.away),
    redCards: mean(({ redCards }) => (redCards ? all(redCards) : undefined)),
  }
}

const all = ({ home, away }: Pair): number => home + away
