import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { ExpertPlans } from '#features/expert/parts/expert-plans.tsx'
import { RatioRow } from '#features/expert/parts/ratio-row.tsx'
import { expertQueries } from '#features/expert/expert.queries.ts'

/** One league: the picks of one expert there, or who knows it best. */
export function Page() {
  const { option, expertId } = useScreenParams('LeagueRecordDetailPage')
  return (
    <PageFrame title={option}>
      {expertId === undefined ? (
        <Best league={option} />
      ) : (
        <ExpertPlans expertId={expertId} leagueName={option} />
      )}
      <Hint>过往战绩不代表未来　仅供理性参考</Hint>
    </PageFrame>
  )
}

function Best({ league }: { league: string }) {
  const query = useQuery(expertQueries.leagueExperts(league))
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows />}
      isEmpty={({ items }) => items.length === 0}
      empty={{ title: '样本不足', text: '这项赛事还没有专家结算满 5 场' }}
    >
      {({ items }) =>
        items.map((ratio, at) => <RatioRow key={ratio.expert.id} ratio={ratio} place={at + 1} />)
      }
    </Loaded>
  )
}
