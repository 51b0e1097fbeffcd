import { expect, test } from 'vitest'
import type { Screen } from '#kit/screen.ts'
import { screens, type ScreenName } from '#screens/all-screens.ts'
import { deepLinks, specialGo, type DeepLink } from '#screens/deep-links.ts'
import { firstScreens } from '#screens/first.screens.ts'
import { openScreens } from '#screens/open-screens.ts'
import { aliasRows, otherNameRows, otherNames } from '#screens/other-names.ts'
import {
  allRedirects,
  redirectRoutes,
  unknownPathRows,
  unplacedRoutes,
} from '#screens/redirect-routes.ts'
import { screenRoutes } from '#screens/screen-routes.ts'
import { hostRedirects, ways } from '#screens/ways.ts'
import * as shellTexts from '#shell-texts.ts'
import * as pageTexts from '#texts.ts'
import { links, redirects, routes, sentences } from './inventory.ts'

const all = Object.entries<Screen>(screens)
const mainRoute = (name: string): string | undefined => screenRoutes[name as ScreenName][0]
const rowsOf: Record<string, { row?: string; routes: readonly string[] }> = redirectRoutes
const oldPaths = Object.values(rowsOf)

test('every route of the inventory is a screen, an alias or a redirect', () => {
  const covered = [
    ...Object.values(screenRoutes).flat(),
    ...oldPaths.flatMap(({ routes: own }) => own),
    ...unknownPathRows.routes,
    ...Object.keys(unplacedRoutes),
  ]
  const byHost = new Set<string>(hostRedirects.map((redirect) => redirect.from))
  const wrong = routes.filter((route) => {
    const count = covered.filter((id) => id === route.id).length
    return count !== 1 && !(count === 0 && byHost.has(route.path ?? ''))
  })
  expect(wrong.map((route) => route.id)).toEqual([])
})

test('a covered route is served at its own address', () => {
  const wrong = routes.filter((route) => {
    if (route.path === null || unknownPathRows.routes.some((id) => id === route.id)) return false
    return ![
      ...all.flatMap(([, screen]) => [screen.path, ...screen.aliases]),
      ...allRedirects.map((redirect) => redirect.from),
      ...hostRedirects.map((redirect) => redirect.from),
    ].some((path) => form(path) === form(route.path!))
  })
  expect(wrong.map((route) => route.id)).toEqual([])
})

test('no address is served twice', () => {
  const addresses = [
    ...all.flatMap(([, screen]) => [screen.path, ...screen.aliases]),
    ...allRedirects.map((redirect) => redirect.from),
  ].map(form)
  expect(addresses.filter((each, at) => addresses.indexOf(each) !== at)).toEqual([])
})

test('every screen name of the specification can be gone to', () => {
  const known = new Set([...Object.keys(screens), ...Object.keys(otherNames)])
  const missing = routes.flatMap((route) => route.screenNames).filter((name) => !known.has(name))
  expect(missing).toEqual([])
})

test('a screen asks for a login exactly where the inventory knows that it must', () => {
  const wrong = all.filter(([name, screen]) => {
    const main = routes.find((route) => mainRoute(name) === route.id)
    if (!main || main.loginRequired === 'unknown') return false
    return main.loginRequired !== (screen.access === 'member')
  })
  expect(wrong.map(([name]) => name)).toEqual([])
})

test('tabs live below /tabs and nothing else does', () => {
  const wrong = all.filter(([, screen]) => screen.path.startsWith('/tabs/') !== screen.tab)
  expect(wrong.map(([name]) => name)).toEqual([])
})

test('every redirect row of the inventory has one row here', () => {
  const covered = [
    ...oldPaths.flatMap(({ row }) => row ?? []),
    ...unknownPathRows.rows,
    ...hostRedirects.map((redirect) => redirect.row),
    ...Object.keys(ways),
    ...Object.keys(aliasRows),
    ...Object.keys(otherNameRows),
  ]
  expect(covered.toSorted()).toEqual(redirects.map((redirect) => redirect.id).toSorted())
})

test('a plain redirect leads where the inventory says', () => {
  const wrong = allRedirects.filter(({ from, to, params = {} }) => {
    const { row } = rowsOf[from]!
    const entry = redirects.find(({ id }) => id === row)
    return entry && form(entry.to) !== form(fill(screens[to].path, params))
  })
  expect(wrong.map(({ from }) => from)).toEqual([])
})

