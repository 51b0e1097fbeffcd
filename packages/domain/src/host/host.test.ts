import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isBlocked } from '#host/blocked-members.ts'
import { brandOf, ownBrand } from '#host/brand.ts'
import { defaultAgentId, detectHost } from '#host/host-detection.ts'
import { hostFeatures, hostShows, type HostFeature } from '#host/host-features.ts'
import { hostNames, type HostName } from '#host/host-names.ts'
import { hostProfile } from '#host/host-profile.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130'

/** Rows of the inventory that name no host of their own, and what they are read as. */
const readAs: Record<string, HostName | 'rule'> = {
  'host.other': 'carrier',
  'host.mini-hidden': 'bare-mini',
  'host.partner': 'telecom',
  'host.tq': 'weather',
  'host.blocked-users': 'rule',
  'host.special-agents': 'rule',
}
const inventory = JSON.parse(
  readFileSync(new URL('../../../contract/inventory/hosts.json', import.meta.url), 'utf8'),
) as { hosts: { id: string }[] }

test('R-APP-009 every host of the inventory is known', () => {
  for (const { id } of inventory.hosts) {
    const name = readAs[id] ?? id.slice('host.'.length)
    if (name !== 'rule') expect(hostNames).toContain(name)
  }
})

test('R-APP-011 hosts differ in tabs, login, currency, hidden sections and agent', () => {
  const kinds = (of: (host: HostName) => unknown) => new Set(hostNames.map(of)).size
  expect(kinds((host) => hostProfile(host).tabs)).toBeGreaterThan(1)
  expect(kinds((host) => hostProfile(host).login)).toBeGreaterThan(1)
  expect(kinds((host) => hostProfile(host).currency)).toBeGreaterThan(1)
  expect(kinds((host) => defaultAgentId(host, ANDROID))).toBeGreaterThan(1)
  expect(
    kinds((host) => hostFeatures.filter((feature) => hostShows(host, feature)).join()),
  ).toBeGreaterThan(1)
})

test('every host has tabs, a login, a currency, a home and an agent', () => {
  for (const host of hostNames) {
    const { tabs, login, currency, home, userCentre } = hostProfile(host)
    expect([tabs, login, currency, home, userCentre].every(Boolean)).toBe(true)
    expect(defaultAgentId(host, ANDROID)).toMatch(/^\d{7}$/)
  }
})

const shownOnlyIn = (feature: HostFeature, shown: boolean) =>
  hostNames.filter((host) => hostShows(host, feature) === shown)

test.each<[string, HostFeature, HostName[]]>([
  [
    'R-HOST-001',
    'download',
    ['native', 'microblog', 'shopping', 'shopping-mini', 'bare-mini', 'sports', 'weather'],
  ],
  ['R-HOST-002', 'setMeals', ['shopping', 'carrier']],
  ['R-HOST-003', 'vip', ['shopping', 'sports', 'carrier']],
  ['R-HOST-005', 'community', ['shopping', 'sports', 'carrier']],
  ['R-HOST-004', 'redPackets', ['sports']],
  ['R-HOST-004', 'partner', ['sports']],
  ['R-HOST-004', 'basketball', ['sports']],
  ['R-HOST-004', 'plans', ['sports']],
])('%s %s is hidden in its hosts and shown in all others', (_rule, feature, hosts) => {
  expect(shownOnlyIn(feature, false).toSorted()).toEqual(hosts.toSorted())
})

test('R-HOST-006 coupons are for the own app, the browser, the messaging app and the microblog', () => {
  expect(shownOnlyIn('coupons', true)).toEqual(['browser', 'native', 'messaging', 'microblog'])
})

test('the plain browser shows everything', () => {
  for (const feature of hostFeatures) expect(hostShows('browser', feature)).toBe(true)
})

