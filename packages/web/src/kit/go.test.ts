import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { go, goBack, goLink, goName, hrefTo, isOpen } from './go.ts'
import { navigation } from './navigation.ts'
import { notices } from './notices.ts'

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
  go('PlanDetailPage', { id: 7, from: 'list' })
  expect(went).toHaveBeenCalledWith('/plan-detail/7?from=list', undefined)
  go('HomePage', {}, { replace: true })
  expect(went).toHaveBeenLastCalledWith('/tabs/home', { replace: true })
})

test('a link to a screen can be opened in a new window', () => {
  expect(hrefTo('PlanDetailPage', { id: 7 })).toBe('#/plan-detail/7')
})

test('"back" is the navigation’s', () => {
  const back = vi.spyOn(navigation, 'back').mockImplementation(() => {})
  goBack()
  expect(back).toHaveBeenCalledOnce()
})

test('screens without a page are not open', () => {
  expect(isOpen('HomePage')).toBe(true)
  expect(isOpen('TestPage')).toBe(false)
})

test('R-DEEPLINK-002 a code leads to its screen', () => {
  goLink('response-go', 3, 77)
  expect(went).toHaveBeenCalledWith('/plan-detail/77')
})

test('R-DEEPLINK-004 code 2 leaves the app with the agent in the address', () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, href: 'http://own.test/', hash: '', assign })
  goLink('go', 2, 'https://partner.test/x')
  expect(assign).toHaveBeenCalledWith('https://partner.test/x?agentId=2335001')
  vi.unstubAllGlobals()
})

test('R-DEEPLINK-005 R-DEEPLINK-006 code 46 names its page; broken JSON is only noted', () => {
  goLink('go', 46, '{"page":"PlanDetailPage","params":{"id":1}}')
  expect(went).toHaveBeenCalledWith('/plan-detail/1')
  const noted = vi.spyOn(console, 'warn').mockImplementation(() => {})
  goLink('go', 46, '{')
  expect(noted).toHaveBeenCalledOnce()
  expect(told).not.toHaveBeenCalled()
  expect(went).toHaveBeenCalledOnce()
})

test('R-NAV-002 a name nobody knows is told', () => {
  goName('NoSuchPage')
  expect(told).toHaveBeenCalledWith('route有误')
  goName('HomeDiscovery')
  expect(went).toHaveBeenCalledWith('/tabs/home')
})
