import { Activity, Suspense, useLayoutEffect, useState } from 'react'
import { useLocation, useRoutes, type Location } from 'react-router'
import { tabScreenAt } from './tab-screens.ts'
import { PageBoundary } from './page-boundary.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { routes } from './routes.tsx'
import { keepScroll } from './scroll.ts'

/** Pages other than tabs that stay alive behind the present one. */
const KEPT = 4

interface Kept {
  readonly id: string
  readonly location: Location
}

/**
 * Tab pages, and the last few pages on the way here, stay mounted but hidden: their state, their
 * place and their DOM survive "back", while their effects, live topics among them, are paused.
 */
export function KeepAlive() {
  const location = useLocation()
  const id = idOf(location)
  const [kept, setKept] = useState<readonly Kept[]>([{ id, location }])
  const shown = kept.find((each) => each.id === id)
  if (shown?.location !== location) setKept(remember(kept, { id, location }))
  useLayoutEffect(() => keepScroll(id), [id])
  return kept.map((each) => (
    <Activity key={each.id} mode={each.id === id ? 'visible' : 'hidden'}>
      <PageBoundary key={each.location.key}>
        <Suspense fallback={<PageSkeleton />}>
          <View location={each.location} />
        </Suspense>
      </PageBoundary>
    </Activity>
  ))
}

const View = ({ location }: { location: Location }) => useRoutes(routes, location)

const idOf = (location: Location) => tabScreenAt(location.pathname) ?? location.key

function remember(kept: readonly Kept[], next: Kept): readonly Kept[] {
  const others = kept.filter((each) => each.id !== next.id)
  const isTab = (each: Kept) => tabScreenAt(each.location.pathname) !== null
  const pages = others.filter((each) => !isTab(each)).slice(-KEPT)
  return [...others.filter((each) => isTab(each) || pages.includes(each)), next]
}
