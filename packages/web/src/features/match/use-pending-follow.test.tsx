import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { extrasOf, setStar } from './follow-store.ts'
import { rememberFollow, usePendingFollow } from './use-pending-follow.ts'

const HERE = '/tabs/match'
const sent: unknown[] = []

beforeEach(() => {
  sent.length = 0
  sessionStorage.clear()
  setStar('m1', false)
  keepLogin({ token: '1|session' })
  vi.spyOn(navigation, 'here').mockReturnValue(HERE)
  vi.spyOn(notices, 'toast').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return new Response(JSON.stringify({ isSuccess: true }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function comeBack() {
  const client = createQueryClient()
  renderHook(usePendingFollow, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)))
}

test('a star tapped before the login is set after it, once', async () => {
  rememberFollow({ matchId: 'm1', sport: 'football', back: HERE })
  await comeBack()
  await vi.waitFor(() => expect(notices.toast).toHaveBeenCalledExactlyOnceWith('已关注'))
  expect(sent).toMatchObject([{ matchId: 'm1', type: 1 }])
  expect(extrasOf('m1').get().followed).toBe(true)
  await comeBack()
  expect(sent).toHaveLength(1)
})

test('who comes back without a login has changed their mind', async () => {
  rememberFollow({ matchId: 'm1', sport: 'football', back: HERE })
  forgetLogin()
  await comeBack()
  keepLogin({ token: '1|session' })
  await comeBack()
  expect(sent).toEqual([])
})

test('a login that led elsewhere follows nothing', async () => {
  rememberFollow({ matchId: 'm1', sport: 'football', back: '/tabs/match?tab=followed' })
  await comeBack()
  expect(sent).toEqual([])
})
