import { COMPANIES, companyOf } from '#market/companies.ts'

/** Companies a match list may show, by provider number. */
export const ODDS_COMPANIES = [6, 2, 3, 5].map((id) => ({ id, name: companyName(id) }))

export const DEFAULT_FOOTBALL_COMPANY = 6

/** Names of bookmakers are masked with one star; the lottery and the exchange are named. */
export function companyName(id: number): string {
  const company = companyOf(id)
  if (!company) return '-'
  return company.kind === 'bookmaker' ? masked(company.name) : company.name
}

/** Bookmakers in the order in which every table lists them. */
export const placeOfCompany = (id: number) => PLACES.get(id) ?? COMPANIES.length

const PLACES = new Map(COMPANIES.map((company, at) => [company.id, at]))

function masked(name: string): string {
  // Everybody knows it by its figures.
  if (name === 'Bet365') return '36*'
  return `${name.slice(0, Math.min(2, name.length - 1))}*`
}
