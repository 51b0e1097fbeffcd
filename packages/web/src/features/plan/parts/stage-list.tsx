import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useHost } from '#kit/host.ts'
import { PagedList, type ListPage } from '#kit/pages/paged-list.tsx'
import type { EmptyStateProps } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { STAGES } from '#features/plan/plan-stages.ts'
import { PlanItem } from './plan-item.tsx'

interface StageListProps {
  readonly title: string
  readonly stage: string
  readonly onStage: (key: string) => void
  readonly query: UseInfiniteQueryResult<InfiniteData<ListPage<PlanSummary>>>
  readonly empty: EmptyStateProps
  readonly top?: ReactNode
  readonly right?: ReactNode
  readonly action?: ReactNode
}

/** Somebody's plans by how far they are. */
export function StageList({ stage, onStage, ...list }: StageListProps) {
  const { currency } = useHost()
  return (
    <PagedList
      {...list}
      tabs={{ items: STAGES, value: stage, onChange: onStage }}
      keyOf={({ id }) => id}
      row={(plan) => <PlanItem plan={plan} currency={currency} />}
      skeleton={<SkeletonCards />}
      foot={<Hint>过往战绩不代表未来　仅供理性参考</Hint>}
    />
  )
}
