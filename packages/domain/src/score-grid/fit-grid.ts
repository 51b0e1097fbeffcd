import { resultChances } from './grid-markets.ts'
import { CELLS, createGrid, fillGrid, SIDE } from './score-grid.ts'

export interface FittedGrid {
  readonly grid: Float64Array
  readonly homeGoals: number
  readonly awayGoals: number
  readonly drawFactor: number
}

const RHO = -0.05
const STEPS = 40

/**
 * The grid that gives exactly these chances of home, draw, away and of three goals or more: the
 * goals of both sides are found by Newton's method, the factor on draws follows from them.
 */
export function fitGrid(
  [home, draw, away]: readonly [number, number, number],
  over: number,
): FittedGrid {
  const grid = new Float64Array(CELLS)
  const wanted = Math.log(home / away)
  let supremacy = 0.6 * wanted
  let total = 2.6 + 1.4 * Math.log(over / (1 - over))
  total = Math.max(total, Math.abs(supremacy) + 0.3)
  let factor = 1
  const misses = new Float64Array(2)
  const miss = (s: number, t: number) => {
    factor = fillWithDraw(grid, (t + s) / 2, (t - s) / 2, draw)
    const [h, , a] = resultChances(grid)
    misses[0] = Math.log(h / a) - wanted
    misses[1] = overTwo(grid) - over
  }
  for (let step = 0; step < STEPS; step++) {
    miss(supremacy, total)
    const [edge, goals] = misses as unknown as [number, number]
    if (Math.abs(edge) + Math.abs(goals) < 1e-12) break
    miss(supremacy + DELTA, total)
    const [es, gs] = [(misses[0]! - edge) / DELTA, (misses[1]! - goals) / DELTA]
    miss(supremacy, total + DELTA)
    const [et, gt] = [(misses[0]! - edge) / DELTA, (misses[1]! - goals) / DELTA]
    const det = es * gt - et * gs
    supremacy -= limited((edge * gt - goals * et) / det)
    total -= limited((goals * es - edge * gs) / det)
    total = Math.max(total, Math.abs(supremacy) + 0.05)
  }
  const [homeGoals, awayGoals] = [(total + supremacy) / 2, (total - supremacy) / 2]
  fillGrid(grid, homeGoals, awayGoals, RHO, factor)
  return { grid, homeGoals, awayGoals, drawFactor: factor }
}

/** The grid of these goals and this factor on draws, as `fitGrid` would have found it. */
export const fittedGrid = (homeGoals: number, awayGoals: number, drawFactor: number) =>
  createGrid(homeGoals, awayGoals, RHO, drawFactor)

const DELTA = 1e-6
const limited = (step: number) => Math.max(-0.7, Math.min(0.7, step))

/** Fills the grid so that draws have this chance; answers with the factor that did it. */
function fillWithDraw(grid: Float64Array, home: number, away: number, draw: number): number {
  fillGrid(grid, home, away, RHO)
  const [, plain] = resultChances(grid)
  const factor = (draw * (1 - plain)) / (plain * (1 - draw))
  const rest = (1 - draw) / (1 - plain)
  for (let h = 0; h < SIDE; h++)
    for (let a = 0; a < SIDE; a++) grid[h * SIDE + a]! *= h === a ? factor * rest : rest
  return factor
}

function overTwo(grid: Float64Array): number {
  let under = 0
  for (let h = 0; h < 3; h++) for (let a = 0; h + a < 3; a++) under += grid[h * SIDE + a]!
  return 1 - under
}
