import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { Button } from '#ui/button/button.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { specialQueries } from '#features/special/special.queries.ts'
import s from './match-special.module.css'
import { WinMarkRow } from './win-mark-row.tsx'

/** The special data of one match, as far as there are any. */
export function MatchSpecial({ matchId }: { matchId: string }) {
  const query = useQuery(specialQueries.marksOf(matchId))
  const all = hrefTo('WindMarkListPage')
  return (
    <>
      <Loaded
        query={query}
        skeleton={<SkeletonRows />}
        isEmpty={({ items }) => items.every(({ changes, chances }) => changes === 0 && !chances)}
        empty={{ title: '本场还没有特色数据', text: '各公司报价变化后生成' }}
      >
        {({ items }) => items.map((item) => <WinMarkRow key={item.id} item={item} />)}
      </Loaded>
      {all && (
        <p className={s.more}>
          <Button look="ghost" size="s" href={all}>
            全部风向标
          </Button>
        </p>
      )}
      <Hint>数据来自各公司报价　概率不等于结果</Hint>
    </>
  )
}
