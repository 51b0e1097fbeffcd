import { HOME_FRESH_MS } from '@linmen/contract/home/home-fresh.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo, isOpen } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { Section } from '#ui/section/section.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { planQueries } from '#features/plan/plan.queries.ts'
import { PlanItem } from './plan-item.tsx'

/** The newest plans, for the home page. */
export function LatestPlans() {
  const query = useQuery({ ...planQueries.latest(), staleTime: HOME_FRESH_MS })
  const { currency } = useHost()
  const all = isOpen('PlanListPage') && {
    more: { text: '全部方案', href: hrefTo('PlanListPage', { sport: 'football', kind: 'all' })! },
  }
  return (
    <Section title="最新方案" {...all}>
      <Loaded query={query} skeleton={<SkeletonCards count={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <SmallEmpty title="暂时没有新方案" />
          ) : (
            items.map((plan) => <PlanItem key={plan.id} plan={plan} currency={currency} />)
          )
        }
      </Loaded>
    </Section>
  )
}
