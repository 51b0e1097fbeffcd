import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { footballSource, useFollowedOrder } from './use-list-order.ts'

const match = (id: string, day: string): FootballMatch => ({
  id,
  feedId: id,
  leagueId: '11',
  home: { id: `${id}h`, name: '伦敦竞技' },
  away: { id: `${id}a`, name: '利兹流浪' },
  kickOffAtMs: Date.parse(`${day}T20:00:00+08:00`),
  neutral: false,
  number: null,
  lotteries: [],
  statusWords: { desc: '', value: 0, shortDesc: '' },
  live: NOTHING_YET,
  odds: null,
})
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
