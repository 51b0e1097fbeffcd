import { Suspense } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import { whenIdle } from '#kit/rows/when-idle.ts'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import type { OfMatch } from './detail-tabs.tsx'

const KeyPoints = lazyPart(async () => {
  // They stand below what a match begins with.
  await whenIdle()
  return (await import('./key-points-tab.tsx')).KeyPointsTab
})

/** What is known about a match before there is anything to tell of it. */
export const Outlook = ({ matchId }: OfMatch) => (
  <Suspense fallback={<SkeletonCards />}>
    <KeyPoints matchId={matchId} />
  </Suspense>
)
