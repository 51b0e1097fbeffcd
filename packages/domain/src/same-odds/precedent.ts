import type { House } from '@linmen/contract/kit/codec.ts'
import type { leagueScope } from '@linmen/contract/kit/legacy-words.ts'
import { MAIN_COMPANY } from '#market/companies.ts'
import { byCompany, isOffered, type Market } from '#odds/offers.ts'
import { settleHandicap, settleOver } from '#settlement/five-way.ts'
import type { ClosingOdds, MatchSheet } from '#sport/fixture.ts'
import type { OddsTick } from '#sport/odds.ts'

/** What a company closed a match at, and what became of it: one row that later matches are compared with. */
export interface Precedent {
  readonly company: number
  readonly market: Market
  /** Home, draw, away; or the line and the water of its two sides. */
  readonly prices: readonly [number, number, number]
  /** Above 0 for home, the giving side or over; 0 for a draw or the stake back; a half is one, a whole two. */
  readonly outcome: number
}

export const MARKETS: readonly Market[] = ['european', 'asian', 'overUnder']
const QUARTER = 2500

/** What a finished football match adds to the history. `ticks` are all offers for it that are on record. */
export function precedentsOf(sheet: MatchSheet, ticks: readonly OddsTick[]): Precedent[] {
  const { fixture, result } = sheet
  if (fixture.sport !== 'football' || result?.phase !== 'finished') return []
  const before = ticks.filter(({ atMs }) => atMs <= fixture.kickOffAtMs)
  const told = [...byCompany(before)].map(([company, offers]) => ({ company, offers }))
  return MARKETS.flatMap((market) => {
    const last = new Map(
      told.flatMap(({ company, offers }) => {
        const offer = offers.findLast((tick) => isOffered(tick, market))
        return offer ? [[company, pricesOf(offer, market)] as const] : []
      }),
    )
    // Of old seasons only the main company's last offer is known, as part of the result.
    const { closing } = sheet
    if (closing && isOffered(closing, market) && !last.has(MAIN_COMPANY.football))
      last.set(MAIN_COMPANY.football, pricesOf(closing, market))
    return [...last].flatMap(([company, prices]) => {
      const outcome = outcomeOf(result.full, market, prices[0])
      return outcome === null ? [] : [{ company, market, prices, outcome }]
    })
  })
}

type Prices = Precedent['prices']

/** The three numbers of a market in the order in which they are searched. */
export function pricesOf(offer: ClosingOdds, market: Market): Prices {
  if (market !== 'european') {
    const { first, line, second } = offer[market]
    return [line, first, second]
  }
  const { home, draw, away } = offer.european
  return [home, draw, away]
}

/** Null for a line nobody can settle. */
function outcomeOf(
  { home, away }: { readonly home: number; readonly away: number },
  market: Market,
  line: number,
): number | null {
  if (market === 'european') return 2 * Math.sign(home - away)
  if (!Number.isInteger(line / QUARTER)) return null
  const goals = line / 10_000
  const settled =
    market === 'asian' ? settleHandicap(home - away, -goals) : settleOver(home + away, goals)
  return 2 * settled
}

/** Which prices count as the same. A line is always met exactly, as is everything where no room is given. */
export function priceRanges(
  prices: Prices,
  market: Market,
  room: number,
): readonly { readonly low: number; readonly high: number }[] {
  return prices.map((price, at) => {
    const reach = market !== 'european' && at === 0 ? 0 : room
    return { low: price - reach, high: price + reach }
  })
}

const MARKS: Readonly<Record<Market, readonly [string, string, string, string, string]>> = {
  european: ['负', '负', '平', '胜', '胜'],
  asian: ['输', '输半', '走', '赢半', '赢'],
  overUnder: ['小', '小半', '走', '大半', '大'],
}

/** What became of a precedent in a word or two, as the giving or the over side sees it. */
export const precedentMark = (market: Market, outcome: number): string =>
  MARKS[market][outcome + 2]!

export type LeagueScope = House<typeof leagueScope>

export const SCOPE_NAMES: Readonly<Record<LeagueScope, string>> = {
  all: '全部联赛',
  own: '本联赛',
  bigFive: '五大联赛',
  others: '其他联赛',
}

const BIG_FIVE: ReadonlySet<string> = new Set(['英超', '西甲', '意甲', '德甲', '法甲'])
export const isBigFive = ({ name }: { readonly name: string }) => BIG_FIVE.has(name)
