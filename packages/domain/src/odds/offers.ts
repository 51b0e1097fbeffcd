import type { OddsTick } from '#sport/odds.ts'
import { placeOfCompany } from './companies.ts'

/** What one company offered before a match: the first offer, the last, and how often it changed. */
export interface Offers {
  readonly company: number
  readonly first: OddsTick
  readonly now: OddsTick
  readonly changes: number
}

export type Market = 'european' | 'asian' | 'overUnder'

/** Offers of one market made before kick-off, company by company. Prices of the running match are another market. */
export function offersBefore(
  ticks: readonly OddsTick[],
  market: Market,
  kickOffAtMs: number,
): Offers[] {
  return [...byCompany(ticks)]
    .flatMap(([company, all]) => {
      const early = all.filter((tick) => tick.atMs <= kickOffAtMs && isOffered(tick, market))
      const [first, now] = [early[0], early.at(-1)]
      return first && now ? [{ company, first, now, changes: changesOf(early, market) }] : []
    })
    .toSorted((a, b) => placeOfCompany(a.company) - placeOfCompany(b.company))
}

/** A company need not offer every market; what it does not offer is all zeros. */
export const isOffered = (tick: OddsTick, market: Market) =>
  market === 'european' ? tick.european.home > 0 : tick[market].first > 0

// A tick carries three markets, and usually one of them moved.
function changesOf(ticks: readonly OddsTick[], market: Market): number {
  return movesOf(ticks, market).length - 1
}

/** The offers at which this market changed, the first one included. */
export const movesOf = (ticks: readonly OddsTick[], market: Market): OddsTick[] =>
  ticks.filter((tick, at) => {
    const before = ticks[at - 1]
    return !before || JSON.stringify(before[market]) !== JSON.stringify(tick[market])
  })

/** One company's offers in the order it numbered them; what was told twice counts once. */
export function byCompany(ticks: readonly OddsTick[]): Map<number, OddsTick[]> {
  const companies = new Map<number, Map<number, OddsTick>>()
  for (const tick of ticks) {
    const known = companies.get(tick.company) ?? new Map<number, OddsTick>()
    known.set(tick.seq, tick)
    companies.set(tick.company, known)
  }
  return new Map(
    [...companies].map(([company, known]) => [
      company,
      [...known.values()].toSorted((a, b) => a.seq - b.seq),
    ]),
  )
}
