import type { MarketPeriod } from '@linmen/domain/odds/time-machine.ts'

/** Which market a table shows: the latest, the closing one, an earlier one, or the one of play. */
export type ShownMarket = 'latest' | 'closing' | 'earlier' | 'inPlay'

interface Turned {
  readonly period: MarketPeriod
  /** Where the slider stands; null is the market shown unasked. */
  readonly atMs: number | null
  readonly kickOffAtMs: number
  readonly nowMs: number
}

export function shownMarket({ period, atMs, kickOffAtMs, nowMs }: Turned): ShownMarket {
  if (period === 'inPlay') return 'inPlay'
  if (atMs !== null) return 'earlier'
  return nowMs < kickOffAtMs ? 'latest' : 'closing'
}

/** What stands in two lines of every cell; during play, how many companies there are. */
export const legendOf = (shown: ShownMarket, companies: number): string =>
  shown === 'inPlay' ? `${companies} 家滚球　下赛前初盘` : `上${UPPER[shown]}　下初盘`

const UPPER = { latest: '即时', closing: '终盘', earlier: '所选' } as const

/** The period a market belongs to; before kick-off there is but one. */
export function periodOf(shown: ShownMarket): MarketPeriod | null {
  if (shown === 'latest') return null
  return shown === 'inPlay' ? 'inPlay' : 'before'
}
