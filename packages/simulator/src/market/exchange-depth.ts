import { EXCHANGE_COMPANY } from '@linmen/domain/market/companies.ts'
import type { DepthRecord, Stake } from '@linmen/domain/sport/depth.ts'
import { exchangeGrowth } from './exchange-growth.ts'
import { largeTrades } from './exchange-trades.ts'
import { houseHistory } from './house-history.ts'
import { houseOf } from './houses.ts'
import { hasExchange } from './moments.ts'
import type { MatchMarket } from './quote.ts'

/** Volumes as they grew, and the large single trades inside them. Nothing where the exchange has no market. */
export function exchangeDepth(market: MatchMarket): DepthRecord[] {
  if (!hasExchange(market)) return []
  const key = market.key ^ 0x27d4eb2f
  const ticks = houseHistory(market, houseOf(EXCHANGE_COMPANY))
  const steps = exchangeGrowth(market, ticks, key)
  const matchId = market.outlook.fixture.id
  const volumes = steps.map(({ atMs, amounts, prices }, at): DepthRecord => ({
    matchId,
    seq: at + 1,
    atMs,
    kind: 'volume',
    ...stakes(amounts, prices),
  }))
  const trades = largeTrades(steps, ticks, key).map((trade, at): DepthRecord => ({
    matchId,
    seq: at + 1,
    ...trade,
  }))
  return [...volumes, ...trades]
}

function stakes(amounts: readonly number[], prices: readonly number[]) {
  const stake = (at: number): Stake => ({ amount: amounts[at]!, price: prices[at]! })
  return amounts.length === 3
    ? { home: stake(0), draw: stake(1), away: stake(2) }
    : { home: stake(0), draw: null, away: stake(1) }
}
