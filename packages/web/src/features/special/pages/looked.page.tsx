import { modelVipEndpoints } from '@linmen/contract/prediction/model-vip.endpoints.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { readPages } from '#kit/read.ts'
import { useNotedWord } from '#kit/noted-choice.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { SignalRow } from '#features/special/parts/signal-row.tsx'
import { BoughtRow } from '#features/special/parts/bought-row.tsx'
import { hrefTo } from '#kit/go.ts'
import { useUnlockedPages } from '#features/special/use-unlocked-pages.ts'

const TABS = [
  { key: 'looked', label: '已解锁' },
  { key: 'bought', label: '购买记录' },
] as const

/** What the member has opened, and what was paid for it. */
export function Page() {
  const [word, onChange] = useNotedWord('tab')
  const tab = TABS.find(({ key }) => key === word)?.key ?? 'looked'
  const tabs = { items: TABS, value: tab, onChange }
  return tab === 'looked' ? <Looked tabs={tabs} /> : <Bought tabs={tabs} />
}

interface Tabbed {
  readonly tabs: { items: typeof TABS; value: string; onChange: (key: string) => void }
}

const Looked = ({ tabs }: Tabbed) => (
  <PagedList
    title="我解锁的数据"
    tabs={tabs}
    query={useUnlockedPages(0)}
    keyOf={({ matchId, tool }) => `${tool} ${matchId}`}
    row={(signal) => <SignalRow signal={signal} named />}
    empty={{
      title: '还没有解锁过',
      text: '每天可以免费解锁 1 项',
      action: { text: '去看看', href: hrefTo('SpecialIndex') ?? '' },
    }}
  />
)

const Bought = ({ tabs }: Tabbed) => (
  <PagedList
    title="我解锁的数据"
    tabs={tabs}
    query={useInfiniteQuery(readPages(modelVipEndpoints.listBought, {}))}
    keyOf={({ orderId }) => orderId}
    row={(bought) => <BoughtRow bought={bought} />}
    empty={{ title: '没有购买记录', text: '用免费次数解锁的不在这里' }}
  />
)
