import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useOddsReading } from '#kit/odds-format.ts'
import type { Loading } from '#kit/pages/loaded.tsx'
import { oddsQueries } from './football-data.queries.ts'
import type { MarketName } from './markets.ts'
import { europeanView, lineView, type OddsTableView } from './odds-rows.ts'

/** Offers come in at any time; a table somebody looks at is asked for again this often. */
const AGAIN_MS = 30_000

export interface MarketTable {
  readonly query: Loading<OddsTableView>
  /** When each company made its first offer. */
  readonly firstOffersMs: readonly number[]
  /** The asked moment is on its way; what stands there is of another one. */
  readonly turning: boolean
}

/** One market, at a moment or as it stands. The last answer stays while another moment is asked for. */
export function useMarketTable(
  matchId: string,
  market: MarketName,
  atMs: number | null,
): MarketTable {
  const european = useEuropean(matchId, market === 'european', atMs)
  const lines = useLines(matchId, market, atMs)
  return market === 'european' ? european : lines
}

function useEuropean(matchId: string, on: boolean, atMs: number | null): MarketTable {
  const [reading] = useOddsReading()
  const present = useQuery({
    ...oddsQueries.european(matchId, null),
    enabled: on,
    refetchInterval: AGAIN_MS,
  })
  const past = useQuery({
    ...oddsQueries.european(matchId, atMs),
    enabled: on && atMs !== null,
    placeholderData: keepPreviousData,
  })
  const shown = atMs === null ? present : past
  const data = shown.data ?? present.data
  return {
    query: { ...shown, data: data && europeanView(data, reading) },
    firstOffersMs: present.data?.rows.map(({ firstAtMs }) => firstAtMs) ?? [],
    turning: shown.isPlaceholderData || shown.data === undefined,
  }
}

function useLines(matchId: string, market: MarketName, atMs: number | null): MarketTable {
  const [reading] = useOddsReading()
  const on = market !== 'european'
  const kind = on ? market : 'asian'
  const present = useQuery({
    ...oddsQueries.line(matchId, kind, null),
    enabled: on,
    refetchInterval: AGAIN_MS,
  })
  const past = useQuery({
    ...oddsQueries.line(matchId, kind, atMs),
    enabled: on && atMs !== null,
    placeholderData: keepPreviousData,
  })
  const shown = atMs === null ? present : past
  const data = shown.data ?? present.data
  return {
    query: { ...shown, data: data && lineView(data, reading) },
    firstOffersMs: present.data?.rows.map(({ firstAtMs }) => firstAtMs) ?? [],
    turning: shown.isPlaceholderData || shown.data === undefined,
  }
}
