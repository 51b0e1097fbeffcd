import { useInfiniteQuery } from '@tanstack/react-query'
import { go, hrefTo } from '#kit/go.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { InterpretationItem } from '#features/interpretation/parts/interpretation-item.tsx'
import { interpretationPages } from '#features/interpretation/interpretation.queries.ts'

const TABS = [
  { key: '0', label: '全部', filter: {} },
  { key: '1', label: '待开赛', filter: { state: 'open' } },
  { key: '2', label: '已开赛', filter: { state: 'over' } },
  { key: '3', label: '视频', filter: { medium: 'video' } },
] as const

export function Page() {
  const { tab } = useScreenParams('MyLookJieduPage')
  const open = TABS.find(({ key }) => key === tab) ?? TABS[0]
  const filter = { scope: 'looked' as const, ...open.filter }
  const query = useInfiniteQuery(interpretationPages({ kind: 'all', filter }))
  return (
    <PagedList
      title="我看过的解读"
      tabs={{
        items: TABS,
        value: open.key,
        onChange: (key) => go('MyLookJieduPage', { tab: key }, { replace: true }),
      }}
      query={query}
      keyOf={({ id }) => id}
      row={(item) => <InterpretationItem item={item} />}
      skeleton={<SkeletonCards />}
      empty={{
        title: '这里还没有解读',
        text: '解锁过的解读会留在这里',
        action: { text: '去看解读', href: hrefTo('JieduListPage')! },
      }}
    />
  )
}
