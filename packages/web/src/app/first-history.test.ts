import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookAgain } from '#kit/host.ts'
import { insertHome } from './first-history.ts'

beforeEach(() => {
  sessionStorage.clear()
  lookAgain()
})
afterEach(() => vi.restoreAllMocks())

function open(address: string, length = 1) {
  history.replaceState(null, '', address)
  vi.spyOn(history, 'length', 'get').mockReturnValue(length)
  const laid = vi.spyOn(history, 'replaceState').mockImplementation(() => {})
  vi.spyOn(history, 'pushState').mockImplementation(() => {})
  insertHome()
  return laid.mock.calls.map(([, , url]) => url)
}

test('R-NAV-011 home is laid behind the first page of a visit without history', () => {
  expect(open('#/plan-detail/7')).toEqual(['#/tabs/home'])
})

test.each(['#/tabs/home', '#/tabs/home?a=1', '#/', '#'])(
  'not behind home itself: %s',
  (address) => {
    expect(open(address)).toEqual([])
  },
)

test('not when there is somewhere to go back to', () => {
  expect(open('#/plan-detail/7', 3)).toEqual([])
})

test('not again after a reload', () => {
  expect(open('#/plan-detail/7')).toHaveLength(1)
  vi.restoreAllMocks()
  expect(open('#/plan-detail/7')).toEqual([])
})

test.each(['native', 'shopping', 'microblog'])('R-NAV-012 not in the %s host', (host) => {
  expect(open(`/?host=${host}#/plan-detail/7`)).toEqual([])
})
