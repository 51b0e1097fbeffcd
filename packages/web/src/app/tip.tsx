import { lazyPart } from '#kit/lazy-part.tsx'
import { useStore } from '#kit/store.ts'
import { tipShown } from '#kit/tip.ts'
import { Suspense } from 'react'

// It floats over a list that is there: the first load need not wait for it.
const OpenTip = lazyPart(async () => (await import('./open-tip.tsx')).OpenTip)

/** A word above the tabs of the score list, until it was read or something else is done. */
export const Tip = () =>
  useStore(tipShown) ? (
    <Suspense>
      <OpenTip />
    </Suspense>
  ) : null