test('R-HOST-007 prices are in yuan for shopping, telecom and carrier, in coins elsewhere', () => {
  const yuan = hostNames.filter((host) => hostProfile(host).currency === '元')
  expect(yuan).toEqual(['shopping', 'shopping-mini', 'bare-mini', 'telecom', 'carrier'])
})

test.each<[string, HostName, string, string]>([
  ['R-HOST-009', 'messaging', IPHONE, '2335088'],
  ['R-HOST-010', 'messaging', ANDROID, '2335089'],
  ['R-HOST-011', 'shopping-mini', IPHONE, '2335617'],
  ['R-HOST-012', 'shopping-mini', ANDROID, '2335621'],
  ['R-HOST-013', 'microblog', IPHONE, '2335402'],
  ['R-HOST-014', 'shopping', ANDROID, '2335612'],
  ['R-HOST-015', 'telecom', ANDROID, '2335507'],
])('%s the agent of the %s host', (_rule, host, userAgent, agentId) => {
  expect(defaultAgentId(host, userAgent)).toBe(agentId)
})

test.each<[string, Record<string, string>, string, HostName]>([
  ['R-APP-010 from=app', { from: 'app' }, ANDROID, 'native'],
  ['a host asked for', { host: 'carrier', from: 'app' }, ANDROID, 'carrier'],
  ['a host nobody knows', { host: 'moon' }, ANDROID, 'browser'],
  ['an inherited name', { host: 'constructor' }, ANDROID, 'browser'],
  ['the messaging app', {}, `${ANDROID} MicroMessenger/8.0`, 'messaging'],
  ['the microblog', {}, `${IPHONE} Weibo (iPhone)`, 'microblog'],
  ['the shopping app', {}, `${IPHONE} jdapp;iPhone`, 'shopping'],
  ['the shopping mini-app inside it', {}, `${IPHONE} jdapp;jdmp`, 'shopping-mini'],
  ['an agent of a host', { agentId: '2335507' }, ANDROID, 'telecom'],
  ['an agent of nobody', { agentId: '1' }, ANDROID, 'browser'],
  ['nothing at all', {}, ANDROID, 'browser'],
])('%s is detected', (_name, query, userAgent, host) => {
  expect(detectHost({ query, userAgent })).toBe(host)
})

test('a host found earlier is remembered until the address says otherwise', () => {
  const found = { userAgent: ANDROID, remembered: 'carrier' }
  expect(detectHost({ ...found, query: {} })).toBe('carrier')
  expect(detectHost({ ...found, query: { host: 'browser' } })).toBe('browser')
})

test('R-NAV-011 R-NAV-012 home is inserted in the browser and the messaging app only', () => {
  expect(hostNames.filter((host) => hostProfile(host).insertsHome)).toEqual([
    'browser',
    'messaging',
  ])
})

test('R-TABS-007 one mini-app has no tab bar, R-TABS-006 the carrier has variant B', () => {
  expect(hostNames.filter((host) => hostProfile(host).tabs === 'none')).toEqual(['bare-mini'])
  expect(hostNames.filter((host) => hostProfile(host).tabs === 'B')).toEqual(['carrier'])
})

test('R-HOST-008 a member is blocked in the host whose list has them, and nowhere else', () => {
  const blocked = { shopping: ['m1', 'm2'] }
  expect(hostNames.filter((host) => isBlocked(blocked, host, 'm1'))).toEqual(['shopping'])
  expect(hostNames.filter((host) => isBlocked(blocked, host, 'm3'))).toEqual([])
  expect(hostNames.filter((host) => isBlocked({}, host, 'm1'))).toEqual([])
})

test('R-APP-012 an agent without a brand of its own shows the own brand', () => {
  const other = { ...ownBrand, name: '别家' }
  const brands = new Map([['7', other]])
  expect(brandOf('1')).toEqual(ownBrand)
  expect(brandOf('7', brands)).toBe(other)
  expect(brandOf('8', brands).name).toBe('临门')
})