test('every name in a path is a parameter of its screen, and has to be said', () => {
  const wrong = all.flatMap(([name, { path, params }]) =>
    names(path)
      .filter((each) => params[each]?.presence !== 'required')
      .map((each) => `${name} ${each}`),
  )
  expect(wrong).toEqual([])
})

test('every parameter the inventory names is one of its screen', () => {
  const wrong = all.flatMap(([name, { params }]) => {
    const known = new Set(Object.entries(params).flatMap(([own, { wireName }]) => [own, wireName]))
    const main = routes.find((route) => mainRoute(name) === route.id)
    return (main?.params ?? [])
      .filter((param) => param.in === 'query' && !known.has(param.name))
      .map((param) => `${name} ${param.name}`)
  })
  expect(wrong).toEqual([])
})

test('every tab that is open is there from the first load on', () => {
  const tabs = Object.entries<Screen>(openScreens).filter(([, { tab }]) => tab)
  expect(tabs.filter(([name]) => !(name in firstScreens))).toEqual([])
})

test('a redirect fills every name of the path it leads to', () => {
  const wrong = allRedirects.filter(({ from, to, params = {} }) =>
    names(screens[to].path).some((name) => !(name in params) && !names(from).includes(name)),
  )
  expect(wrong.map(({ from }) => from)).toEqual([])
})

test('every link code of the inventory leads to a screen', () => {
  const wrong = links.filter(({ family, code }) => {
    if (family in deepLinks) return !linkOf(family, code)
    return !(code in specialGo)
  })
  expect(wrong.map((link) => link.id)).toEqual([])
  const rows = Object.values(deepLinks).flatMap((family) => Object.keys(family))
  expect(rows.length + Object.keys(specialGo).length).toBe(links.length)
})

test('link codes lead to the address the inventory gives', () => {
  const wrong = links.filter((link) => {
    const own = linkOf(link.family, link.code)
    if (!own || !link.target.startsWith('/')) return false
    const screen = screens[own.screen] as Screen
    const params = {
      ...wireValues(screen, own.params),
      ...(own.idParam && { [own.idParam]: 'id' }),
    }
    const from = allRedirects.filter((redirect) => redirect.to === own.screen)
    const paths = [screen.path, ...from.map((redirect) => redirect.from)]
    return !paths.some((path) => agrees(fill(path, params), link.target))
  })
  expect(wrong.map((link) => link.id)).toEqual([])
})

test('a link row fills every name of the path, once', () => {
  const rows: DeepLink[] = Object.values(deepLinks).flatMap((family) => Object.values(family))
  const wrong = rows.filter(({ screen, params, idParam }) =>
    names(screens[screen].path).some((name) => name in params === (name === idParam)),
  )
  expect(wrong).toEqual([])
})

test('shared sentences are the exact wording of the inventory', () => {
  const wording = new Set(sentences.map((sentence) => sentence.zh))
  const texts = Object.values<string>({ ...shellTexts, ...pageTexts })
  expect(texts.filter((text) => !wording.has(text))).toEqual([])
  const given = sentences.filter((sentence) => !sentence.proposed).map((sentence) => sentence.zh)
  expect(given.filter((zh) => !texts.includes(zh))).toEqual([])
})

function linkOf(family: string, code: number): DeepLink | undefined {
  return (deepLinks as Record<string, Record<number, DeepLink>>)[family]?.[code]
}

const wireValues = ({ params }: Screen, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, params[name]?.encode(value as never)]),
  )

const names = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)

const fill = (path: string, params: Readonly<Record<string, unknown>>) =>
  path.replace(/:(\w+)/g, (whole, name: string) => String(params[name] ?? whole))

/** The inventory leaves some parts of an address open: `/expert/lab/1/{type}`. */
function agrees(path: string, target: string): boolean {
  const open = form(target).split('/')
  const own = form(path).split('/')
  return own.length === open.length && open.every((part, at) => part === '*' || part === own[at])
}

/** The path alone, with every placeholder the same: `/plan/{id}` and `/plan/:planId` are one form. */
const form = (path: string) =>
  path
    .replace(/[? ].*$/, '')
    .split('/')
    .map((part) => (/^[:{]|^id$/.test(part) ? '*' : part))
    .join('/')
