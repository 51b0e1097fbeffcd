import type { Sport } from '@linmen/contract/kit/sport.ts'
import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useHost } from '#kit/host.ts'
import { PagedRows } from '#kit/pages/paged-list.tsx'
import { readPages } from '#kit/read.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { PlanEntry } from '#features/plan/parts/public.ts'
import { InterpretationItem } from './interpretation-item.tsx'

interface OfMatch {
  readonly matchId: string
  readonly sport: Sport
}

const PAGE = 10
const skeleton = <SkeletonCards count={3} />

/** What experts explain about one match, in words and films. */
export function MatchJiedu({ matchId, sport }: OfMatch) {
  const asked = { matchId, sport, pageSize: PAGE }
  const query = useInfiniteQuery(readPages(matchDetailEndpoints.listInterpretations, asked))
  return (
    <>
      <PagedRows
        query={query}
        keyOf={({ id }) => id}
        row={(item) => <InterpretationItem item={item} />}
        skeleton={skeleton}
        empty={{ title: '本场还没有解读', text: '专家在开赛前发布', sport }}
      />
      <Hint>观点仅供理性参考　除比赛取消外，内容付费后不退</Hint>
    </>
  )
}

/** What experts recommend for one match. */
export function MatchPlans({ matchId, sport }: OfMatch) {
  const { currency } = useHost()
  const query = useInfiniteQuery(
    readPages(matchDetailEndpoints.listRecommended, { matchId, sport }),
  )
  return (
    <>
      <PagedRows
        query={query}
        keyOf={({ id }) => id}
        row={(plan) => <PlanEntry plan={plan} currency={currency} />}
        skeleton={skeleton}
        empty={{ title: '本场还没有方案', text: '专家在开赛前发布', sport }}
      />
      <Hint>方案为个人观点　过往战绩不代表未来</Hint>
    </>
  )
}
