import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useHost } from '#kit/host.ts'
import { PagedRows } from '#kit/pages/paged-list.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { PlanEntry } from '#features/plan/parts/public.ts'
import { analysisQueries, planPages } from '#features/football/match-data.queries.ts'
import s from './tab.module.css'
import type { OfMatch } from '#features/football/of-match.ts'

/** What experts wrote about this match. */
export function PlansTab({ matchId }: OfMatch) {
  const query = useInfiniteQuery(planPages(matchId))
  const { currency } = useHost()
  const { phase } = useQuery(analysisQueries.info(matchId)).data?.live ?? NOT_BEGUN
  // Nobody writes about a match that has begun.
  const mayCome = phase === 'scheduled' || phase === 'postponed'
  return (
    <div className={s.tab}>
      <PagedRows
        query={query}
        keyOf={({ id }) => id}
        row={(plan) => <PlanEntry plan={plan} currency={currency} />}
        skeleton={<SkeletonCards count={3} />}
        empty={mayCome ? YET : NONE}
      />
      <Hint>方案为个人观点　过往战绩不代表未来</Hint>
    </div>
  )
}

const YET = { title: '本场还没有方案', text: '专家发布后会出现在这里' }
const NONE = { title: '本场没有方案' }
const NOT_BEGUN = { phase: 'scheduled' }
