import { gamesByTeam, type Played } from './played.ts'

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
    const margins = (games.get(teamId) ?? []).map(({ own, other }) => own - other)
    return {
      teamId,
      won: marginCounts(margins),
      lost: marginCounts(margins.map((margin) => -margin)),
    }
  })
}

/** How many of these leads lie in each band. What is no lead is not counted. */
export function marginCounts(margins: readonly number[]): number[] {
  const bands = margins.filter((margin) => margin > 0).map(marginBand)
  return MARGIN_BANDS.map((_, at) => bands.filter((band) => band === at).length)
}

/** The band of a lead: five points each, counted from one. */
export const marginBand = (lead: number) => Math.min(MARGIN_BANDS.length, Math.ceil(lead / 5)) - 1
