import type { Known } from '@linmen/domain/special/known.ts'
import {
  average,
  europeanCompanies,
  fair,
  greatest,
  headlineOf,
  type SlowSignal,
} from './slow-known.ts'

const MOST = 12
const RHO = -0.05

type Grid = number[][]

/** Two Poisson counts up to twelve, the low scores after Dixon and Coles, draws by a factor, summing to one. */
function gridOf(home: number, away: number, factor: number): Grid {
  const counts = (mean: number) => {
    const chances = [Math.exp(-mean)]
    for (let at = 1; at <= MOST; at++) chances.push((chances[at - 1]! * mean) / at)
    return chances
  }
  const [forHome, forAway] = [counts(home), counts(away)]
  const tau = (h: number, a: number) => {
    if (h > 1 || a > 1) return 1
    if (h === 0 && a === 0) return 1 - home * away * RHO
    if (h === 0) return 1 + home * RHO
    return a === 0 ? 1 + away * RHO : 1 - RHO
  }
  const grid: Grid = []
  let total = 0
  for (let h = 0; h <= MOST; h++) {
    grid.push([])
    for (let a = 0; a <= MOST; a++) {
      const cell = forHome[h]! * forAway[a]! * tau(h, a) * (h === a ? factor : 1)
      grid[h]!.push(cell)
      total += cell
    }
  }
  return grid.map((row) => row.map((cell) => cell / total))
}

function sumOf(grid: Grid, counts: (home: number, away: number) => boolean): number {
  let sum = 0
  grid.forEach((row, h) => row.forEach((cell, a) => (sum += counts(h, a) ? cell : 0)))
  return sum
}

/** Where a rising function passes a value. */
function crossing(low: number, high: number, excess: (at: number) => number): number {
  for (let step = 0; step < 44; step++) {
    const middle = (low + high) / 2
    if (excess(middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Goals and the factor on draws for which the grid has these chances and as many with three goals as without. */
function fitted(chances: readonly number[]) {
  const [home, draw, away] = chances as [number, number, number]
  // Draws are only scaled: who of the two is stronger can be read off the grid without the factor.
  const supremacyAt = (total: number) =>
    crossing(-total + 0.001, total - 0.001, (supremacy) => {
      const grid = gridOf((total + supremacy) / 2, (total - supremacy) / 2, 1)
      return Math.log(sumOf(grid, (h, a) => h > a) / sumOf(grid, (h, a) => h < a) / (home / away))
    })
  const factorAt = (total: number, supremacy: number) => {
    const grid = gridOf((total + supremacy) / 2, (total - supremacy) / 2, 1)
    const plain = sumOf(grid, (h, a) => h === a)
    return (draw * (1 - plain)) / (plain * (1 - draw))
  }
  const total = crossing(0.2, 8, (at) => {
    const supremacy = supremacyAt(at)
    const factor = factorAt(at, supremacy)
    return (
      sumOf(gridOf((at + supremacy) / 2, (at - supremacy) / 2, factor), (h, a) => h + a > 2) - 0.5
    )
  })
  const supremacy = supremacyAt(total)
  return { total, factor: factorAt(total, supremacy) }
}

/** Result chances of the grid in which this handicap is fair. */
function asianChances(european: readonly number[], line: number, wanted: number): number[] {
  const { total, factor } = fitted(european)
  const gridAt = (supremacy: number) => {
    const goals = Math.max(total, Math.abs(supremacy) + 0.1)
    return gridOf((goals + supremacy) / 2, (goals - supremacy) / 2, factor)
  }
  const share = (grid: Grid) => {
    let [won, lost] = [0, 0]
    grid.forEach((row, h) =>
      row.forEach((cell, a) => {
        // In halves of the stake: a margin beyond half a goal is all of it, a quarter is half.
        const by = Math.max(-1, Math.min(1, 2 * (h - a + line)))
        if (by > 0) won += cell * by
        else lost -= cell * by
      }),
    )
    return won / (won + lost)
  }
  const grid = gridAt(crossing(-8, 8, (supremacy) => share(gridAt(supremacy)) - wanted))
  return [
    sumOf(grid, (h, a) => h > a),
    sumOf(grid, (h, a) => h === a),
    sumOf(grid, (h, a) => h < a),
  ]
}

export function slowDifference(known: Known): SlowSignal | null {
  const gaps: number[][] = []
  for (const { last } of europeanCompanies(headlineOf(known))) {
    const { line, first, second } = last.asian
    const prices = [last.european.home, last.european.draw, last.european.away]
    if (prices.some((price) => price <= 100) || first <= 0 || second <= 0) continue
    const european = fair(last)
    const [home, away] = [1 + first / 100, 1 + second / 100]
    const asian = asianChances(european, -line / 10_000, 1 / home / (1 / home + 1 / away))
    gaps.push(asian.map((share, at) => 100 * (share - european[at]!)))
  }
  return gaps.length < 3 ? null : greatest(average(gaps), 0)
}
