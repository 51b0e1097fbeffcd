import { Suspense } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import { whenIdle } from '#kit/rows/when-idle.ts'
import type { MatchStarProps } from '#features/match/parts/rows/match-star.tsx'

// Home shows matches too and needs no star; a match is read before it is followed.
const Star = lazyPart(async () => {
  await whenIdle()
  return (await import('#features/match/parts/rows/match-star.tsx')).MatchStar
})

export const MatchStar = (props: MatchStarProps) => (
  <Suspense fallback={null}>
    <Star {...props} />
  </Suspense>
)
