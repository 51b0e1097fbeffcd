/** Companies whose odds are collected, by provider number. Names are masked with one star. */
export const ODDS_COMPANIES = [
  { id: 6, name: '36*' },
  { id: 2, name: '威廉*' },
  { id: 3, name: '皇*' },
  { id: 5, name: '易胜*' },
] as const

export const DEFAULT_FOOTBALL_COMPANY = 6

export const companyName = (id: number) =>
  ODDS_COMPANIES.find((company) => company.id === id)?.name ?? '-'
