import { Suspense } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'

// Below the fold of the home page: the first paint does not wait for their code.
const Experts = lazyPart(async () => (await import('./hot-experts.tsx')).HotExperts)
const Plans = lazyPart(async () => (await import('./latest-plans.tsx')).LatestPlans)

export const HotExperts = () => (
  <Suspense fallback={null}>
    <Experts />
  </Suspense>
)

export const LatestPlans = () => (
  <Suspense fallback={<SkeletonCards count={3} />}>
    <Plans />
  </Suspense>
)
