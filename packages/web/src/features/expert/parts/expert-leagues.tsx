import type { GameType } from '@linmen/contract/expert/ranking.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#kit/pages/loaded.tsx'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { expertQueries } from '#features/expert/expert.queries.ts'
import { LeagueTable } from './league-table.tsx'

/** The expert's record league by league. */
export function ExpertLeagues({ expertId, gameType }: { expertId: string; gameType: GameType }) {
  const query = useQuery(expertQueries.leagues(expertId, gameType))
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows />}
      isEmpty={({ leagues }) => leagues.length === 0}
      empty={{ title: '还没有结算的方案', text: '比赛结束几分钟后计入' }}
    >
      {({ leagues, ...changed }) => (
        <ResultsVeil what="联赛战绩" at={expertId} changed={changed}>
          <LeagueTable expertId={expertId} leagues={leagues} />
        </ResultsVeil>
      )}
    </Loaded>
  )
}
