import { useInfiniteQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { InterpretationItem } from '#features/interpretation/parts/interpretation-item.tsx'
import { interpretationPages } from '#features/interpretation/interpretation.queries.ts'

/** What one expert explains, of one league where the address names it. */
export function Page() {
  const { expertId, leagueId } = useScreenParams('ExpertLeagueJieDuPage')
  const filter = { expertId, ...(leagueId !== undefined && { leagueId }) }
  const query = useInfiniteQuery(interpretationPages({ kind: 'all', filter }))
  const first = query.data?.pages[0]?.items[0]
  const of = first && [first.expert.name, leagueId !== undefined && first.match.league]
  return (
    <PagedList
      title={of ? `${of.filter(Boolean).join(' ')}解读` : '联赛解读'}
      query={query}
      keyOf={({ id }) => id}
      row={(item) => <InterpretationItem item={item} />}
      skeleton={<SkeletonCards />}
      empty={{
        title: '这位专家在本联赛还没有解读',
        action: { text: '全部解读', href: hrefTo('JieduListPage')! },
      }}
    />
  )
}
