import type { OddsTick } from '#sport/odds.ts'
import { placeOfCompany } from './companies.ts'
import { oddsAt } from './odds-at.ts'

/** What one company had offered by a moment: the first offer, the last, and how often it changed. */
export interface Offers {
  readonly company: number
  readonly first: OddsTick
  readonly now: OddsTick
  readonly changes: number
}

export type Market = 'european' | 'asian' | 'overUnder'

/**
 * Offers of one market as they stood at a moment, company by company. At kick-off that is what every table shows:
 * prices of the running match are another market.
 */
export function offersAt(ticks: readonly OddsTick[], market: Market, atMs: number): Offers[] {
  const told = byCompany(ticks.filter((tick) => tick.atMs <= atMs))
  return [...oddsAt(ticks, atMs)]
    .filter(([, { now }]) => isOffered(now, market))
    .map(([company, { first, now }]) => ({
      company,
      first,
      now,
      changes: movesOf(told.get(company) ?? [], market).length - 1,
    }))
    .toSorted((a, b) => placeOfCompany(a.company) - placeOfCompany(b.company))
}

/**
 * The offers that make one market. What a company said before play, or before the goal that has just fallen, it does
 * not offer any more (`marketBreak`): beside prices of now it would make a mean nobody ever paid. Null: nothing has
 * broken the market yet.
 */
export const standingOffers = (offers: readonly Offers[], brokenMs: number | null): Offers[] =>
  offers.filter(({ now }) => brokenMs === null || now.atMs > brokenMs)

/** A company need not offer every market; what it does not offer is all zeros. */
export const isOffered = (offer: Pick<OddsTick, Market>, market: Market) =>
  market === 'european' ? offer.european.home > 0 : offer[market].first > 0

/** The offers at which this market changed, the first one included: a tick carries all three, and usually one moved. */
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
