import type { Screen } from '@linmen/contract'
import { screens, type ScreenName } from '@linmen/contract/screens/all-screens.ts'
import { pathRedirects, unknownPath } from '@linmen/contract/screens/redirects.ts'
import { lazy } from 'react'
import { Navigate, type RouteObject } from 'react-router'
import { Guarded } from './guarded.tsx'
import { HomeEntry, Redirect } from './redirect.tsx'
import { pages, type PageLoader } from './pages.ts'

/** Every address the app answers to: built screens, their aliases, redirects, and home for the rest. */
export const routes: RouteObject[] = [
  ...openScreens().flatMap(([name, screen, load]) => screenRoutes(name, screen, load)),
  ...pathRedirects
    .filter(({ to }) => isBuilt(to))
    .map((row) => ({ path: row.from, element: <Redirect row={row} /> })),
  { path: '/home', element: <HomeEntry /> },
  { path: '*', element: <Navigate to={screens[unknownPath.to].path} replace /> },
]

/** Screens with a page. A planned screen is an unknown path. */
export function isBuilt(name: ScreenName): boolean {
  return !screens[name].planned && pages[name] !== undefined
}

function openScreens() {
  return (Object.entries(screens) as [ScreenName, Screen][]).flatMap(([name, screen]) => {
    const load = pages[name]
    return screen.planned || load === undefined ? [] : [[name, screen, load] as const]
  })
}

function screenRoutes(name: ScreenName, screen: Screen, load: PageLoader): RouteObject[] {
  const Page = lazy(async () => ({ default: (await load()).Page }))
  const element = (
    <Guarded name={name}>
      <Page />
    </Guarded>
  )
  return [screen.path, ...screen.aliases].map((path) => ({ path, element }))
}
