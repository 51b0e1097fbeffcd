import { meanOf } from '#history/team-record.ts'
import { byName } from '#sport/name-order.ts'
import { sharedPlaces } from './shared-places.ts'

/** What one player did over a number of matches. Figures are totals. */
export interface PlayerLine {
  readonly playerId: string
  readonly name: string
  readonly teamId: string
  readonly teamName: string
  readonly appearances: number
  readonly figures: Readonly<Record<string, number>>
}

export interface Leader extends PlayerLine {
  readonly rank: number
  readonly value: number
}

/** What players are ranked by, and what puts those in order who are equal in it. */
export interface Ranking {
  readonly by: string
  readonly tie: string
}

/**
 * Most of one figure first. Equals share a place and stand by the second figure, then who needed fewer matches,
 * then as their names are read.
 */
export function leadersBy(
  lines: readonly PlayerLine[],
  { by, tie }: Ranking,
  count: number,
): Leader[] {
  const inOrder = lines
    .map((line) => ({ ...line, value: line.figures[by] ?? 0 }))
    .toSorted(
      (a, b) =>
        b.value - a.value ||
        (b.figures[tie] ?? 0) - (a.figures[tie] ?? 0) ||
        a.appearances - b.appearances ||
        byName(a.name, b.name),
    )
  return placed(inOrder, count)
}

/**
 * The same per match, to one decimal: what looks equal is equal. Equals stand by who has played more, then as their
 * names are read. Who has played too little is left out: one good evening is no season.
 */
export function leadersPerMatch(
  lines: readonly PlayerLine[],
  figure: string,
  count: number,
): Leader[] {
  const least = leastMatches(lines)
  const inOrder = lines
    .filter(({ appearances }) => appearances >= least)
    .map((line) => ({ ...line, value: meanOf(line.figures[figure] ?? 0, line.appearances) }))
    .toSorted(
      (a, b) => b.value - a.value || b.appearances - a.appearances || byName(a.name, b.name),
    )
  return placed(inOrder, count)
}

/** A third of the most matches of anyone, and at least one: so many make an average. */
export const leastMatches = (lines: readonly PlayerLine[]): number =>
  Math.max(1, Math.ceil(Math.max(0, ...lines.map(({ appearances }) => appearances)) / 3))

function placed(inOrder: readonly Omit<Leader, 'rank'>[], count: number): Leader[] {
  const leading = inOrder.filter(({ value }) => value > 0).slice(0, count)
  const places = sharedPlaces(leading.map(({ value }) => value))
  return leading.map((line, at) => ({ ...line, rank: places[at]! }))
}
