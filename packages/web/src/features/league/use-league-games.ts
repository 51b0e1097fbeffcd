import { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { readPages } from '#kit/read.ts'
import type { SeasonChoice } from './league.queries.ts'

/** A season has too many matches for one page: those to come, or those that were, page by page. */
export function useLeagueGames(choice: SeasonChoice, when: 'upcoming' | 'finished') {
  return useInfiniteQuery({
    ...readPages(basketballLeagueGateway.getBkLeagueMatchList, {
      ...choice,
      when,
      pageSize: 20,
    }),
    select: ({ pages, pageParams }) => ({
      pages: pages.map(({ matches, ...page }) => ({ items: matches, ...page })),
      pageParams,
    }),
  })
}
