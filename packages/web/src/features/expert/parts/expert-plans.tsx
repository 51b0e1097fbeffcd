import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useHost } from '#kit/host.ts'
import { PagedRows } from '#kit/pages/paged-list.tsx'
import { readPages } from '#kit/read.ts'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { PlanEntry } from '#features/plan/parts/public.ts'

interface ExpertPlansProps {
  readonly expertId: string
  readonly leagueName?: string
}

/** Everything the expert has published, what is on sale first. */
export function ExpertPlans({ expertId, leagueName }: ExpertPlansProps) {
  const { currency } = useHost()
  const query = useInfiniteQuery(
    readPages(planEndpoints.list, {
      kind: 'all',
      expertId,
      pageSize: 10,
      ...(leagueName !== undefined && { leagueName }),
    }),
  )
  return (
    <PagedRows
      query={query}
      keyOf={({ id }) => id}
      row={(plan) => <PlanEntry plan={plan} currency={currency} />}
      skeleton={<SkeletonCards />}
      empty={{ title: '还没有发布方案' }}
    />
  )
}
