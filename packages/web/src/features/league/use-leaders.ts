import { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import { useQuery } from '@tanstack/react-query'
import { readGateway } from '#kit/read.ts'
import type { SeasonChoice } from './league.queries.ts'

/** Squads are counted while people wait, and the server waits with them: after its answer it is asked soon again. */
export const ASK_AGAIN_MS = 700

/** Rankings of players; asked again until every squad is counted. */
export function useLeaders(choice: SeasonChoice) {
  const query = useQuery({
    ...readGateway(leagueGateway.queryLeagueStatistics, { ...choice, players: true }),
    refetchInterval: ({ state }) => (state.data?.playersReady === false ? ASK_AGAIN_MS : false),
  })
  return { query, counting: query.data?.playersReady === false }
}
