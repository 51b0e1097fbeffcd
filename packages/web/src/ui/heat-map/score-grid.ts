export interface ScoreCell {
  home: number
  away: number
  /** Percent. */
  value: number
  outcome: 'home' | 'draw' | 'away'
  /** Five steps of colour, 0 to 4, against the likeliest score. */
  step: 0 | 1 | 2 | 3 | 4
  /** One of the three likeliest exact scores. */
  top: boolean
}

/** Rows are home goals, columns away goals; the last of each gathers that many and more. */
export function scoreGrid(values: readonly (readonly number[])[]): ScoreCell[][] {
  const cells = values.map((row, home) => row.map((value, away) => ({ home, away, value })))
  const best = likeliest(values)
  const highest = best[0]?.value ?? 0
  return cells.map((row) =>
    row.map((cell) => ({
      ...cell,
      outcome: cell.home > cell.away ? 'home' : cell.home === cell.away ? 'draw' : 'away',
      step: stepOf(highest > 0 ? cell.value / highest : 0),
      top: best.some(({ home, away }) => home === cell.home && away === cell.away),
    })),
  )
}

/** The three likeliest exact scores; a gathered row or column is not one score. */
export function likeliest(values: readonly (readonly number[])[]) {
  return values
    .slice(0, -1)
    .flatMap((row, home) => row.slice(0, -1).map((value, away) => ({ home, away, value })))
    .sort((one, other) => other.value - one.value)
    .slice(0, 3)
}

function stepOf(share: number): ScoreCell['step'] {
  if (share > 0.8) return 4
  if (share > 0.5) return 3
  if (share > 0.25) return 2
  return share > 0.08 ? 1 : 0
}
