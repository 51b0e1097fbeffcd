import { Suspense, type ComponentProps } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import type { InterpretationItem } from './interpretation-item.tsx'

const Item = lazyPart(async () => (await import('./interpretation-item.tsx')).InterpretationItem)

/** One interpretation in a list of another feature. The card is no part of the first load. */
export const InterpretationEntry = (props: ComponentProps<typeof InterpretationItem>) => (
  <Suspense fallback={<SkeletonCards count={1} />}>
    <Item {...props} />
  </Suspense>
)
