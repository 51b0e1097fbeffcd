import { endpoint, int, shape } from '@linmen/contract'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soon } from '#test/soon.ts'
import { aMember } from '#test/a-member.ts'
import { showHook } from '#test/show.tsx'
import { isLoggedIn, keepLogin } from './login-state.ts'
import { navigation } from './navigation.ts'
import { notices } from './notices.ts'
import { currentPlace } from './place.ts'
import { read } from './read.ts'
import { useWrite } from './use-write.ts'

const deed = endpoint({
  call: 'c.deed',
  method: 'POST',
  path: '/api/deed',
  effect: 'write',
  touches: [],
  output: shape({ total: int() }),
})

const said = { toast: vi.fn(), alert: vi.fn(), confirm: vi.fn() }
beforeEach(() => {
  vi.spyOn(notices, 'toast').mockImplementation(said.toast)
  vi.spyOn(notices, 'alert').mockImplementation(said.alert)
  vi.spyOn(notices, 'confirm').mockImplementation(said.confirm)
  navigation.go('/plan-detail/7')
  keepLogin({ token: '1|s' })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.resetAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

type Shown = ReturnType<typeof showHook>['queries']

/** Somebody presses a button whose call is answered so; `known` is what had been read before. */
async function press(
  answered: () => Promise<Response> | Response,
  known: (queries: Shown) => void = () => {},
) {
  const used = showHook(() => useWrite(deed))
  known(used.queries)
  const asked = vi.fn(async () => answered())
  vi.stubGlobal('fetch', asked)
  let written: Awaited<ReturnType<typeof used.result.current.write>> | undefined
  await act(async () => {
    written = await used.result.current.write({})
  })
  return { ...used, failure: written?.ok === false ? written.failure : null }
}
const answers = (body: unknown, status = 200) => press(() => Response.json(body, { status }))
const DOWN = '网络异常,请稍后再试'

test.each([500, 503, 408, 504])(
  'R-ERROR-001 the status %i alerts that the network is not well',
  async (status) => {
    await answers({ isSuccess: true, total: 1 }, status)
    expect(said.alert.mock.calls).toEqual([[DOWN]])
  },
)

test('R-ERROR-001 no answer at all alerts the same', async () => {
  await press(() => Promise.reject(new TypeError('no network')))
  expect(said.alert.mock.calls).toEqual([[DOWN]])
})

test('R-ERROR-001 the status -1 of a proxy, in its header, alerts the same', async () => {
  const headers = { 'X-Status-Transform': '-1' }
  await press(() => Response.json({ isSuccess: true, total: 1 }, { headers }))
  expect(said.alert.mock.calls).toEqual([[DOWN]])
})

test('the status 429 is an answer: who asks too often is told to wait, not that the network is gone', async () => {
  const body = { isSuccess: false, errorCode: 'too_many_requests', retryAfterMs: 40_000 }
  const { failure } = await answers({ ...body, errorMsg: '操作过于频繁，请 40 秒后再试' }, 429)
  expect(failure).toMatchObject({ code: 'too_many_requests', data: { retryAfterMs: 40_000 } })
  expect(said.alert).not.toHaveBeenCalled()
  expect(said.toast.mock.calls[0]?.[0]).toContain('40 秒')
})

test('R-ERROR-001 the status 404 is an answer', async () => {
  const { failure } = await answers({ errorCode: 'unknown_api', msg: '没有这个接口' }, 404)
  expect(failure).toMatchObject({ code: 'unknown_api' })
  expect(said.alert).not.toHaveBeenCalled()
})

test.each([['x'], [{}]])(
  'R-ERROR-002 the body %j is system_error, in its own words',
  async (body) => {
    const { failure } = await answers(body)
    expect(failure).toMatchObject({ code: 'system_error' })
    expect(said.toast.mock.calls.map(([text]: unknown[]) => text)).toEqual(['系统异常,请稍后再试'])
  },
)

test.each([
  ['R-ERROR-003 R-ERROR-011', 'no_login', false],
  ['R-ERROR-003 R-ERROR-011', 'no_login_and_exit', false],
  ['R-ERROR-003 R-ERROR-011', 'no_token', false],
  ['R-ERROR-004', 'no_login_and_exit', true],
])(
  '%s %s leads to the login, forgets the member and says nothing (success: %s)',
  async (_rule, errorCode, isSuccess) => {
    const { queryKey } = read(userEndpoints.me, {})
    const { queries } = await press(
      () => Response.json({ isSuccess, errorCode, errorMsg: '请先登录', total: 1 }),
      (cache) => cache.setQueryData(queryKey, aMember),
    )
    expect(currentPlace().path).toBe('/login')
    expect(isLoggedIn()).toBe(false)
    expect([said.toast, said.alert].flatMap(({ mock }) => mock.calls)).toEqual([])
    await soon(() => expect(queries.getQueryData(queryKey)).toBeUndefined())
  },
)

test('R-ERROR-007 a broken signature asks to refresh, now or later', async () => {
  said.confirm.mockResolvedValue(true)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  await answers({ isSuccess: false, errorCode: 'signError' })
  await soon(() => expect(reload).toHaveBeenCalledOnce())
  expect(said.confirm.mock.calls).toEqual([
    ['发生未知错误,请刷新页面', { yes: '立即刷新', no: '稍后手动刷新' }],
  ])
})

test('R-ERROR-012 a refusal nobody knows and nobody explains is a system exception', async () => {
  await answers({ isSuccess: false, errorCode: 'zzz' })
  expect(said.toast.mock.calls.map(([text]: unknown[]) => text)).toEqual(['系统异常'])
})
