import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aFootballMatch } from '#test/a-football-match.ts'
import { footballSource, useFollowedOrder } from '#features/match/use-list-order.ts'

const match = (id: string, day: string) =>
  aFootballMatch(id, { kickOffAtMs: Date.parse(`${day}T20:00:00+08:00`) })
const matches = [
  match('old', '2026-11-12'),
  match('next', '2026-11-17'),
  match('now', '2026-11-15'),
]

test('followed matches of every day are listed, and one unfollowed stays until the next sorting', () => {
  const { result, rerender } = renderHook(
    ({ followed }) => useFollowedOrder({ matches, followed, today: '2026-11-15' }, footballSource),
    { initialProps: { followed: ['old', 'next', 'now'] } },
  )
  expect(result.current.ids).toEqual(['now', 'next', 'old'])
  rerender({ followed: ['old', 'now'] })
  expect(result.current.ids).toEqual(['now', 'next', 'old'])
  act(() => result.current.resort())
  expect(result.current.ids).toEqual(['now', 'old'])
})
