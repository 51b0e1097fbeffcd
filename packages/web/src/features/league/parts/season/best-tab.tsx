import { useState } from 'react'
import { seasonTitle } from '#features/league/seasons.ts'
import { useBest } from '#features/league/use-best.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import type { BasketballPart } from '#features/league/parts/season/basketball/basketball-part.ts'
import { BestTable } from '#features/league/parts/season/tables/best-table.tsx'
import { RecordsCard } from '#features/league/parts/team/records-card.tsx'
import s from '#features/league/parts/tab.module.css'

type Figure = 'points' | 'rebounds' | 'assists'

const FIGURES: readonly { key: Figure; label: string }[] = [
  { key: 'points', label: '得分' },
  { key: 'rebounds', label: '篮板' },
  { key: 'assists', label: '助攻' },
]

/** Players per match, and what a league has seen most of. */
export function BestTab({ choice, picker }: BasketballPart) {
  const { query, counting } = useBest(choice)
  const [figure, choose] = useState<Figure>('points')
  return (
    <>
      <div className={s.bar}>
        <Segmented label="榜单" items={FIGURES} value={figure} onChange={choose} />
        {picker}
      </div>
      <p className={s.note} role="status">
        {counting ? '正在统计各队球员…' : noteOf(query.data)}
      </p>
      <Loaded query={query} skeleton={<SkeletonRows count={10} />}>
        {(best) => (
          <>
            {counting && best[figure].length === 0 ? (
              <SkeletonRows count={10} />
            ) : (
              <BestTable label={labelOf(figure)} rows={best[figure]} />
            )}
            <RecordsCard best={best} />
          </>
        )}
      </Loaded>
    </>
  )
}

const labelOf = (figure: Figure) => FIGURES.find(({ key }) => key === figure)?.label ?? ''

type Best = ReturnType<typeof useBest>['query']['data']

const noteOf = (best: Best) =>
  best?.playerSeason &&
  `${seasonTitle(best.playerSeason)}　场均，出场满 ${best.leastAppearances} 场上榜（出场最多者的三分之一）`
