import { priceOf, type FootballRow } from '#match-files/football-row.ts'
import { settleHandicap, SETTLEMENT_NAMES } from '#settlement/five-way.ts'

/** Which past matches count: one company's prices, before a date, near the given odds. */
export interface SameOddsQuery {
  readonly kind: 'european' | 'asian'
  /** Prefix of the company's columns; `B365` opening, `B365C` closing. */
  readonly provider: string
  /** Home, draw, away; or the home line and the two prices. */
  readonly odds: readonly [number, number, number]
  /** As of this day: only matches before it are known. */
  readonly day: number
  readonly div: string
  /** How far each price may be off; a line is always met exactly. */
  readonly tolerance?: number
  /** Leagues to search in; every league when left out. */
  readonly leagues?: readonly string[]
  readonly sinceDay?: number
}

export type EuropeanCounts = { n: number; home: number; draw: number; away: number }
export type AsianCounts = {
  n: number
  win: number
  halfWin: number
  push: number
  halfLose: number
  lose: number
}

export interface SameOddsAnswer {
  readonly all: EuropeanCounts | AsianCounts
  readonly sameLeague: EuropeanCounts | AsianCounts
  /** Ids of the last hundred, the latest first. */
  readonly last100: readonly string[]
}

/** Prices are compared as whole ten-thousandths: 3.3 and 3.3000000000000003 are the same odds. */
export const units = (value: number): number => Math.round(value * 10_000)

export function pricesOf(
  row: FootballRow,
  kind: SameOddsQuery['kind'],
  provider: string,
): [number, number, number] {
  const price = (name: string) => units(priceOf(row.prices, name))
  if (kind === 'european')
    return [price(`${provider}H`), price(`${provider}D`), price(`${provider}A`)]
  const line = provider.endsWith('C') ? 'AHCh' : 'AHh'
  return [price(line), price(`${provider}AHH`), price(`${provider}AHA`)]
}

export function isHit(
  prices: readonly [number, number, number],
  { kind, odds, tolerance = 0 }: SameOddsQuery,
): boolean {
  const room = units(tolerance)
  return prices.every(
    (price, at) => Math.abs(price - units(odds[at]!)) <= (kind === 'asian' && at === 0 ? 0 : room),
  )
}

export function isInScope(row: FootballRow, { day, sinceDay = -Infinity, leagues }: SameOddsQuery) {
  return row.day < day && row.day >= sinceDay && (!leagues || leagues.includes(row.div))
}

export function emptyCounts(kind: SameOddsQuery['kind']): EuropeanCounts | AsianCounts {
  if (kind === 'european') return { n: 0, home: 0, draw: 0, away: 0 }
  return { n: 0, win: 0, halfWin: 0, push: 0, halfLose: 0, lose: 0 }
}

/** Counts one precedent: its result, or what the home side made of the line. */
export function countRow(
  counts: EuropeanCounts | AsianCounts,
  { homeGoals, awayGoals }: FootballRow,
  line: number,
): void {
  counts.n++
  const margin = homeGoals - awayGoals
  if ('draw' in counts) counts[margin > 0 ? 'home' : margin < 0 ? 'away' : 'draw']++
  else counts[SETTLEMENT_NAMES[settleHandicap(margin, line)]]++
}
