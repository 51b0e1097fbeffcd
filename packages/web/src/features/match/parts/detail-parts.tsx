import { Suspense } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import type { MatchStarProps } from './match-star.tsx'

// Home shows matches too and needs no star.
const Star = lazyPart(async () => (await import('./match-star.tsx')).MatchStar)

export const MatchStar = (props: MatchStarProps) => (
  <Suspense fallback={null}>
    <Star {...props} />
  </Suspense>
)
