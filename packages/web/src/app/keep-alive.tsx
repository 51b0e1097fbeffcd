import type { Place } from '#kit/place.ts'
import { tabScreenAt } from '#kit/address/tab-screens.ts'
import { Activity, memo, Suspense, useLayoutEffect, useState } from 'react'
import { PageBoundary } from './page-boundary.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { PageView } from './page-view.tsx'
import { keepScroll } from './scroll.ts'

/** Pages other than tabs that stay alive behind the present one. */
const KEPT = 4

interface Kept {
  readonly id: string
  readonly place: Place
}

/**
 * Tab pages, and the last few pages on the way here, stay mounted but hidden: their state, their
 * scroll and their DOM survive "back", while their effects, live topics among them, are paused.
 */
export const KeepAlive = memo(function KeepAlive({ place }: { place: Place }) {
  const id = keptId(place)
  const [kept, setKept] = useState<readonly Kept[]>([{ id, place }])
  if (kept.find((each) => each.id === id)?.place !== place) setKept(remember(kept, { id, place }))
  useLayoutEffect(() => keepScroll(id), [id])
  return (
    <Suspense fallback={<PageSkeleton />}>
      {kept.map((each) => (
        <Activity key={each.id} mode={each.id === id ? 'visible' : 'hidden'}>
          <PageBoundary key={each.place.opened ?? each.place.address}>
            <PageView place={each.place} />
          </PageBoundary>
        </Activity>
      ))}
    </Suspense>
  )
})

/** A tab page is one page however often it is opened; any other is one for each visit. */
export const keptId = (place: Place) => tabScreenAt(place.path) ?? place.key

function remember(kept: readonly Kept[], next: Kept): readonly Kept[] {
  const others = kept.filter((each) => each.id !== next.id)
  const isTab = (each: Kept) => tabScreenAt(each.place.path) !== null
  // What lay above the new page can only be reached by "forward": it may be built again.
  const pages = others.filter((each) => !isTab(each) && each.place.depth < next.place.depth)
  const lasting = new Set(pages.slice(-KEPT))
  return [...others.filter((each) => isTab(each) || lasting.has(each)), next]
}
