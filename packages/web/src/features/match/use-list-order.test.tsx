import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aFootballMatch } from '#test/a-football-match.ts'
import { setStar } from '#features/match/follow/follow-store.ts'
import { footballBoard } from './football-board.ts'
import { footballSource, IDLE_MS, useListOrder } from './use-list-order.ts'

const matches = [aFootballMatch('a'), aFootballMatch('b'), aFootballMatch('c')]
const filter = { lottery: null, leagues: null }

const setUp = () =>
  renderHook(() =>
    useListOrder({ matches, filter, tab: 'all', followedOnTop: true }, footballSource),
  ).result
const kickOff = (matchId: string, version: number) =>
  act(() =>
    footballBoard.takeChange({
      matchId,
      asOfMs: 0,
      live: { ...aFootballMatch(matchId).live, version, phase: 'firstHalf' },
    }),
  )
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  footballBoard.take(matches, 0)
})
afterEach(() => void vi.useRealTimers())

test('a kick-off changes the counts at once and the order after five quiet seconds', () => {
  const list = setUp()
  expect(list.current.ids).toEqual(['a', 'b', 'c'])
  kickOff('c', 1)
  expect(list.current.counts.live).toBe(1)
  expect(list.current.ids).toEqual(['a', 'b', 'c'])
  wait(IDLE_MS - 1)
  act(() => void dispatchEvent(new Event('scroll')))
  wait(IDLE_MS - 1)
  expect(list.current.ids).toEqual(['a', 'b', 'c'])
  wait(1)
  expect(list.current.ids).toEqual(['c', 'a', 'b'])
})

test('a star does not move its row under the finger; a pull does', () => {
  const list = setUp()
  const before = list.current.ids
  act(() => setStar('b', true))
  expect(list.current.ids).toEqual(before)
  act(() => list.current.resort())
  expect(list.current.ids[0]).toBe('b')
})

test('what a member follows stands on top at once, before the stars are known', () => {
  const wish = { matches, filter, tab: 'all', followedOnTop: true, followed: ['c'] } as const
  const { result } = renderHook(() => useListOrder(wish, footballSource))
  expect(result.current.ids.indexOf('c')).toBe(0)
})
