import type { House } from '@linmen/contract'
import type { interpretationKind } from '@linmen/contract/kit/legacy-words.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { useNotedWord } from '#kit/noted-choice.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { Button } from '#ui/button/button.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { InterpretationItem } from '#features/interpretation/parts/interpretation-item.tsx'
import { interpretationPages } from '#features/interpretation/interpretation.queries.ts'

type Kind = House<typeof interpretationKind>

/** Each with the word of an address and the number of an older one. */
const TABS: readonly { key: string; kind: Kind; code: number; label: string }[] = [
  { key: 'all', kind: 'all', code: 0, label: '全部' },
  { key: 'football', kind: 'football', code: 1, label: '足球' },
  { key: 'basketball', kind: 'basketball', code: 2, label: '篮球' },
  { key: 'win-draw-lose', kind: 'winDrawLose', code: 3, label: '胜负彩' },
  { key: 'pick-9', kind: 'pickNine', code: 4, label: '任选九' },
  { key: 'beijing-single', kind: 'beijingSingle', code: 5, label: '北单' },
]

export function Page() {
  const { type } = useScreenParams('JieduListPage')
  const [word, choose] = useNotedWord('tab')
  const open = TABS.find(({ key }) => key === word) ?? TABS.find(({ code }) => code === type)
  const { key, kind, label } = open ?? TABS[0]!
  const query = useInfiniteQuery(interpretationPages({ kind }))
  return (
    <PagedList
      title="解读"
      right={
        <Button look="ghost" size="s" href={hrefTo('VideoJieduList')}>
          视频
        </Button>
      }
      tabs={{ items: TABS, value: key, onChange: choose }}
      query={query}
      keyOf={({ id }) => id}
      row={(item) => <InterpretationItem item={item} />}
      skeleton={<SkeletonCards />}
      empty={{
        title: kind === 'all' ? '还没有解读' : `还没有${label}解读`,
        text: '专家发布后会出现在这里',
      }}
      foot={<Hint>观点仅供理性参考　除比赛取消外，内容付费后不退</Hint>}
    />
  )
}
