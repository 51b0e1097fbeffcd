/** Which market a table shows: the latest, the closing one, an earlier one, or the one of play. */
export type ShownMarket = 'latest' | 'closing' | 'earlier' | 'inPlay'

interface Turned {
  /** Where the slider stands; null is the market shown unasked. */
  readonly atMs: number | null
  /** Undefined until it is known. */
  readonly kickOffAtMs: number | undefined
  readonly nowMs: number
}

export function shownMarket({ atMs, kickOffAtMs = Infinity, nowMs }: Turned): ShownMarket {
  if (atMs === null) return nowMs < kickOffAtMs ? 'latest' : 'closing'
  return atMs <= kickOffAtMs ? 'earlier' : 'inPlay'
}

/** What stands in two lines of every cell; during play, how many companies there are. */
export const legendOf = (shown: ShownMarket, companies: number): string =>
  shown === 'inPlay' ? `${companies} 家滚球报价` : `上${UPPER[shown]}　下初盘`

const UPPER = { latest: '即时', closing: '终盘', earlier: '所选' } as const
