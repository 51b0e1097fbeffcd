import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigation } from './navigation.ts'
import { currentPlace, followAddress, insertBelow, notePlace, onPlace } from './place.ts'

let stop = () => {}

beforeEach(() => {
  history.replaceState(null, '', '#/tabs/home')
  stop = followAddress()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

test('an address has a path and a query', () => {
  navigation.go('/match-detail/ft?matchId=7&tab=%E4%B8%80')
  expect(currentPlace()).toMatchObject({
    path: '/match-detail/ft',
    query: { matchId: '7', tab: '一' },
    address: '/match-detail/ft?matchId=7&tab=%E4%B8%80',
    depth: 1,
  })
  expect(location.hash).toBe('#/match-detail/ft?matchId=7&tab=%E4%B8%80')
})

test('each visit of a page has a key of its own', () => {
  navigation.go('/plan-detail/1')
  const first = currentPlace().key
  navigation.go('/plan-detail/2')
  expect(currentPlace().key).not.toBe(first)
})

test('a replaced page does not make the stack deeper', () => {
  navigation.go('/plan-detail/1')
  navigation.go('/plan/pay-ok', { replace: true })
  expect(currentPlace()).toMatchObject({ path: '/plan/pay-ok', depth: 1 })
})

test('going where one is does nothing', () => {
  const heard = vi.fn()
  const leave = onPlace(heard)
  navigation.go('/tabs/home')
  expect(heard).not.toHaveBeenCalled()
  leave()
})

test('from one tab to another the stack stays at its bottom', () => {
  navigation.go('/tabs/match')
  expect(currentPlace()).toMatchObject({ path: '/tabs/match', depth: 0 })
})

test('a tab opened from deep inside is the bottom of the stack', () => {
  navigation.go('/plan-detail/1')
  navigation.go('/plan-detail/2')
  const far = vi.spyOn(history, 'go').mockImplementation(() => {
    history.replaceState({ key: 'k', depth: 0 }, '', '#/tabs/home')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  navigation.go('/tabs/match')
  expect(far).toHaveBeenCalledWith(-2)
  expect(currentPlace()).toMatchObject({ path: '/tabs/match', depth: 0 })
})

test('"back" from the lowest page leads home', () => {
  navigation.go('/tabs/match')
  navigation.back()
  expect(currentPlace()).toMatchObject({ path: '/tabs/home', depth: 0 })
})

test('"back" from any other page is the browser’s', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  navigation.go('/plan-detail/1')
  navigation.back()
  expect(back).toHaveBeenCalledOnce()
})

test('after "back" the page has its old key', () => {
  const home = currentPlace()
  navigation.go('/plan-detail/1')
  history.replaceState({ key: home.key, depth: 0 }, '', '#/tabs/home')
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  expect(currentPlace()).toEqual(home)
})

test('an address typed by hand is a new page on top', () => {
  history.replaceState(null, '', '#/login')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(currentPlace()).toMatchObject({ path: '/login', depth: 1 })
  expect(history.state).toMatchObject({ depth: 1 })
})

test('R-NAV-011 a page inserted below is one step back', () => {
  history.replaceState(null, '', '#/plan-detail/1')
  insertBelow('/tabs/home')
  stop()
  stop = followAddress()
  expect(currentPlace()).toMatchObject({ path: '/plan-detail/1', depth: 1 })
})

test('an address without a leading slash still is one', () => {
  history.replaceState(null, '', '#tabs/home')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(currentPlace().path).toBe('/tabs/home')
})

test('what a page notes stands in its address, is found after a reload, and tells nobody', () => {
  navigation.go('/match-detail/ft?matchId=7')
  const { key } = currentPlace()
  const heard = vi.fn()
  const leave = onPlace(heard)
  notePlace({ tab: 'odds' })
  expect(location.hash).toBe('#/match-detail/ft?matchId=7&tab=odds')
  expect(currentPlace()).toMatchObject({ key, depth: 1, query: { matchId: '7', tab: 'odds' } })
  expect(heard).not.toHaveBeenCalled()
  leave()
  stop()
  stop = followAddress()
  expect(currentPlace()).toMatchObject({ key, query: { matchId: '7', tab: 'odds' } })
  notePlace({ tab: null })
  expect(location.hash).toBe('#/match-detail/ft?matchId=7')
})

test('the address a page was opened with leads nowhere else, whatever was noted since', () => {
  navigation.go('/tabs/match')
  notePlace({ day: '2026-11-12' })
  navigation.go('/tabs/match')
  expect(currentPlace().query).toEqual({ day: '2026-11-12' })
})

test('what was noted over the page is kept when "back" closes what lay there', () => {
  navigation.go('/tabs/match')
  const below = { ...(history.state as object) }
  history.pushState({ ...below, hold: 1 }, '')
  notePlace({ day: '2026-11-12' })
  history.replaceState(below, '', '#/tabs/match')
  dispatchEvent(new PopStateEvent('popstate', { state: below }))
  expect(location.hash).toBe('#/tabs/match?day=2026-11-12')
  expect(currentPlace().query).toEqual({ day: '2026-11-12' })
})
