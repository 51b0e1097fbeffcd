import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SETTLE_MS } from './login-state.ts'
import { createQueryClient } from './query-client.ts'
import { displayName, forgetLogin, keepLogin, useSession } from './session.ts'

const mei = {
  isSuccess: true,
  id: 'm1',
  linmenId: 'L1',
  nickname: '小美',
  account: '138****0001',
  telephone: '138****0001',
  describe: '',
  userIcon: '',
  isExpert: false,
  userLevel: 0,
  operator: false,
  passwordSet: true,
  phoneCheck: true,
  createTime: 1,
  huoyanWallet: 12.3,
  ableBalance: 0,
  totalBalance: 12.3,
}
let asked = 0
let client = createQueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

beforeEach(() => {
  asked = 0
  client = createQueryClient()
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return Response.json(mei)
  })
})
afterEach(() => {
  forgetLogin()
  client.clear()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** A login that everybody has heard of. */
function settledLogin(): void {
  vi.useFakeTimers()
  keepLogin({ token: '1|s1' })
  vi.advanceTimersByTime(SETTLE_MS)
  vi.useRealTimers()
}

test('a visitor is nobody and asks nothing', () => {
  const { result } = renderHook(useSession, { wrapper })
  expect(result.current).toEqual({ loggedIn: false, member: null })
  expect(asked).toBe(0)
})

test('R-USER-008 a member is known after one question, however many ask', async () => {
  settledLogin()
  const { result } = renderHook(() => [useSession(), useSession()], { wrapper })
  await waitFor(() => expect(result.current[0]?.member?.nickname).toBe('小美'))
  expect(asked).toBe(1)
})

test('after a logout nobody is left', async () => {
  keepLogin({ token: '1|s1' })
  const { result } = renderHook(useSession, { wrapper })
  await waitFor(() => expect(result.current.member).not.toBeNull())
  act(() => forgetLogin())
  expect(result.current).toEqual({ loggedIn: false, member: null })
})

test('R-USER-001 a member is called by nickname, else account, else the default', () => {
  expect(displayName({ nickname: '小美', account: 'a' })).toBe('小美')
  expect(displayName({ nickname: '', account: 'a' })).toBe('a')
  expect(displayName({ nickname: '', account: '' })).toBe('未设置昵称')
})
