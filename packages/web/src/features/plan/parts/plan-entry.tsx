import { Suspense, type ComponentProps } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import type { PlanItem } from './plan-item.tsx'

const Item = lazyPart(async () => (await import('./plan-item.tsx')).PlanItem)

/** One plan in a list of another feature. The card is no part of the first load. */
export const PlanEntry = (props: ComponentProps<typeof PlanItem>) => (
  <Suspense fallback={<SkeletonCards count={1} />}>
    <Item {...props} />
  </Suspense>
)
