import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLogin, keepLogin, SETTLE_MS } from './login-state.ts'
import { createQueryClient } from './query-client.ts'
import { read } from './read.ts'
import { memberRead, useSession } from './session.ts'

const member = {
  id: 'mei',
  publicId: 'mei',
  nickname: '小美',
  account: '138****0001',
  telephone: '138****0001',
  signature: '',
  avatar: '',
  isExpert: false,
  level: 'normal',
  isOperator: false,
  hasPassword: true,
  joinedAtMs: 1,
  coins: cents(0),
  earned: cents(0),
  total: cents(0),
} as const
const answers: Record<string, unknown> = {
  [userEndpoints.me.path]: userEndpoints.me.output.encode(member),
  [couponEndpoints.count.path]: couponEndpoints.count.output.encode({
    usable: 3,
    expiringSoon: 1,
  }),
}
let asked: string[] = []
let client = createQueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const couponRead = read(couponEndpoints.count, {})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  asked = []
  client = createQueryClient()
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?')[0]!
    asked.push(path)
    return Response.json({ isSuccess: true, code: 1, ...(answers[path] as object) })
  })
})
afterEach(async () => {
  forgetLogin()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

async function logIn() {
  keepLogin({ token: '1|s1' })
  await pass(SETTLE_MS)
}

test('R-USER-008 what is known of the member is not asked for again within 60 s', async () => {
  await logIn()
  const first = renderHook(useSession, { wrapper })
  await waitFor(() => expect(first.result.current.member?.nickname).toBe('小美'))
  first.unmount()
  await pass(59_000)
  const second = renderHook(useSession, { wrapper })
  expect(second.result.current.member?.nickname).toBe('小美')
  await pass(0)
  expect(asked).toEqual([userEndpoints.me.path])
  second.unmount()
  await pass(2000)
  renderHook(useSession, { wrapper })
  await waitFor(() => expect(asked).toHaveLength(2))
})

test('nobody asks who a visitor is', async () => {
  const { result } = renderHook(useSession, { wrapper })
  await pass(1000)
  expect(result.current).toEqual({ loggedIn: false, member: null })
  expect(asked).toEqual([])
})

test('R-AUTH-007 R-ROLE-012 a logout takes token, routes, member and coupon counts away', async () => {
  await logIn()
  sessionStorage.setItem('linmen.routes', '["/tabs/home"]')
  const session = renderHook(useSession, { wrapper })
  const coupons = renderHook(() => useQuery(couponRead), { wrapper })
  await waitFor(() => expect(session.result.current.member).not.toBeNull())
  await waitFor(() => expect(coupons.result.current.data?.usable).toBe(3))
  coupons.unmount()

  act(forgetLogin)
  expect(session.result.current).toEqual({ loggedIn: false, member: null })
  await pass(SETTLE_MS)
  expect(localStorage.getItem('linmen.token')).toBeNull()
  expect(sessionStorage.getItem('linmen.routes')).toBeNull()
  expect(client.getQueryData(memberRead.queryKey)).toBeUndefined()
  expect(client.getQueryData(couponRead.queryKey)).toBeUndefined()
})
