import type { Screen } from '@linmen/contract'
import { screens } from '@linmen/contract/screens/all-screens.ts'
import { deepLinks, type DeepLink } from '@linmen/contract/screens/deep-links.ts'
import { otherNames } from '@linmen/contract/screens/other-names.ts'
import { allRedirects, unplacedRoutes } from '@linmen/contract/screens/redirect-routes.ts'
import { hostRedirects, ways, type Way } from '@linmen/contract/screens/ways.ts'
import { code, page, table } from './markdown.ts'
import { fieldsText } from './schema-text.ts'

type Params = Readonly<Record<string, unknown>>

export function screensDocument(): string {
  return page(
    '# Screens',
    table(['name', 'path', 'also at', 'access', 'parameters', 'state'], screenRows()),
    '## Further names',
    table(['name', 'screen', 'with'], otherNameRows()),
    '## Redirects',
    table(['from', 'to', 'with'], redirectRows()),
    '## Redirects by host',
    table(['from', 'hosts', 'to'], hostRows()),
    '## Guards, jumps and rules',
    table(['row', 'kind', 'when', 'to'], wayRows()),
    '## Link codes',
    table(['family', 'code', 'screen', 'with', 'id goes to'], linkRows()),
    '## Without a path',
    table(['route of the specification', 'where it is'], Object.entries(unplacedRoutes)),
  )
}

const screenRows = () =>
  Object.entries<Screen>(screens).map(([name, screen]) => [
    name,
    code(screen.path),
    screen.aliases.map(code).join(', '),
    screen.access,
    fieldsText(screen.params),
    [screen.planned ? 'planned' : 'open', screen.tab ? 'tab' : ''].filter(Boolean).join(', '),
  ])

const otherNameRows = () =>
  Object.entries<{ screen: string; params?: Params }>(otherNames).map(([name, own]) => [
    name,
    own.screen,
    paramsText(own.params),
  ])

const redirectRows = () =>
  allRedirects.map(({ from, to, params }) => [code(from), to, paramsText(params)])

const hostRows = () =>
  hostRedirects.map(({ from, hosts, to }) => [from, hosts?.join(', ') ?? 'all others', to])

const wayRows = () =>
  Object.entries<Way>(ways).map(([row, way]) => [row, way.kind, way.when, way.to ?? ''])

const linkRows = () =>
  Object.entries<Record<number, DeepLink>>(deepLinks).flatMap(([family, links]) =>
    Object.entries(links).map(([number, link]) => [
      family,
      number,
      link.screen,
      paramsText(link.params),
      link.idParam ?? '',
    ]),
  )

const paramsText = (params: Params = {}) =>
  Object.entries(params)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')
