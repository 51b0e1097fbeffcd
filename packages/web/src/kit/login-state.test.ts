import { renderHook, act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  followOtherTabs,
  forgetLogin,
  isLoggedIn,
  keepLogin,
  memberId,
  onSession,
  sessionId,
  signKey,
  useLoggedIn,
} from './login-state.ts'
import { readMarker } from '#kit/device/login-marker.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  forgetLogin()
  vi.runAllTimers()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

/** What a fresh page finds. */
async function onReload(): Promise<string | null> {
  vi.resetModules()
  return (await import('./login-state.ts')).sessionId()
}

// At once, without a pause in which something an earlier page began could take the login away.
test('the marker is read from local storage, then session storage, then a cookie', () => {
  document.cookie = 'linmen.token=1%7Ccookie'
  expect(readMarker()).toBe('cookie')
  sessionStorage.setItem('linmen.token', '1|tab')
  expect(readMarker()).toBe('tab')
  localStorage.setItem('linmen.token', '1|device')
  expect(readMarker()).toBe('device')
  document.cookie = 'linmen.token=; Max-Age=0'
})

test.each([
  ['1|abc', 'abc'],
  ['abc', 'abc'],
  ['1|', null],
])('the second part of a piped marker counts: %s', async (written, id) => {
  localStorage.setItem('linmen.token', written)
  expect(await onReload()).toBe(id)
})

test('login and logout are told 200 ms after they are stored', () => {
  const heard = vi.fn()
  const leave = onSession(heard)
  keepLogin({ token: '1|s1', signKey: 'k' })
  expect(isLoggedIn()).toBe(true)
  vi.advanceTimersByTime(199)
  expect(heard).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(heard).toHaveBeenCalledExactlyOnceWith('login')

  forgetLogin()
  expect(isLoggedIn()).toBe(false)
  vi.advanceTimersByTime(200)
  expect(heard).toHaveBeenLastCalledWith('logout')
  leave()
})

test('a logout leaves nothing of the member behind', () => {
  keepLogin({ token: '1|s1', signKey: 'k', memberId: 'mei' })
  expect(memberId()).toBe('mei')
  sessionStorage.setItem('linmen.routes', '[]')
  forgetLogin()
  expect([sessionId(), signKey()]).toEqual([null, null])
  expect(localStorage.length + sessionStorage.length).toBe(0)
})

test('whoever was not logged in does not log out', () => {
  const heard = vi.fn()
  const leave = onSession(heard)
  forgetLogin()
  vi.runAllTimers()
  expect(heard).not.toHaveBeenCalled()
  leave()
})

test('components follow', () => {
  const { result } = renderHook(useLoggedIn)
  expect(result.current).toBe(false)
  act(() => keepLogin({ token: '1|s1' }))
  expect(result.current).toBe(true)
})

test('a login in another tab counts here too', () => {
  const heard = vi.fn()
  const leave = onSession(heard)
  const stop = followOtherTabs()
  localStorage.setItem('linmen.token', '1|s2')
  dispatchEvent(new StorageEvent('storage', { key: 'linmen.token' }))
  expect(sessionId()).toBe('s2')
  expect(heard).toHaveBeenCalledExactlyOnceWith('login')
  stop()
  leave()
})
