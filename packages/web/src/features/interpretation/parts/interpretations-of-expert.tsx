import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedRows } from '#kit/pages/paged-list.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { interpretationPages } from '#features/interpretation/interpretation.queries.ts'
import { InterpretationItem } from './interpretation-item.tsx'

/** Everything the expert explained in writing; films have a list of their own. */
export function InterpretationsOfExpert({ expertId }: { expertId: string }) {
  const query = useInfiniteQuery(
    interpretationPages({ kind: 'all', filter: { expertId, medium: 'written' } }),
  )
  return (
    <PagedRows
      query={query}
      keyOf={({ id }) => id}
      row={(item) => <InterpretationItem item={item} />}
      skeleton={<SkeletonCards />}
      empty={{ title: '还没有发布解读' }}
    />
  )
}
