import { Suspense } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import { LiveStripSkeleton } from './live-strip-skeleton.tsx'

// The board and its codecs are most of the score list: the first paint of home does not wait for them.
const Strip = lazyPart(async () => (await import('./live-strip.tsx')).LiveStrip)

export const LiveStrip = () => (
  <Suspense fallback={<LiveStripSkeleton />}>
    <Strip />
  </Suspense>
)
