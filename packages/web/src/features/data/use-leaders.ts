import { leagueGateway } from '@linmen/contract/sportdata/league.gateway.ts'
import { useQuery } from '@tanstack/react-query'
import { readGateway } from '#kit/read.ts'
import type { SeasonChoice } from './data.queries.ts'

/** Squads are fetched while people wait: how soon it is worth asking again. */
export const ASK_AGAIN_MS = 3000

/** Rankings of players; asked again until every squad is counted. */
export function useLeaders(choice: SeasonChoice) {
  const query = useQuery({
    ...readGateway(leagueGateway.queryLeagueStatistics, { ...choice, players: true }),
    refetchInterval: ({ state }) => (state.data?.playersReady === false ? ASK_AGAIN_MS : false),
  })
  return { query, counting: query.data?.playersReady === false }
}
