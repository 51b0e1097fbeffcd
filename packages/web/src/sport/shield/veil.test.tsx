import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeShield } from './shield.ts'
import { HiddenPart, HiddenScore, ResultsVeil } from './veil.tsx'

const NOW = 1_800_000_000_000
const HOUR_MS = 3_600_000
let made = 0

/** What a result changed at a moment, of a match of two hours. */
const since = (changedAtMs: number) => ({ changedAtMs, playedAtMs: changedAtMs - 2 * HOUR_MS })
const show = (changedAtMs?: number, recent?: boolean) =>
  render(
    <ResultsVeil
      what="积分榜"
      at={String((made += 1))}
      changed={changedAtMs === undefined ? null : since(changedAtMs)}
      recent={recent}
    >
      <p>第 1 名</p>
    </ResultsVeil>,
  )
const isOpen = () => screen.queryByText('第 1 名') !== null

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  changeShield({ on: false, delaySeconds: 0 })
  vi.useRealTimers()
})

test('a table that holds a hidden match says so, and opens when asked', () => {
  changeShield({ on: true })
  show(NOW - 20 * HOUR_MS)
  expect(screen.getByRole('note').textContent).toContain('积分榜含已隐藏的比赛')
  expect(isOpen()).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: '点按查看' }))
  expect(isOpen()).toBe(true)
})

test.each([
  ['the shield', { on: true }],
  ['television', { delaySeconds: 60 as const }],
])('what tells nothing is there while sums wait for %s', (_name, choice) => {
  changeShield(choice)
  render(
    <ResultsVeil what="球员数据" at="rest" changed={since(NOW - 20_000)} rest={<p>名单</p>}>
      <p>第 1 名</p>
    </ResultsVeil>,
  )
  expect(screen.getByText('名单')).toBeDefined()
  expect(isOpen()).toBe(false)
})

test.each([
  ['whose last result is days old', NOW - 60 * HOUR_MS, true],
  ['whose last match is open by itself', NOW - 50 * HOUR_MS, true],
  ['of a season that is over', NOW - HOUR_MS, false],
])('a table %s is open behind the shield', (_name, changedAtMs, recent) => {
  changeShield({ on: true })
  show(changedAtMs, recent)
  expect(isOpen()).toBe(true)
})

test('a table nobody dated stays behind the shield', () => {
  changeShield({ on: true })
  show()
  expect(isOpen()).toBe(false)
})

test('a table that a result has just changed waits for television, and counts down', async () => {
  changeShield({ delaySeconds: 60 })
  show(NOW - 20_000)
  expect(screen.getByRole('note').textContent).toContain('与电视同步中 · 40 秒')
  await act(() => vi.advanceTimersByTimeAsync(39_000))
  expect(isOpen()).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(isOpen()).toBe(true)
})

test('who watches with a delay and looks behind the shield still waits for television', () => {
  changeShield({ on: true, delaySeconds: 60 })
  show(NOW - 20_000)
  expect(screen.queryByRole('button')).toBeNull()
})

test('the page of a match that waits for television counts down once', () => {
  changeShield({ delaySeconds: 60 })
  render(
    <>
      <HiddenScore matchId="7" veil="sync" of="甲 对 乙" />
      <HiddenPart matchId="7" veil="sync" what="赛况" />
      <HiddenPart matchId="7" veil="sync" what="统计" />
    </>,
  )
  expect(document.body.textContent?.match(/\d+ 秒/g)).toEqual(['60 秒'])
  expect(screen.getByText('赛况与电视同步中')).toBeDefined()
})

test('a part that comes later than the score counts its own seconds', () => {
  changeShield({ delaySeconds: 60 })
  render(<HiddenPart matchId="7" veil="sync" what="赛况" sinceMs={NOW - 20_000} />)
  expect(screen.getByRole('note').textContent).toContain('40 秒后显示')
})
