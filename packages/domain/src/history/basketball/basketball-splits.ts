import { meanOf } from '#history/team-record.ts'
import type { SeenMatch } from '#history/seen-match.ts'

export interface QuarterMeans {
  readonly period: number
  /** Per match, with one decimal. */
  readonly scored: number
  readonly conceded: number
}

const QUARTERS = [1, 2, 3, 4]

/** A team's points for and against in each quarter, per match. Overtimes belong to no quarter. */
export function quarterMeans(matches: readonly SeenMatch[]): QuarterMeans[] {
  const own = matches.flatMap(({ sheet: { result }, home }) =>
    result?.sport === 'basketball' ? { periods: result.periods, home } : [],
  )
  return QUARTERS.map((period) => {
    const told = own.flatMap(({ periods, home }) => {
      const points = periods[period - 1]
      return points ? { points, home } : []
    })
    const sum = (wanted: boolean) =>
      told.reduce((all, { points, home }) => all + points[home === wanted ? 'home' : 'away'], 0)
    return {
      period,
      scored: meanOf(sum(true), told.length),
      conceded: meanOf(sum(false), told.length),
    }
  })
}

export interface Extreme {
  readonly matchId: string
  readonly value: number
}

/** The match in which a team scored most, and the one in which it scored least; the newer of two alike. */
export function extremesOf(matches: readonly SeenMatch[]): {
  readonly highest: Extreme | null
  readonly lowest: Extreme | null
} {
  const inOrder = matches.toSorted((a, b) => b.scored - a.scored)
  const least = inOrder.at(-1)?.scored
  const lowest = inOrder.find(({ scored }) => scored === least)
  return { highest: extreme(inOrder[0]), lowest: extreme(lowest) }
}

export const overtimesIn = (matches: readonly SeenMatch[]): number =>
  matches.filter(
    ({ sheet: { result } }) => result?.sport === 'basketball' && result.periods.length > 4,
  ).length

const extreme = (match: SeenMatch | undefined): Extreme | null =>
  match ? { matchId: match.sheet.fixture.id, value: match.scored } : null
