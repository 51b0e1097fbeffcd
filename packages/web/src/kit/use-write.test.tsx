import { endpoint, id, int, pageNo, pageOf, refusal, shape } from '@linmen/contract'
import { notEnough } from '@linmen/contract/wallet/wallet.refusals.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { answer, refusal as no } from '#test/answers.ts'
import { showHook } from '#test/show.tsx'
import { keepLogin } from './login-state.ts'
import { notices } from './notices.ts'
import { read, readPages } from './read.ts'
import { useWrite, type WriteOptions, type Written } from './use-write.ts'

const look = endpoint({
  call: 'c.look',
  method: 'GET',
  path: '/api/look',
  effect: 'read',
  about: ['me', 'follows'],
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
  touches: ['follows'],
  refusals: { ...refusal('gone', '已下架'), ...refusal('1007', '已结束'), ...notEnough },
  input: shape({ id }),
  output: shape({ total: int() }),
})

const short = { text: '说明', data: { required: 30, balance: 12 } }

beforeEach(() => void vi.spyOn(notices, 'toast').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a read is asked once and then known', async () => {
  const { result, network } = showHook(
    () => [useQuery(read(look, { id: '1' })), useQuery(read(look, { id: '1' }))],
    [answer(look, { total: 3 })],
  )
  await waitFor(() => expect(result.current[1]!.data).toEqual({ total: 3 }))
  expect(network.asked(look)).toEqual([{ id: '1' }])
})

test('a failed read says nothing of its own: the page shows it', async () => {
  const { result } = showHook(() => useQuery(read(look, { id: '1' })), [no(look, 'no_data')])
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'no_data' }))
  expect(notices.toast).not.toHaveBeenCalled()
})

test('pages follow each other while there is a next one', async () => {
  const { result } = showHook(
    () => useInfiniteQuery(readPages(list, {})),
    [answer(list, ({ pageNo: at }) => ({ items: [{ id: String(at) }], hasNext: at < 2 }))],
  )
  await waitFor(() => expect(result.current.hasNextPage).toBe(true))
  await act(() => result.current.fetchNextPage())
  await waitFor(() => expect(result.current.hasNextPage).toBe(false))
  expect(result.current.data?.pages.flatMap(({ items }) => items)).toEqual([
    { id: '1' },
    { id: '2' },
  ])
})

test('a write makes the reads stale that are about what it touches', async () => {
  const { result, network } = showHook(
    () => ({ seen: useQuery(read(look, { id: '1' })), act: useWrite(follow) }),
    [answer(look, { total: 3 }), answer(follow, { total: 1 })],
  )
  await waitFor(() => expect(result.current.seen.data).toEqual({ total: 3 }))
  network.now(answer(look, { total: 4 }))
  await act(async () => {
    expect(await result.current.act.write({ id: '1' })).toEqual({ ok: true, output: { total: 1 } })
  })
  await waitFor(() => expect(result.current.seen.data).toEqual({ total: 4 }))
})

test('a second tap while one write runs is the same write', async () => {
  const { result, network } = showHook(() => useWrite(follow), [answer(follow, { total: 1 })])
  await act(async () => {
    const first = result.current.write({ id: '1' })
    expect(result.current.write({ id: '1' })).toBe(first)
    await first
  })
  expect(network.count()).toBe(1)
  expect(result.current.busy).toBe(false)
})

test('a refused write is told, returned and not thrown', async () => {
  const { result } = showHook(
    () => useWrite(follow, { toastMs: 1500 }),
    [no(follow, 'gone', { text: '说明' })],
  )
  await act(async () => {
    expect(await result.current.write({ id: '1' })).toMatchObject({
      ok: false,
      failure: { code: 'gone' },
    })
  })
  expect(notices.toast).toHaveBeenCalledWith('说明', 1500)
})

test('codes a page takes upon itself are not told', async () => {
  const { result } = showHook(
    () => useWrite(follow, { silent: ['wallet.not.enough'] }),
    [no(follow, 'wallet.not.enough', short)],
  )
  await act(async () => void (await result.current.write({ id: '1' })))
  expect(notices.toast).not.toHaveBeenCalled()
})

test('a login makes everything known before out of date', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { result, network } = showHook(
    () => useQuery(read(look, { id: '1' })),
    [answer(look, { total: 3 })],
  )
  await waitFor(() => expect(result.current.data).toEqual({ total: 3 }))
  network.now(answer(look, { total: 5 }))
  act(() => keepLogin({ token: '1|s1' }))
  await act(() => vi.advanceTimersByTimeAsync(200))
  await waitFor(() => expect(result.current.data).toEqual({ total: 5 }))
  vi.useRealTimers()
})

test('the code of a refusal tells its data', async () => {
  const { result } = showHook(() => useWrite(follow), [no(follow, 'wallet.not.enough', short)])
  await act(async () => {
    const written = await result.current.write({ id: '1' })
    const told = !written.ok && written.failure.code === 'wallet.not.enough' && written.failure
    expect(told && told.data.required - told.data.balance).toBe(1800)
  })
})

test('a code that its row does not declare does not compile', () => {
  type Options = WriteOptions<typeof follow>
  type Codes = Extract<Written<typeof follow>, { ok: false }>['failure']['code']
  expectTypeOf<'gone' | '1007' | 'wallet.not.enough' | 'no_login' | 'outage'>().toExtend<Codes>()
  expectTypeOf<'plan.closed'>().not.toExtend<Codes>()
  expectTypeOf<{ silent: 'gone'[] }>().toExtend<Options>()
  expectTypeOf<{ silent: 'plan.closed'[] }>().not.toExtend<Options>()
  expectTypeOf<keyof NonNullable<Options['policy']>>().toEqualTypeOf<
    Exclude<Codes, 'system_error'> | '*'
  >()
})
