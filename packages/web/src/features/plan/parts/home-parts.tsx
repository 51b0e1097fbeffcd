import { lazy, Suspense } from 'react'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'

// Below the fold of the home page: the first paint does not wait for their code.
const Experts = lazy(() =>
  import('./hot-experts.tsx').then((part) => ({ default: part.HotExperts })),
)
const Plans = lazy(() =>
  import('./latest-plans.tsx').then((part) => ({ default: part.LatestPlans })),
)

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
