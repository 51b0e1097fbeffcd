import type { ScreenName } from '@linmen/contract/screens/all-screens.ts'
import { unknownPath, type PathRedirect } from '@linmen/contract/screens/first-redirects.ts'
import type { OpenScreenName } from '@linmen/contract/screens/open-screens.ts'
import { matchPath, pathPattern, type PathPattern } from '@linmen/domain/nav/match-path.ts'
import { writtenPath } from '@linmen/domain/nav/screen-path.ts'
import { theHost, type Host } from '#kit/host.ts'
import { lazyPart, type LazyPart } from '#kit/lazy-part.tsx'
import type { Place } from '#kit/place.ts'
import { isShown, screenOf, screenTable, type ScreenTable } from '#kit/address/screen-table.ts'
import { loadPage } from './load-page.ts'

export type Route =
  | { readonly is: 'page'; readonly screen: OpenScreenName; readonly Page: LazyPart<{}> }
  | { readonly is: 'redirect'; readonly row: PathRedirect }
  | { readonly is: 'home' }

type Params = Readonly<Record<string, string>>

export type Found =
  | { readonly is: 'page'; screen: OpenScreenName; Page: LazyPart<{}>; params: Params }
  | { readonly is: 'elsewhere'; readonly address: string }
  | { readonly is: 'home' }

/** Whether it can be said what stands at an address, before the whole table is there. */
export const isKnown = (path: string): boolean =>
  screenTable().whole || matchPath(patterns(), path) !== null

/** What stands at an address: a page, or the way to one. */
export function routeAt({ path, query }: Place): Found {
  const match = matchPath(patterns(), path)
  if (!match) return { is: 'elsewhere', address: screenOf(unknownPath.to).path }
  const { value, params } = match
  if (value.is === 'home') return { is: 'home' }
  if (value.is === 'page') return { ...value, params }
  const { to, params: fixed } = value.row
  const filled = writtenPath(screenOf(to), { ...query, ...params, ...fixed })
  return { is: 'elsewhere', address: filled.ok ? filled.path : screenOf(unknownPath.to).path }
}

interface Made {
  readonly of: ScreenTable
  readonly host: Host
  readonly patterns: readonly PathPattern<Route>[]
}

let made: Made | null = null

/** Every address that is known so far: open screens, their aliases, old paths, and `/home`. */
function patterns(): readonly PathPattern<Route>[] {
  const [table, host] = [screenTable(), theHost()]
  if (made?.of !== table || made.host !== host)
    made = { of: table, host, patterns: patternsOf(table) }
  return made.patterns
}

const patternsOf = ({ screens, redirects }: ScreenTable): readonly PathPattern<Route>[] => [
  ...(Object.keys(screens) as OpenScreenName[]).filter(isShown).flatMap(pagePatterns),
  ...redirects.map((row) => pathPattern<Route>(row.from, { is: 'redirect', row })),
  pathPattern<Route>('/home', { is: 'home' }),
]

function pagePatterns(screen: OpenScreenName): PathPattern<Route>[] {
  const row = screenOf(screen)
  const Page = pageOf(screen)
  return [row.path, ...row.aliases].map((path) =>
    pathPattern<Route>(path, { is: 'page', screen, Page }),
  )
}

/** A page stays the same one when the rest of the table arrives. */
function pageOf(screen: OpenScreenName): LazyPart<{}> {
  const Page = Pages.get(screen) ?? lazyPart(async () => (await loadPage(screen)).Page)
  Pages.set(screen, Page)
  return Page
}

const Pages = new Map<ScreenName, LazyPart<{}>>()
