import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useReplay } from './use-replay.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const begin = (last: number) =>
  renderHook(({ end }) => useReplay(end), { initialProps: { end: last } })
const pass = async (steps: number) => {
  for (let at = 0; at < steps; at += 1) await act(() => vi.advanceTimersByTimeAsync(500))
}

test('unasked it follows the newest moment', () => {
  const { result, rerender } = begin(4)
  expect(result.current.at).toBe(4)
  rerender({ end: 5 })
  expect(result.current.at).toBe(5)
})

test('of what is over it begins at the beginning, and waits to be started', async () => {
  const { result } = renderHook(() => useReplay(4, true))
  expect([result.current.at, result.current.runs]).toEqual([0, false])
  await pass(2)
  expect(result.current.at).toBe(0)
  act(() => result.current.toggle())
  await pass(2)
  expect(result.current.at).toBe(2)
})

test('a look back stays where it is when something happens', () => {
  const { result, rerender } = begin(4)
  act(() => result.current.turn(2))
  rerender({ end: 5 })
  expect(result.current.at).toBe(2)
})

test('from the end the replay begins anew, and stops at the end', async () => {
  const { result } = begin(3)
  act(() => result.current.toggle())
  expect([result.current.at, result.current.runs]).toEqual([0, true])
  await pass(2)
  expect([result.current.at, result.current.runs]).toEqual([2, true])
  await pass(2)
  expect([result.current.at, result.current.runs]).toEqual([3, false])
})

test('it goes on from where it was paused, and a finger stops it', async () => {
  const { result } = begin(9)
  act(() => result.current.turn(4))
  act(() => result.current.toggle())
  await pass(1)
  act(() => result.current.toggle())
  await pass(3)
  expect(result.current.at).toBe(5)
  act(() => result.current.toggle())
  act(() => result.current.turn(1))
  expect([result.current.at, result.current.runs]).toEqual([1, false])
})
