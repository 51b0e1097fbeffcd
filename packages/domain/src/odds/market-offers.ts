import { companyOf } from '#market/companies.ts'

/**
 * Those whose prices make the market, the same wherever a mean of it is told: every company of the table of prices, the
 * national lottery among them, but not the exchange. Its prices are bids of the public, not a company's.
 */
export const marketOffers = <Offer extends { readonly company: number }>(
  offers: readonly Offer[],
): Offer[] => offers.filter(({ company }) => companyOf(company)?.kind !== 'exchange')

/** In play a price that stood this long beside moving ones is one its company no longer keeps up. */
const STALE_MS = 10 * 60_000

/** Whether a price of play was left standing while others went on. Before kick-off a price may stand for days. */
export const isLeftStanding = (
  atMs: number,
  { newestMs, kickOffAtMs }: { readonly newestMs: number; readonly kickOffAtMs: number },
): boolean => newestMs > kickOffAtMs && newestMs - atMs > STALE_MS

/** Those that keep up: of prices of play the ones left standing do not count in the mean. */
export function keptUp<Offer extends { readonly now: { readonly atMs: number } }>(
  offers: readonly Offer[],
  kickOffAtMs: number,
): Offer[] {
  const newestMs = Math.max(...offers.map(({ now }) => now.atMs))
  return offers.filter(({ now }) => !isLeftStanding(now.atMs, { newestMs, kickOffAtMs }))
}
