import { screens, type ScreenName } from '@linmen/contract/screens/all-screens.ts'
import {
  pathRedirects,
  unknownPath,
  type PathRedirect,
} from '@linmen/contract/screens/redirects.ts'
import { matchPath, pathPattern, type PathPattern } from '@linmen/domain/nav/match-path.ts'
import { screenPath } from '@linmen/domain/nav/screen-path.ts'
import { lazyPart, type LazyPart } from '#kit/lazy-part.tsx'
import type { Place } from '#kit/place.ts'
import { screenOf } from '#kit/screen-of.ts'
import { loadPage } from './load-page.ts'

export type Route =
  | { readonly is: 'page'; readonly screen: ScreenName; readonly Page: LazyPart<{}> }
  | { readonly is: 'redirect'; readonly row: PathRedirect }
  | { readonly is: 'home' }

export type Found =
  | { readonly is: 'page'; screen: ScreenName; Page: LazyPart<{}>; params: Record<string, string> }
  | { readonly is: 'elsewhere'; readonly address: string }
  | { readonly is: 'home' }

/** Screens with a page. A planned screen is an unknown path. */
export const isBuilt = (name: ScreenName): boolean => !screenOf(name).planned

/** What stands at an address: a page, or the way to one. */
export function routeAt({ path, query }: Place): Found {
  const match = matchPath(patterns, path)
  if (!match) return { is: 'elsewhere', address: screens[unknownPath.to].path }
  const { value, params } = match
  if (value.is === 'home') return { is: 'home' }
  if (value.is === 'page') return { ...value, params }
  const { to, params: fixed } = value.row
  const filled = screenPath(screenOf(to), { ...query, ...params, ...fixed })
  return { is: 'elsewhere', address: filled.ok ? filled.path : screens[unknownPath.to].path }
}

/** Every address the app answers to: built screens, their aliases, old paths, and `/home`. */
const patterns: readonly PathPattern<Route>[] = [
  ...(Object.keys(screens) as ScreenName[]).filter(isBuilt).flatMap(pagePatterns),
  ...pathRedirects
    .filter(({ to }) => isBuilt(to))
    .map((row) => pathPattern<Route>(row.from, { is: 'redirect', row })),
  pathPattern<Route>('/home', { is: 'home' }),
]

function pagePatterns(screen: ScreenName): PathPattern<Route>[] {
  const row = screenOf(screen)
  const Page = lazyPart(async () => (await loadPage(screen)).Page)
  return [row.path, ...row.aliases].map((path) =>
    pathPattern<Route>(path, { is: 'page', screen, Page }),
  )
}
