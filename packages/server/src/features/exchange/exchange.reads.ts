import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import { exchangeView } from '@linmen/domain/market/exchange.ts'
import { matchedByHour } from '@linmen/domain/market/matched-hours.ts'
import { marketProbabilities } from '@linmen/domain/market/kelly.ts'
import { decimals, percent, twoPlaces } from '@linmen/domain/odds/market-table.ts'
import { marketOffers } from '@linmen/domain/odds/market-offers.ts'
import { offersAt } from '@linmen/domain/odds/offers.ts'
import type { DepthRecord, Volume } from '@linmen/domain/sport/depth.ts'
import { archiveOf, type Archive } from '#features/archive/public.ts'
import { pageOf } from '#kit/page-of.ts'
import type { Ports } from '#kit/ports.ts'
import { query } from '#kit/query.ts'
import { refuseUnknown } from '#kit/refused.ts'

type Matched = DepthRecord & Volume & { readonly draw: NonNullable<Volume['draw']> }

const FORMULA =
  '成交比例 = 该项成交额 ÷ 总成交额；占比差 = 成交比例 − 市场概率（百分点）；冷热指数 = (成交比例 − 市场概率) ÷ 市场概率 × 100；市场概率为欧指表各公司赛前最新欧指去水后的平均；盈亏 = 总成交额 − 该项成交额 × 成交价。成交额与成交价都取交易所开赛前最后一次公布的，开赛后的成交不计入。'

const OUTCOMES = ['home', 'draw', 'away'] as const

/** The newest amounts; nothing unless money was matched on all three outcomes (spec 001 §5). */
export async function amountsOfMatch(ports: Ports, matchId: string) {
  const archive = archiveOf(ports)
  await knownFootball(archive, matchId)
  const newest = (await volumesOf(archive, matchId)).at(-1)
  return { amounts: newest ? { matchId, ...amountsOf(newest) } : null }
}

export const exchange = query(matchDetailEndpoints.exchange, (_db, { matchId }, { ports }) =>
  amountsOfMatch(ports, matchId),
)

/**
 * Money and prices of before play, beside the chances of before play: what was staked at kick-off times a price of the
 * last minutes would be nobody's profit.
 */
export const exchangeBoard = query(
  matchDetailEndpoints.exchangeBoard,
  async (_db, { matchId }, { ports, nowMs }) => {
    const archive = archiveOf(ports)
    const { fixture } = await knownFootball(archive, matchId)
    const volumes = await volumesOf(archive, matchId)
    const offers = offersAt(await archive.odds(matchId), 'european', fixture.kickOffAtMs)
    const prices = marketOffers(offers).map(({ now }) => decimals(now.european))
    const closing = volumes.findLast(({ atMs }) => atMs <= fixture.kickOffAtMs)
    return {
      matchId,
      formula: FORMULA,
      board: closing && prices.length > 0 ? boardOf(closing, prices) : null,
      history: volumes.map(amountsOf),
      hours: matchedByHour(volumes.map(amountsOf), Math.min(nowMs, fixture.kickOffAtMs)),
    }
  },
)

const PAGE = 20

export const exchangeTrades = query(
  matchDetailEndpoints.exchangeTrades,
  async (_db, { matchId, order, atMs: untilMs = Infinity, pageNo }, { ports }) => {
    const archive = archiveOf(ports)
    await knownFootball(archive, matchId)
    const trades = (await archive.depth(matchId))
      .filter((each) => each.kind === 'trade')
      .filter(({ atMs }) => atMs <= untilMs)
    const all = trades.reduce((sum, { amount }) => sum + amount, 0)
    const sorted = trades.toSorted((a, b) =>
      order === 'largest' ? b.amount - a.amount : b.atMs - a.atMs,
    )
    const { items, hasNext } = pageOf(sorted, { pageNo, pageSize: PAGE })
    return {
      matchId,
      total: sorted.length,
      hasNext,
      trades: items.map(({ atMs, outcome, action, price, amount }) => ({
        atMs,
        outcome,
        action,
        price: price / 100,
        amount,
        share: percent(amount / all),
      })),
    }
  },
)

async function knownFootball(archive: Archive, matchId: string) {
  const sheet = await archive.match(matchId)
  return sheet?.fixture.sport === 'football' ? sheet : refuseUnknown('match.not_found')
}

async function volumesOf(archive: Archive, matchId: string): Promise<Matched[]> {
  const records = await archive.depth(matchId)
  return records.filter(
    (each): each is Matched =>
      each.kind === 'volume' &&
      each.draw !== null &&
      OUTCOMES.every((outcome) => (each[outcome]?.amount ?? 0) > 0),
  )
}

const amountsOf = ({ atMs, home, draw, away }: Matched) => ({
  atMs,
  home: home.amount,
  draw: draw.amount,
  away: away.amount,
})

function boardOf(volume: Matched, prices: readonly (readonly number[])[]) {
  const chances = marketProbabilities(prices)
  const matched = OUTCOMES.map((outcome) => ({
    volume: volume[outcome].amount,
    price: volume[outcome].price / 100,
  }))
  const views = exchangeView(matched, chances) ?? []
  return {
    ...amountsOf(volume),
    companies: prices.length,
    sides: views.map((view, at) => ({
      outcome: OUTCOMES[at]!,
      amount: matched[at]!.volume,
      price: matched[at]!.price,
      // With all its places: who subtracts the rounded ones is off by a tenth.
      chance: chances[at]! * 100,
      share: percent(view.share),
      index: percent(view.index),
      heat: Math.round(view.heat),
      profit: Math.round(view.profit),
      profitIndex: twoPlaces(view.profitIndex),
    })),
  }
}
