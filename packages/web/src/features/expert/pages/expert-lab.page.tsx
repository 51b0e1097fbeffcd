import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { go } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { readPages } from '#kit/read.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { SportBar } from '#features/expert/parts/sport-bar.tsx'
import { PlanEntry } from '#features/plan/parts/public.ts'

const KINDS = [
  { key: 'all', label: '全部', kind: 'all' },
  { key: 'single', label: '胜平负', kind: 'single' },
  { key: 'handicap', label: '让球', kind: 'handicap' },
  { key: 'over-under', label: '大小', kind: 'overUnder' },
] as const

/** Free plans of experts at level 1. */
export function Page() {
  const { sport, kind: word } = useScreenParams('ExpertLabPage')
  const { currency } = useHost()
  const { key, kind } = KINDS.find((each) => each.key === word) ?? KINDS[0]
  const query = useInfiniteQuery(
    readPages(planEndpoints.listLaboratory, { kind, sport, pageSize: 10 }),
  )
  return (
    <PagedList
      title="实验室"
      tabs={{
        items: KINDS,
        value: key,
        onChange: (next) => go('ExpertLabPage', { sport, kind: next }, { replace: true }),
      }}
      top={
        <SportBar
          sport={sport}
          onSport={(next) => go('ExpertLabPage', { sport: next, kind: key }, { replace: true })}
        />
      }
      query={query}
      keyOf={({ id }) => id}
      row={(plan) => <PlanEntry plan={plan} currency={currency} />}
      skeleton={<SkeletonCards />}
      empty={{ title: '实验室暂时没有方案', text: '实验室用户的方案都免费', sport }}
      foot={<Hint>实验室用户发布免费方案，战绩同样开赛前锁定</Hint>}
    />
  )
}
