import { gamesByTeam, type Played, type TeamGame } from './played.ts'

/** 胜分差: the last band is open. */
export const MARGIN_BANDS = ['1-5', '6-10', '11-15', '16-20', '21-25', '26+'] as const

export interface TeamMargins {
  readonly teamId: string
  /** Games won and lost in each band. */
  readonly won: readonly number[]
  readonly lost: readonly number[]
}

export function marginTable(teamIds: readonly string[], played: readonly Played[]): TeamMargins[] {
  const games = gamesByTeam(played)
  return teamIds.map((teamId) => {
    const own = games.get(teamId) ?? []
    return {
      teamId,
      won: bandCounts(own.filter((game) => game.own > game.other)),
      lost: bandCounts(own.filter((game) => game.own < game.other)),
    }
  })
}

/** The band of a difference: five points each, counted from one. */
export const marginBand = (difference: number) =>
  Math.min(MARGIN_BANDS.length, Math.ceil(Math.abs(difference) / 5)) - 1

function bandCounts(games: readonly TeamGame[]): number[] {
  const bands = games.map(({ own, other }) => marginBand(own - other))
  return MARGIN_BANDS.map((_, at) => bands.filter((band) => band === at).length)
}
