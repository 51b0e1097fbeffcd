import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { go, goBack, goLink, goName, hrefTo, isOpen } from './go.ts'
import { lookAgain } from './host.ts'
import { identityKeys } from '#kit/device/identity-keys.ts'
import { navigation } from './navigation.ts'
import { notices } from './notices.ts'
import { inTab } from './storage.ts'

const went = vi.fn()
const told = vi.fn()

beforeEach(() => {
  vi.spyOn(navigation, 'go').mockImplementation(went)
  vi.spyOn(notices, 'toast').mockImplementation(told)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

test('a screen is reached by its name, with its params', () => {
  go('PlanDetailPage', { id: '7' })
  expect(went).toHaveBeenCalledWith('/plan-detail/7', undefined)
  go('SearchPage', { sport: 'basketball' })
  expect(went).toHaveBeenLastCalledWith('/data/search-page?qiuFlag=2', undefined)
  go('HomePage', {}, { replace: true })
  expect(went).toHaveBeenLastCalledWith('/tabs/home', { replace: true })
})

test('a link to a screen can be opened in a new window', () => {
  expect(hrefTo('PlanDetailPage', { id: '7' })).toBe('#/plan-detail/7')
})

test('"back" is the navigation’s', () => {
  const back = vi.spyOn(navigation, 'back').mockImplementation(() => {})
  goBack()
  expect(back).toHaveBeenCalledOnce()
})

test('R-HOST-004 screens that the host does not show are not open, and links to them lead home', async () => {
  expect([isOpen('HomePage'), isOpen('BkMatchListPage')]).toEqual([true, true])
  inTab.write(identityKeys.host, 'sports')
  lookAgain()
  expect([isOpen('HomePage'), isOpen('BkMatchListPage'), isOpen('PlanDetailPage')]).toEqual([
    true,
    false,
    false,
  ])
  await goLink('response-go', 3, 77)
  expect(went).toHaveBeenCalledWith('/')
  inTab.drop(identityKeys.host)
  lookAgain()
})

test('R-DEEPLINK-002 a code leads to its screen', async () => {
  await goLink('response-go', 3, 77)
  expect(went).toHaveBeenCalledWith('/plan-detail/77')
})

test('R-DEEPLINK-004 code 2 leaves the app with the agent in the address', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, href: 'http://own.test/', hash: '', assign })
  await goLink('go', 2, 'https://partner.test/x')
  expect(assign).toHaveBeenCalledWith('https://partner.test/x?agentId=2335001')
  vi.unstubAllGlobals()
})

test('R-DEEPLINK-005 R-DEEPLINK-006 code 46 names its page; broken JSON is only noted', async () => {
  await goLink('go', 46, '{"page":"PlanDetailPage","params":{"id":1}}')
  expect(went).toHaveBeenCalledWith('/plan-detail/1')
  const noted = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await goLink('go', 46, '{')
  expect(noted).toHaveBeenCalledOnce()
  expect(told).not.toHaveBeenCalled()
  expect(went).toHaveBeenCalledOnce()
})

test('R-NAV-002 a name nobody knows is told', async () => {
  await goName('NoSuchPage')
  expect(told).toHaveBeenCalledWith('route有误')
  await goName('HomeDiscovery')
  expect(went).toHaveBeenCalledWith('/tabs/home')
})

test('a link has to say what its screen needs, and nothing else', () => {
  // @ts-expect-error a match has to be named
  hrefTo('MatchDetailFootball')
  // @ts-expect-error there is no such parameter
  hrefTo('HomePage', { matchId: '7' })
  // @ts-expect-error sports have words
  hrefTo('SearchPage', { sport: 2 })
  // @ts-expect-error no such screen
  expect(hrefTo('NoSuchPage')).toBe('#/')
})
