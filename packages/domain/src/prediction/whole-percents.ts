import type { Chances } from './league-model.ts'

const SIDES = ['home', 'draw', 'away'] as const

/** Whole percents that add up to exactly 100: what is missing goes to the largest remainders. */
export function wholePercents(chances: Chances): Chances {
  const total = chances.home + chances.draw + chances.away
  const shares = SIDES.map((side) => ({ side, exact: (100 * chances[side]) / total }))
  const missing = 100 - shares.reduce((sum, { exact }) => sum + Math.floor(exact), 0)
  const raised = new Set(
    shares
      .toSorted((a, b) => (b.exact % 1) - (a.exact % 1))
      .slice(0, missing)
      .map(({ side }) => side),
  )
  const whole = (at: number) =>
    Math.floor(shares[at]!.exact) + (raised.has(shares[at]!.side) ? 1 : 0)
  return { home: whole(0), draw: whole(1), away: whole(2) }
}
