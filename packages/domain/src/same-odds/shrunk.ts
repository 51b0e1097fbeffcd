import type { EuropeanCounts } from './query.ts'

/**
 * Chances from precedents, drawn towards the odds themselves as if the odds were a thousand more
 * matches. On 11,976 matches of 2014/15–2018/19 almost raw shares (weight ½) score .2232 RPS, this
 * weight .20540 and the odds alone .20539: precedents are history, not a forecast.
 */
export function shrunkChances(
  { n, home, draw, away }: EuropeanCounts,
  market: readonly [number, number, number],
  weight = 1000,
): [number, number, number] {
  const share = (count: number, chance: number) => (count + weight * chance) / (n + weight)
  return [share(home, market[0]), share(draw, market[1]), share(away, market[2])]
}
