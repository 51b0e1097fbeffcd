import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { readPages } from '#kit/read.ts'
import { useLoggedIn } from '#kit/session.ts'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { PlanEntry } from '#features/plan/parts/public.ts'

/** What the followed experts have published, the newest first. */
export function Page() {
  const { currency } = useHost()
  const loggedIn = useLoggedIn()
  const query = useInfiniteQuery(
    readPages(planEndpoints.list, { kind: 'all', mine: 'followed', pageSize: 10 }),
  )
  const empty = loggedIn
    ? {
        title: '关注的专家还没有新内容',
        action: { text: '去关注专家', href: hrefTo('ExpertListPage') },
      }
    : {
        title: '登录后查看关注的专家',
        action: { text: '去登录', href: hrefTo('LoginPage', {}) },
      }
  return (
    <PagedList
      title="专家提醒"
      query={query}
      keyOf={({ id }) => id}
      row={(plan) => <PlanEntry plan={plan} currency={currency} />}
      skeleton={<SkeletonCards />}
      empty={empty}
    />
  )
}
