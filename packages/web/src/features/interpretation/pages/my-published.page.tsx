import { useInfiniteQuery } from '@tanstack/react-query'
import { go } from '#kit/go.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { useSession } from '#kit/session.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { InterpretationItem } from '#features/interpretation/parts/interpretation-item.tsx'
import { interpretationPages } from '#features/interpretation/interpretation.queries.ts'

const TABS = [
  { key: 'all', label: '全部', filter: {} },
  { key: 'open', label: '在售', filter: { state: 'open' } },
  { key: 'over', label: '已开赛', filter: { state: 'over' } },
  { key: 'video', label: '视频', filter: { medium: 'video' } },
] as const

export function Page() {
  const { tab } = useScreenParams('MyPostJieduPage')
  const { member } = useSession()
  const open = TABS.find(({ key }) => key === tab) ?? TABS[0]
  const filter = { scope: 'posted' as const, ...open.filter }
  const query = useInfiniteQuery(interpretationPages({ kind: 'all', filter }))
  return (
    <PagedList
      title="我发布的解读"
      tabs={{
        items: TABS,
        value: open.key,
        onChange: (key) => go('MyPostJieduPage', { tab: key }, { replace: true }),
      }}
      query={query}
      keyOf={({ id }) => id}
      row={(item) => <InterpretationItem item={item} />}
      skeleton={<SkeletonCards />}
      empty={
        member && !member.isExpert
          ? { title: '专家才能发布解读', text: '成为专家后，发布的解读会列在这里' }
          : { title: '还没有发布过解读', text: '开赛前发布，发布后不可修改' }
      }
      foot={<Hint>发布后不可修改　开赛后不再出售</Hint>}
    />
  )
}
