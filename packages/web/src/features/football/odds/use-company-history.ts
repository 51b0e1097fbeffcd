import { useInfiniteQuery } from '@tanstack/react-query'
import { useWholePages } from '#features/match-parts/parts/public.ts'
import { europeanOffer, lineOffer, type Offer } from './company-history.ts'
import { oddsQueries } from '#features/football/match-data.queries.ts'
import type { MarketName } from './markets.ts'

/** Every offer of one company in one market, newest first; undefined until all of them came. */
export function useCompanyHistory(matchId: string, oddsId: string, market: MarketName) {
  const isLine = market !== 'european'
  const european = useInfiniteQuery({
    ...oddsQueries.europeanHistory(matchId, oddsId),
    enabled: !isLine,
  })
  const lines = useInfiniteQuery({
    ...oddsQueries.lineHistory(matchId, oddsId, isLine ? market : 'asian'),
    enabled: isLine,
  })
  const query = isLine ? lines : european
  const pages = isLine ? lines.data?.pages : european.data?.pages
  const whole = useWholePages(query)
  const offers: Offer[] | undefined = isLine
    ? lines.data?.pages.flatMap(({ rows }) => rows.map(lineOffer))
    : european.data?.pages.flatMap(({ rows }) => rows.map(europeanOffer))
  return {
    query,
    offers: whole ? offers : undefined,
    name: pages?.[0]?.name,
    total: pages?.[0]?.total,
  }
}
