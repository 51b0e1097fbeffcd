import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useOddsReading } from '#sport/odds-format.ts'
import type { Loading } from '#kit/pages/loaded.tsx'
import { oddsQueries } from '#features/football/match-data.queries.ts'
import type { MarketName } from './markets.ts'
import { europeanView, lineView, type OddsTableView } from './odds-rows.ts'

/** Offers come in at any time; a table somebody looks at is asked for again this often. */
const AGAIN_MS = 30_000

export interface MarketTable {
  readonly query: Loading<OddsTableView>
  /** The market shown unasked, whatever moment is looked at. */
  readonly rest: OddsTableView | undefined
  /** When each company made its first offer. */
  readonly firstOffersMs: readonly number[]
  /** The asked moment is on its way; what stands there is of another one. */
  readonly turning: boolean
}

interface Moments {
  /** The moment shown unasked; null is the last one before kick-off. */
  readonly restMs: number | null
  /** The moment somebody turned to. */
  readonly atMs: number | null
}

export const AT_REST: Moments = { restMs: null, atMs: null }

/** One market, at a moment or as it stands. The last answer stays while another moment is asked for. */
export function useMarketTable(matchId: string, market: MarketName, moments: Moments): MarketTable {
  const european = useEuropean(matchId, market === 'european', moments)
  const lines = useLines(matchId, market, moments)
  return market === 'european' ? european : lines
}

function useEuropean(matchId: string, on: boolean, { restMs, atMs }: Moments): MarketTable {
  const [reading] = useOddsReading()
  const rest = useQuery({
    ...oddsQueries.european(matchId, restMs),
    enabled: on,
    refetchInterval: AGAIN_MS,
    placeholderData: restMs === null ? undefined : keepPreviousData,
  })
  const past = useQuery({
    ...oddsQueries.european(matchId, atMs),
    enabled: on && atMs !== null,
    placeholderData: keepPreviousData,
  })
  const shown = atMs === null ? rest : past
  const data = shown.data ?? rest.data
  return {
    query: { ...shown, data: data && europeanView(data, reading) },
    rest: rest.data && europeanView(rest.data, reading),
    firstOffersMs: rest.data?.rows.map(({ firstAtMs }) => firstAtMs) ?? [],
    turning: (atMs !== null && shown.isPlaceholderData) || shown.data === undefined,
  }
}

function useLines(matchId: string, market: MarketName, { restMs, atMs }: Moments): MarketTable {
  const [reading] = useOddsReading()
  const on = market !== 'european'
  const kind = on ? market : 'asian'
  const rest = useQuery({
    ...oddsQueries.line(matchId, kind, restMs),
    enabled: on,
    refetchInterval: AGAIN_MS,
    placeholderData: restMs === null ? undefined : keepPreviousData,
  })
  const past = useQuery({
    ...oddsQueries.line(matchId, kind, atMs),
    enabled: on && atMs !== null,
    placeholderData: keepPreviousData,
  })
  const shown = atMs === null ? rest : past
  const data = shown.data ?? rest.data
  return {
    query: {
      ...shown,
      data: data && lineView(data, reading),
    },
    rest: rest.data && lineView(rest.data, reading),
    firstOffersMs: rest.data?.rows.map(({ firstAtMs }) => firstAtMs) ?? [],
    turning: (atMs !== null && shown.isPlaceholderData) || shown.data === undefined,
  }
}
