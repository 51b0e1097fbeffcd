import { Suspense } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'

// Home shows matches too and needs no star.
const Star = lazyPart(async () => (await import('./match-star.tsx')).MatchStar)

export const MatchStar = (props: { id: string; name: string }) => (
  <Suspense fallback={null}>
    <Star {...props} />
  </Suspense>
)
