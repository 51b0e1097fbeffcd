import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { reportClick, reportDevice, usePageView, useSharedClick } from './page-view.ts'

let sent: { path: string; body: unknown }[] = []

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ path: url.split('?')[0]!, body: JSON.parse(String(init.body)) })
    return Response.json({ isSuccess: true, code: 1 })
  })
})
afterEach(() => {
  forgetLogin()
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
const looked = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('R-STATS-001 visitors are not reported', async () => {
  renderHook(() => usePageView('plan', 'v1'))
  await looked(5000)
  expect(sent).toEqual([])
})

test('R-STATS-002 a look of a second is reported, a glance is not', async () => {
  keepLogin({ token: '1|s1' })
  const glance = renderHook(() => usePageView('plan', 'v2'))
  await looked(999)
  glance.unmount()
  await looked(1000)
  expect(sent).toEqual([])
  renderHook(() => usePageView('plan', 'v2'))
  await looked(1000)
  expect(sent).toEqual([{ path: '/api/statistic/report/plan', body: { bizId: 'v2' } }])
})

test('R-STATS-003 the same thing is reported once, unless forced', async () => {
  keepLogin({ token: '1|s1' })
  for (const force of [false, false, true]) {
    const page = renderHook(() => usePageView('match', 'v3', force))
    await looked(1000)
    page.unmount()
  }
  expect(sent).toHaveLength(2)
})

test('R-STATS-004 every report says the screen as width, height and pixel ratio', async () => {
  vi.stubGlobal('screen', { width: 375, height: 667 })
  vi.stubGlobal('devicePixelRatio', 2)
  reportClick('banner', { id: 1 })
  await looked(0)
  expect(sent[0]?.body).toMatchObject({ screenInfo: '375*667*2' })
})

test('R-STATS-005 a tap is reported with its details as encoded JSON', async () => {
  reportClick('banner', { id: 1 })
  await looked(0)
  expect(sent[0]).toMatchObject({
    path: '/api/statistic/report/click',
    body: { key: 'banner', params: '%7B%22id%22%3A1%7D' },
  })
})

test('R-APPSTART-005 a device that is named is reported, and the call given up after 1.5 s', async () => {
  const quiet = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const asked: { url: string; signal: AbortSignal }[] = []
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    asked.push({ url, signal: signal! })
    return new Promise((_, fail) => signal!.addEventListener('abort', () => fail(signal!.reason)))
  })
  reportDevice()
  expect(asked).toEqual([])
  history.replaceState(null, '', '/?idfa=AB-12')
  reportDevice()
  await looked(1499)
  expect(asked[0]?.url).toContain('/api/wap/start')
  expect(asked[0]?.signal.aborted).toBe(false)
  await looked(1)
  expect(asked[0]?.signal.aborted).toBe(true)
  history.replaceState(null, '', '/')
  quiet.mockRestore()
})

test('a link that was passed on is reported once in a tab, with its number and its way', async () => {
  const link = { shareId: 'ab12cd34', from: 'poster' }
  for (const params of [{}, link, link]) renderHook(() => useSharedClick(params)).unmount()
  await looked(0)
  const body = { shareInfoId: 'ab12cd34', shareFrom: 'poster' }
  expect(sent).toEqual([{ path: '/api/share/uploadClick', body }])
})
