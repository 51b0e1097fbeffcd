import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { companyName } from '@linmen/domain/odds/companies.ts'
import type { LineMarket } from '@linmen/domain/odds/line-label.ts'
import { lineLabel } from '@linmen/domain/odds/line-label.ts'
import {
  decimals,
  europeanMean,
  europeanRows,
  lineMean,
  lineRows,
  percent,
  quoted,
} from '@linmen/domain/odds/market-table.ts'
import { keptUp } from '@linmen/domain/odds/market-offers.ts'
import { byCompany, isOffered, movesOf, type Market } from '@linmen/domain/odds/offers.ts'
import { returnRate } from '@linmen/domain/market/kelly.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { pageOf } from '#kit/page-of.ts'
import {
  bookmakersAt,
  bookmakersOffers,
  oddsOfMatch,
  type MatchOdds,
  type Asking,
} from './odds-of-match.ts'

interface OfMatch {
  readonly matchId: string
  readonly atMs?: number
  readonly pageNo: number
  readonly pageSize: number
}
type OfCompany = OfMatch & { readonly oddsId: string }

export async function europeanTable({ ports }: Asking, input: OfMatch, sport: Sport) {
  const odds = await oddsOfMatch(ports, input.matchId, sport)
  const offers = await bookmakersAt(ports, odds, { market: 'european', atMs: input.atMs })
  return {
    matchId: input.matchId,
    mean: europeanMean(keptUp(offers, odds.sheet.fixture.kickOffAtMs)),
    ...rowsOf(europeanRows(offers), input),
  }
}

/** Handicaps or totals, by sport and market. */
export const lineTable =
  (sport: Sport, market: LineMarket) =>
  async ({ ports }: Asking, input: OfMatch) => {
    const odds = await oddsOfMatch(ports, input.matchId, sport)
    const offers = await bookmakersAt(ports, odds, { market, atMs: input.atMs })
    return {
      matchId: input.matchId,
      mean: lineMean(keptUp(offers, odds.sheet.fixture.kickOffAtMs), market, sport),
      ...rowsOf(lineRows(offers, market, sport), input),
    }
  }

export async function europeanHistory({ ports }: Asking, input: OfCompany) {
  const odds = await oddsOfMatch(ports, input.matchId, 'football')
  const { rows, ...page } = historyOf(odds, input, 'european')
  return {
    ...page,
    rows: rows.map((tick) => ({
      ...moved(odds, tick),
      odds: tick.european,
      returnRate: percent(returnRate(decimals(tick.european))),
    })),
  }
}

export const lineHistory =
  (market: LineMarket) =>
  async ({ ports }: Asking, input: OfCompany) => {
    const odds = await oddsOfMatch(ports, input.matchId, 'football')
    const { rows, ...page } = historyOf(odds, input, market)
    return {
      ...page,
      rows: rows.map((tick) => ({
        ...moved(odds, tick),
        odds: tick[market],
        label: lineLabel(tick[market].line, market, 'football'),
      })),
    }
  }

export async function basketballHistory({ ports }: Asking, input: OfCompany) {
  const odds = await oddsOfMatch(ports, input.matchId, 'basketball')
  const { rows, ...page } = historyOf(odds, input)
  return {
    ...page,
    rows: rows.map((tick) => ({
      ...moved(odds, tick),
      european: tick.european,
      asian: tick.asian,
      overUnder: tick.overUnder,
    })),
  }
}

/** All three markets of every company side by side. */
export async function basketballMarkets({ ports }: Asking, { matchId }: { matchId: string }) {
  const offers = bookmakersOffers(await oddsOfMatch(ports, matchId, 'basketball'), 'asian')
  return {
    matchId,
    rows: offers.map(({ first, now, ...offer }) => ({
      ...quoted({ first, now, ...offer }),
      european: { first: first.european, now: now.european },
      asian: { first: first.asian, now: now.asian },
      overUnder: { first: first.overUnder, now: now.overUnder },
    })),
  }
}

/** One company's offers, newest first. A company that offers nothing here has an empty history. */
function historyOf({ ticks }: MatchOdds, input: OfCompany, market?: Market) {
  const company = Number(input.oddsId)
  const own = byCompany(ticks).get(company) ?? []
  const told = market
    ? movesOf(
        own.filter((tick) => isOffered(tick, market)),
        market,
      )
    : own
  return {
    matchId: input.matchId,
    company: Number.isSafeInteger(company) ? company : 0,
    name: companyName(company),
    ...rowsOf(told.toReversed(), input),
  }
}

function rowsOf<Row>(all: readonly Row[], input: OfMatch) {
  const { items, hasNext } = pageOf(all, input)
  return { total: all.length, hasNext, rows: items }
}

const moved = ({ sheet }: MatchOdds, { atMs }: OddsTick) => ({
  atMs,
  inPlay: atMs > sheet.fixture.kickOffAtMs,
})
