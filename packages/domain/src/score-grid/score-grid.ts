/** Scores from 0:0 to 12:12. What lies beyond is shared out among them when a grid is made to sum to one. */
export const SIDE = 13
export const CELLS = SIDE * SIDE

/**
 * Fills `out` with the probability of every score: two Poisson counts with Dixon and Coles' change
 * of the four lowest scores, and a factor on draws. Sums to one.
 */
export function fillGrid(
  out: Float64Array,
  homeGoals: number,
  awayGoals: number,
  rho = 0,
  drawFactor = 1,
): void {
  let home = Math.exp(-homeGoals)
  let total = 0
  for (let h = 0; h < SIDE; h++) {
    let cell = home * Math.exp(-awayGoals)
    for (let a = 0; a < SIDE; a++) {
      let value = cell
      if (h < 2 && a < 2) value *= lowScore(h, a, homeGoals, awayGoals, rho)
      if (h === a) value *= drawFactor
      out[h * SIDE + a] = value
      total += value
      cell *= awayGoals / (a + 1)
    }
    home *= homeGoals / (h + 1)
  }
  for (let i = 0; i < CELLS; i++) out[i]! /= total
}

/** Dixon and Coles 1997, τ. */
function lowScore(h: number, a: number, home: number, away: number, rho: number): number {
  if (h === 0) return a === 0 ? 1 - home * away * rho : 1 + home * rho
  return a === 0 ? 1 + away * rho : 1 - rho
}

export function createGrid(
  homeGoals: number,
  awayGoals: number,
  rho = 0,
  drawFactor = 1,
): Float64Array {
  const grid = new Float64Array(CELLS)
  fillGrid(grid, homeGoals, awayGoals, rho, drawFactor)
  return grid
}
