import { screens, type ScreenName } from '@linmen/contract/screens/all-screens.ts'
import { deepLinks, type DeepLink } from '@linmen/contract/screens/deep-links.ts'
import { openScreens } from '@linmen/contract/screens/open-screens.ts'
import { allRedirects } from '@linmen/contract/screens/redirect-routes.ts'
import { expect, test } from 'vitest'
import type { Place } from '#kit/place.ts'
import { pages } from './pages.ts'
import { routeAt } from './routes.tsx'

const at = (address: string): Place => {
  const [path = '', search = ''] = address.split('?')
  const query = Object.fromEntries(new URLSearchParams(search))
  return { path, query, address, key: '', depth: 0 }
}
const names = Object.keys(screens) as ScreenName[]
const isBuilt = (name: ScreenName) => Object.hasOwn(openScreens, name)

test('every page belongs to a screen, and every open screen has a page', () => {
  expect(Object.keys(pages).filter((name) => !Object.hasOwn(screens, name))).toEqual([])
  expect(names.filter((name) => isBuilt(name) && !Object.hasOwn(pages, name))).toEqual([])
})

test('every open screen is found at its path and at its aliases', () => {
  for (const name of names.filter(isBuilt))
    for (const path of [screens[name].path, ...screens[name].aliases])
      expect(routeAt(at(path.replaceAll(/:\w+/g, '7')))).toMatchObject({ is: 'page', screen: name })
})

test('every page module exports its page', async () => {
  for (const load of Object.values(pages)) expect(await load()).toHaveProperty('Page')
})

test.each(['/', '/zzz', '/tabs', '/tabs/zzz', '/plan-detail/1/2/3'])(
  'R-TABS-002 R-TABS-003 %s leads to /tabs/home',
  (path) => {
    expect(routeAt(at(path))).toEqual({ is: 'elsewhere', address: '/tabs/home' })
  },
)

test('a planned screen is an unknown path', () => {
  for (const name of names.filter((each) => screens[each].planned)) {
    const path = screens[name].path.replaceAll(/:\w+/g, '7')
    const found = routeAt(at(path))
    if (found.is === 'page') expect(found.screen).not.toBe(name)
  }
})

test('R-NAV-016 to R-NAV-025 every old path leads to its screen, or home while that is planned', () => {
  for (const { from, to } of allRedirects) {
    const found = routeAt(at(from.replaceAll(/:\w+/g, '7')))
    if (found.is === 'page') continue
    expect(found.is).toBe('elsewhere')
    if (found.is !== 'elsewhere') continue
    const target = isBuilt(to) ? to : 'HomePage'
    const landed = routeAt(at(found.address))
    if (isBuilt(target)) expect(landed).toMatchObject({ is: 'page', screen: target })
  }
})

test('an old path hands its names and its query on', () => {
  expect(routeAt(at('/plan/7?from=x'))).toEqual({
    is: 'elsewhere',
    address: '/plan-detail/7?from=x',
  })
})

test('static pages below /plan are no plan ids', () => {
  expect(routeAt(at('/plan/pay-ok'))).toMatchObject({ screen: 'PlanDetailPayOkPage' })
})

test('R-GUARD-014 /home asks the host', () => {
  expect(routeAt(at('/home'))).toEqual({ is: 'home' })
})

test('every deep-link code leads to a screen of the table', () => {
  const rows = Object.values(deepLinks).flatMap((table) => Object.values(table) as DeepLink[])
  for (const { screen } of rows) expect(screens).toHaveProperty(screen)
})
