import { companyOf } from '#market/companies.ts'

/**
 * Those whose prices make the market, the same wherever a mean of it is told: every company of the table of prices, the
 * national lottery among them, but not the exchange. Its prices are bids of the public, not a company's.
 */
export const marketOffers = <Offer extends { readonly company: number }>(
  offers: readonly Offer[],
): Offer[] => offers.filter(({ company }) => companyOf(company)?.kind !== 'exchange')
