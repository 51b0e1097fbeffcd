import { useQuery } from '@tanstack/react-query'
import { catalogueQuery, stagesQuery } from '#features/league/league.queries.ts'
import { hotFirst } from '#features/league/league-order.ts'
import { StandingsTab } from '#features/league/parts/season/standings-tab.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'

const CONTINENTS = 1

/** Where the teams of a tournament stand: the one in the address, else the best-known of the continents. */
export function Page() {
  const { leagueId } = useScreenParams('TeamRankPage')
  const catalogue = useQuery({ ...catalogueQuery(), enabled: leagueId === undefined })
  const known = hotFirst(catalogue.data?.categories ?? []).find(
    ({ category }) => category === CONTINENTS,
  )
  const shown = leagueId ?? known?.id
  return shown === undefined ? (
    <PageFrame title="球队排名">
      <Loaded
        query={catalogue}
        skeleton={<SkeletonRows count={12} />}
        isEmpty={() => true}
        empty={{ title: '暂无排名', text: '还没有收录洲际赛事' }}
      >
        {() => null}
      </Loaded>
    </PageFrame>
  ) : (
    <Ranking leagueId={shown} />
  )
}

function Ranking({ leagueId }: { leagueId: string }) {
  const query = useQuery(stagesQuery({ leagueId }))
  return (
    <PageFrame title={query.data ? `${query.data.league.name}球队排名` : '球队排名'}>
      <Loaded query={query} skeleton={<SkeletonRows count={12} />}>
        {({ league, season, stages }) => (
          <StandingsTab
            league={league}
            season={season}
            stages={stages}
            choice={{ leagueId }}
            picker={null}
          />
        )}
      </Loaded>
    </PageFrame>
  )
}
