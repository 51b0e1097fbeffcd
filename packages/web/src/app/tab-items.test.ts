import { screens } from '@linmen/contract/screens/all-screens.ts'
import { hostShows } from '@linmen/domain/host/host-features.ts'
import type { HostName } from '@linmen/domain/host/host-names.ts'
import { hostProfile } from '@linmen/domain/host/host-profile.ts'
import { ownBrand } from '@linmen/domain/host/brand.ts'
import { expect, test } from 'vitest'
import type { Host } from '#kit/host.ts'
import { tabItems, tabsOf } from './tab-items.ts'

const host = (name: HostName): Host => ({
  name,
  agentId: '1',
  brand: ownBrand,
  profile: hostProfile(name),
  currency: hostProfile(name).currency,
  tabVariant: hostProfile(name).tabs,
  shows: (feature) => hostShows(name, feature),
})
const labels = (name: HostName) => tabsOf(host(name), 'football').map(({ label }) => label)

test.each<HostName>(['browser', 'messaging', 'microblog', 'shopping-mini', 'native'])(
  'R-TABS-004 the %s host has discover, scores, experts, information and mine',
  (name) => {
    expect(labels(name)).toEqual(['发现', '比分', '专家', '资讯', '我的'])
  },
)

test('R-TABS-006 the carrier has experts, scores, data and mine', () => {
  expect(labels('carrier')).toEqual(['专家', '比分', '数据', '我的'])
})

test('R-TABS-007 the bare mini-app has no tabs', () => {
  expect(labels('bare-mini')).toEqual([])
})

test('R-HOST-004 the sports app has no experts', () => {
  expect(labels('sports')).toEqual(['发现', '比分', '资讯', '我的'])
})

test('R-TABS-005 R-MATCH-FT-023 a habit of basketball opens the basketball list', () => {
  const scores = (sport: 'football' | 'basketball') =>
    tabsOf(host('browser'), sport).find(({ label }) => label === '比分')?.screen
  expect(scores('football')).toBe('ZqMatchListPage')
  expect(scores('basketball')).toBe('BkMatchListPage')
})

test.each<[HostName, string]>([
  ['browser', 'UserCenterPage'],
  ['shopping', 'JdUserCenterPage'],
  ['telecom', 'JdUserCenterPage'],
  ['carrier', 'JdUserCenterPage'],
])('R-TABS-010 mine in the %s host is %s', (name, screen) => {
  expect(tabsOf(host(name), 'football').at(-1)?.screen).toBe(screen)
})

test('tabs of planned screens are not shown', () => {
  for (const name of ['browser', 'carrier', 'shopping'] as const)
    for (const { screen } of tabItems(host(name), 'basketball'))
      expect(screens[screen].planned).toBe(false)
})

test('while the basketball list is planned, the habit falls back to football', () => {
  const scores = tabItems(host('browser'), 'basketball').find(({ label }) => label === '比分')
  expect(scores?.screen).toBe(
    screens.BkMatchListPage.planned ? 'ZqMatchListPage' : 'BkMatchListPage',
  )
})
