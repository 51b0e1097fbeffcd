import { endpoint, id, int, pageNo, pageOf, shape } from '@linmen/contract'
import { QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshMs } from './freshness.ts'
import { forgetLogin, keepLogin } from './login-state.ts'
import { notices } from './notices.ts'
import { createQueryClient } from './query-client.ts'
import { read, readPages } from './read.ts'
import { useWrite } from './use-write.ts'

const look = endpoint({
  call: 'c.look',
  method: 'GET',
  path: '/api/look',
  effect: 'read',
  input: shape({ id }),
  output: shape({ total: int() }),
})
const list = endpoint({
  call: 'c.list',
  method: 'GET',
  path: '/api/list',
  effect: 'read',
  input: shape({ pageNo }),
  output: pageOf(shape({ id })),
})
const follow = endpoint({
  call: 'c.follow',
  method: 'POST',
  path: '/api/follow',
  effect: 'write',
  input: shape({ id }),
  output: shape({ total: int() }),
})

let answers: Record<string, () => object> = {}
let asked: string[] = []
let client = createQueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const good = (total: number) => () => ({ isSuccess: true, total })
const refusal = (errorCode: string) => () => ({ isSuccess: false, errorCode, errorMsg: '说明' })

beforeEach(() => {
  asked = []
  client = createQueryClient()
  vi.spyOn(notices, 'toast').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?')[0]!
    asked.push(path)
    return Response.json(answers[path]!())
  })
})
afterEach(() => {
  client.clear()
  forgetLogin()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a read is asked once and then known', async () => {
  answers = { '/api/look': good(3) }
  const { result } = renderHook(
    () => [useQuery(read(look, { id: '1' })), useQuery(read(look, { id: '1' }))],
    {
      wrapper,
    },
  )
  await waitFor(() => expect(result.current[1]!.data).toEqual({ total: 3 }))
  expect(asked).toEqual(['/api/look'])
})

test('a failed read says nothing of its own: the page shows it', async () => {
  answers = { '/api/look': refusal('plan.not_found') }
  const { result } = renderHook(() => useQuery(read(look, { id: '1' })), { wrapper })
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'plan.not_found' }))
  expect(notices.toast).not.toHaveBeenCalled()
})

test('pages follow each other while there is a next one', async () => {
  let page = 0
  answers = {
    '/api/list': () => ({ isSuccess: true, dataList: [{ id: String(++page) }], hasNext: page < 2 }),
  }
  const { result } = renderHook(() => useInfiniteQuery(readPages(list, {})), { wrapper })
  await waitFor(() => expect(result.current.hasNextPage).toBe(true))
  await act(() => result.current.fetchNextPage())
  await waitFor(() => expect(result.current.hasNextPage).toBe(false))
  expect(result.current.data?.pages.flatMap(({ dataList }) => dataList)).toEqual([
    { id: '1' },
    { id: '2' },
  ])
})

test('a write refreshes the reads it names', async () => {
  answers = { '/api/look': good(3), '/api/follow': good(1) }
  const { result } = renderHook(
    () => ({
      seen: useQuery(read(look, { id: '1' })),
      act: useWrite(follow, { refreshes: [look] }),
    }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.seen.data).toEqual({ total: 3 }))
  answers['/api/look'] = good(4)
  await act(async () => {
    expect(await result.current.act.write({ id: '1' })).toEqual({ ok: true, output: { total: 1 } })
  })
  await waitFor(() => expect(result.current.seen.data).toEqual({ total: 4 }))
})

test('a second tap while one write runs is the same write', async () => {
  answers = { '/api/follow': good(1) }
  const { result } = renderHook(() => useWrite(follow), { wrapper })
  await act(async () => {
    const first = result.current.write({ id: '1' })
    expect(result.current.write({ id: '1' })).toBe(first)
    await first
  })
  expect(asked).toHaveLength(1)
  expect(result.current.busy).toBe(false)
})

test('a refused write is told, returned and not thrown', async () => {
  answers = { '/api/follow': refusal('plan.closed') }
  const { result } = renderHook(() => useWrite(follow, { toastMs: 1500 }), { wrapper })
  await act(async () => {
    expect(await result.current.write({ id: '1' })).toMatchObject({
      ok: false,
      failure: { code: 'plan.closed' },
    })
  })
  expect(notices.toast).toHaveBeenCalledWith('说明', 1500)
})

test('codes a page takes upon itself are not told', async () => {
  answers = { '/api/follow': refusal('wallet.not.enough') }
  const { result } = renderHook(() => useWrite(follow, { silent: ['wallet.not.enough'] }), {
    wrapper,
  })
  await act(async () => void (await result.current.write({ id: '1' })))
  expect(notices.toast).not.toHaveBeenCalled()
})

test('a login makes everything known before out of date', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answers = { '/api/look': good(3) }
  const { result } = renderHook(() => useQuery(read(look, { id: '1' })), { wrapper })
  await waitFor(() => expect(result.current.data).toEqual({ total: 3 }))
  answers['/api/look'] = good(5)
  act(() => keepLogin({ token: '1|s1' }))
  await act(() => vi.advanceTimersByTimeAsync(200))
  await waitFor(() => expect(result.current.data).toEqual({ total: 5 }))
  vi.useRealTimers()
})

test('R-API-011 R-USER-009 home is fresh for 180 s, the member for 60 s', () => {
  expect(freshMs('c.new.home')).toBe(180_000)
  expect(freshMs('c.home.swiper')).toBe(180_000)
  expect(freshMs('c.uc.index')).toBe(60_000)
  expect(freshMs('c.plan.look.id')).toBe(30_000)
})
