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

/** Most of one figure first; then who needed fewer matches. Equal in both, they share a rank. */
export function leadersBy(lines: readonly PlayerLine[], figure: string, count: number): Leader[] {
  return ranked(
    lines.map((line) => ({ ...line, value: line.figures[figure] ?? 0 })),
    count,
  )
}

/**
 * The same per match. Who appeared in less than a third of the most matches of anyone is left out: one good
 * evening is no season.
 */
export function leadersPerMatch(
  lines: readonly PlayerLine[],
  figure: string,
  count: number,
): Leader[] {
  const most = Math.max(0, ...lines.map(({ appearances }) => appearances))
  const regulars = lines.filter(({ appearances }) => appearances > 0 && appearances * 3 >= most)
  return ranked(
    regulars.map((line) => ({ ...line, value: (line.figures[figure] ?? 0) / line.appearances })),
    count,
  )
}

function ranked(lines: readonly Omit<Leader, 'rank'>[], count: number): Leader[] {
  const inOrder = lines
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value || a.appearances - b.appearances)
    .slice(0, count)
  return inOrder.map((line) => ({
    ...line,
    rank:
      1 +
      inOrder.findIndex(
        ({ value, appearances }) => value === line.value && appearances === line.appearances,
      ),
  }))
}
