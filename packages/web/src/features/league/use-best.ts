import { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { useQuery } from '@tanstack/react-query'
import { readGateway } from '#kit/read.ts'
import type { SeasonChoice } from './league.queries.ts'
import { ASK_AGAIN_MS } from './use-leaders.ts'

/** The most of a league; asked again until every squad is counted. */
export function useBest(choice: SeasonChoice) {
  const query = useQuery({
    ...readGateway(basketballLeagueGateway.getBkTheMostOfLeague, { ...choice, players: true }),
    refetchInterval: ({ state }) => (state.data?.playersReady === false ? ASK_AGAIN_MS : false),
  })
  return { query, counting: query.data?.playersReady === false }
}
