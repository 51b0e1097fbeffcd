import { rankingEndpoints } from '@linmen/contract/expert/ranking.endpoints.ts'
import type { WinRatio } from '@linmen/contract/expert/ranking.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { go } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { isRefused } from '#kit/policy/refused-by.ts'
import { useScreenParams } from '#kit/shown.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { ExpertPlans } from '#features/expert/parts/expert-plans.tsx'
import { RatioRow } from '#features/expert/parts/ratio-row.tsx'
import { expertQueries } from '#features/expert/expert.queries.ts'

/** One league: the picks of one expert there, or who knows it best. */
export function Page() {
  const { option, expertId } = useScreenParams('LeagueRecordDetailPage')
  const query = useQuery(expertQueries.leagueExperts(option))
  if (isUnknown(query.error)) return <Unknown />
  return (
    <PageFrame title={query.data?.name ?? '联赛战绩'}>
      <Loaded query={query} skeleton={<SkeletonRows />}>
        {({ name, items }) =>
          expertId === undefined ? (
            <Best items={items} />
          ) : (
            <ExpertPlans expertId={expertId} leagueName={name} />
          )
        }
      </Loaded>
      <Hint>过往战绩不代表未来　仅供理性参考</Hint>
    </PageFrame>
  )
}

const isUnknown = (error: unknown) =>
  isRefused(rankingEndpoints.leagueExperts, error, 'league.not_found')

/** Asking again would not bring it about. */
const Unknown = () => (
  <PageFrame title="联赛战绩">
    <div role="alert">
      <EmptyState
        title={rankingEndpoints.leagueExperts.refusals['league.not_found'].text}
        text="链接里的赛事不存在或已改名，可以从专家的联赛战绩里点开"
        action={{ text: '去专家榜', onClick: () => go('ExpertListPage') }}
      />
    </div>
  </PageFrame>
)

const Best = ({ items }: { items: readonly WinRatio[] }) =>
  items.length === 0 ? (
    <EmptyState title="样本不足" text="这项赛事还没有专家结算满 5 场" />
  ) : (
    items.map((ratio, at) => <RatioRow key={ratio.expert.id} ratio={ratio} place={at + 1} />)
  )
