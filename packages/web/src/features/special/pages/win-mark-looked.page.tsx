import { hrefTo } from '#kit/go.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { SignalRow } from '#features/special/parts/signal-row.tsx'
import { useUnlockedPages } from '#features/special/use-unlocked-pages.ts'

const WIN_MARK = 14

export const Page = () => (
  <PagedList
    title="我解锁的风向标"
    query={useUnlockedPages(WIN_MARK)}
    keyOf={({ matchId }) => matchId}
    row={(signal) => <SignalRow signal={signal} />}
    empty={{
      title: '还没有解锁过风向标',
      text: '每天可以免费解锁 1 项',
      action: { text: '看今天的风向标', href: hrefTo('WindMarkListPage') ?? '' },
    }}
  />
)
