import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clock } from '#kit/clock.ts'
import { knownUntilMs, shownFrom } from '#kit/device/online.ts'
import { useStaleText } from './stale-text.ts'

const NOW_MS = Date.parse('2026-11-25T21:40:00+08:00')
const at = (time: string) => Date.parse(`2026-11-${time}+08:00`)
const never = { status: 'offline', lastAtMs: 0 } as const
const live = { status: 'live', lastAtMs: NOW_MS } as const
const lost = { status: 'offline', lastAtMs: NOW_MS } as const

function network(on: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(on)
  act(() => void dispatchEvent(new Event(on ? 'online' : 'offline')))
}

beforeEach(() => void vi.spyOn(clock, 'nowMs').mockReturnValue(NOW_MS))
afterEach(() => {
  network(true)
  vi.restoreAllMocks()
})

const text = (health: typeof never | typeof live | typeof lost, asOfMs: number) =>
  renderHook(() => useStaleText(health, asOfMs)).result.current

test.each([
  ['fresh scores', live, at('25T21:39:50'), null],
  ['the line is gone', lost, at('25T21:35:00'), '连接中断，正在重连　显示 21:35 的数据'],
  ['the feed is silent', live, at('25T21:35:00'), '数据源暂无更新　显示 21:35 的数据'],
  ['nothing heard yet', never, at('25T21:39:50'), null],
  [
    'scores of an earlier visit',
    never,
    at('24T23:10:00'),
    '连接中断，正在重连　显示 11-24 23:10 的数据',
  ],
] as const)('with a network: %s', (_name, health, asOfMs, said) => {
  expect(text(health, asOfMs)).toBe(said)
})

test('without a network the age of the scores stands there, always', () => {
  network(false)
  expect(text(live, at('25T21:39:50'))).toBe('离线 · 比分截至 21:39')
  expect(text(never, at('24T23:10:00'))).toBe('离线 · 比分截至 11-24 23:10')
  expect(text(never, 0)).toBe('离线')
})

test('without a network clocks of matches stand, and chips are not live', () => {
  expect(knownUntilMs(NOW_MS + 5000)).toBe(NOW_MS + 5000)
  network(false)
  expect(knownUntilMs(NOW_MS + 60_000)).toBe(NOW_MS)
  expect(document.documentElement.hasAttribute('data-offline')).toBe(true)
  network(true)
  expect(knownUntilMs(NOW_MS + 60_000)).toBe(NOW_MS + 60_000)
  expect(document.documentElement.hasAttribute('data-offline')).toBe(false)
})

test('answers of an earlier visit tell where the clocks stand', () => {
  network(false)
  shownFrom(NOW_MS + 1000)
  expect(knownUntilMs(NOW_MS + 60_000)).toBe(NOW_MS + 1000)
})
