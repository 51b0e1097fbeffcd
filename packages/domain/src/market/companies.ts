import type { Company } from '#sport/odds.ts'

/** Everybody whose offers are collected. A number that was ever stored keeps its company. */
export const COMPANIES: readonly Company[] = [
  { id: 6, name: 'Bet365', kind: 'bookmaker' },
  { id: 2, name: '威廉希尔', kind: 'bookmaker' },
  { id: 3, name: '皇冠', kind: 'bookmaker' },
  { id: 5, name: '易胜博', kind: 'bookmaker' },
  { id: 1, name: '澳门', kind: 'bookmaker' },
  { id: 4, name: '立博', kind: 'bookmaker' },
  { id: 7, name: '伟德', kind: 'bookmaker' },
  { id: 8, name: '明陞', kind: 'bookmaker' },
  { id: 9, name: 'Interwetten', kind: 'bookmaker' },
  { id: 10, name: '10BET', kind: 'bookmaker' },
  { id: 11, name: '金宝博', kind: 'bookmaker' },
  { id: 12, name: '沙巴', kind: 'bookmaker' },
  { id: 13, name: '利记', kind: 'bookmaker' },
  { id: 14, name: '永利高', kind: 'bookmaker' },
  { id: 15, name: '盈禾', kind: 'bookmaker' },
  { id: 16, name: '18Bet', kind: 'bookmaker' },
  { id: 17, name: '平博', kind: 'bookmaker' },
  { id: 18, name: '1xBet', kind: 'bookmaker' },
  { id: 19, name: 'Bwin', kind: 'bookmaker' },
  { id: 20, name: 'SNAI', kind: 'bookmaker' },
  { id: 21, name: 'Coral', kind: 'bookmaker' },
  { id: 22, name: 'Eurobet', kind: 'bookmaker' },
  { id: 23, name: '香港马会', kind: 'bookmaker' },
  { id: 24, name: '竞彩官方', kind: 'lottery' },
  { id: 25, name: '必发', kind: 'exchange' },
]

/** The company of both lists' settings until somebody chooses another, and of every closing price. */
export const MAIN_COMPANY = { football: 6, basketball: 5 } as const

export const LOTTERY_COMPANY = 24
export const EXCHANGE_COMPANY = 25

export const companyOf = (id: number): Company | null => BY_ID.get(id) ?? null

const BY_ID = new Map(COMPANIES.map((company) => [company.id, company]))
