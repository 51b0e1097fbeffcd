import type { MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import { expect, test } from 'vitest'
import { endOf, momentsOf } from './match-moments.ts'

const event = (kind: MatchEvent['kind'], atMs: number, more: Partial<MatchEvent> = {}) =>
  ({
    seq: atMs,
    kind,
    side: 'home',
    minute: 23,
    atMs,
    score: { home: 1, away: 0 },
    ...more,
  }) as const

test('goals that stand are marked in order, after kick-off', () => {
  const events = [
    event('ownGoal', 300, { minute: null, score: { home: 1, away: 1 } }),
    event('goal', 250, { cancelled: true }),
    event('goal', 200),
    event('goal', 350, { minute: 90, added: 3, score: { home: 2, away: 1 } }),
    event('corner', 150),
  ]
  expect(momentsOf(events, 100, 400).map(({ kind, text }) => [kind, text])).toEqual([
    ['kickOff', '开赛'],
    ['goal', "23' 1-0"],
    ['goal', '1-1'],
    ['goal', "90+3' 2-1"],
  ])
})

test('before kick-off there is nothing to mark', () => {
  expect(momentsOf([], 100, 99)).toEqual([])
})

test('a match ends with its whistle', () => {
  expect([endOf([event('goal', 1), event('finished', 9)]), endOf([])]).toEqual([9, null])
})
