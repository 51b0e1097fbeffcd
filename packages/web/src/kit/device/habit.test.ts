import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clock } from '#kit/clock.ts'
import { useHabit } from './habit.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('R-HABIT-001 R-HABIT-003 three quick clicks are kept on the device as the default', () => {
  const now = vi.spyOn(clock, 'nowMs').mockReturnValue(0)
  const { result } = renderHook(() => useHabit('ftDetail'))
  for (const ms of [1000, 2000, 3000]) {
    now.mockReturnValue(ms)
    act(() => result.current.clicked('odds'))
  }
  expect(result.current.defaultTab).toBe('odds')
  expect(JSON.parse(localStorage.getItem('linmen.habit') ?? '')).toMatchObject({
    5: { defaultTab: 'odds' },
  })
})

test('R-HABIT-001 clicks long after entering the page say nothing', () => {
  const now = vi.spyOn(clock, 'nowMs').mockReturnValue(0)
  const { result } = renderHook(() => useHabit('news'))
  for (const ms of [6000, 7000, 8000]) {
    now.mockReturnValue(ms)
    act(() => result.current.clicked('b'))
  }
  expect(result.current.defaultTab).toBeUndefined()
})

test('R-HABIT-002 a single choice counts at once, for its own tabs only', () => {
  const { result } = renderHook(() => ({ vip: useHabit('vip'), plan: useHabit('homePlan') }))
  act(() => result.current.vip.chosen('c'))
  expect(result.current.vip.defaultTab).toBe('c')
  expect(result.current.plan.defaultTab).toBeUndefined()
})

test('a broken memory is forgotten', async () => {
  localStorage.setItem('linmen.habit', '{"5":7,"6":{"clicks":{},"defaultTab":"x"},"7":null}')
  vi.resetModules()
  const fresh = await import('./habit.ts')
  const { result } = renderHook(() => [fresh.useHabit('ftDetail'), fresh.useHabit('bkDetail')])
  expect(result.current.map(({ defaultTab }) => defaultTab)).toEqual([undefined, 'x'])
})
