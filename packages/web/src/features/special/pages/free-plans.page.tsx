import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { readPages } from '#kit/read.ts'
import { useScreenParams } from '#kit/shown.ts'
import { momentText } from '#sport/moment-text.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'

/** Plans that cost nothing; type 2 is basketball. */
export function Page() {
  const { type } = useScreenParams('PlanSpecial')
  const sport = type === 2 ? ('basketball' as const) : ('football' as const)
  const query = useInfiniteQuery(
    readPages(planEndpoints.list, { kind: 'all' as const, sport, pageSize: 50 }),
  )
  const free = {
    ...query,
    ...(query.data && {
      data: {
        ...query.data,
        pages: query.data.pages.map(({ items, hasNext }) => ({
          items: items.filter(({ price }) => price === 0),
          hasNext,
        })),
      },
    }),
  }
  return (
    <PagedList
      title={sport === 'football' ? '足球免费方案' : '篮球免费方案'}
      query={free as typeof query}
      keyOf={({ id }) => id}
      row={(plan) => (
        <ListRow
          title={plan.title}
          note={momentText(plan.match.kickoffMs)}
          href={hrefTo('PlanDetailPage', { id: plan.id }) ?? ''}
        />
      )}
      empty={{
        title: '现在没有免费方案',
        text: '特色数据每天可以免费解锁 1 项',
        action: { text: '看特色数据', href: hrefTo('SpecialIndex') ?? '' },
      }}
    />
  )
}
