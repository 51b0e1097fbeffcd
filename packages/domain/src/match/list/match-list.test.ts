import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'
import { dayOrder, inTab, listOrder, passes, tabCounts, type ListedMatch } from './match-list.ts'

const match = (id: string, phase: FootballPhase, hour: number, more = {}): ListedMatch => ({
  id,
  leagueId: '10',
  kickOffAtMs: hour * 3_600_000,
  lotteries: [],
  phase,
  followed: false,
  ...more,
})

const day = [
  match('over early', 'finished', 1),
  match('over late', 'finished', 3),
  match('off', 'postponed', 2),
  match('soon', 'scheduled', 6),
  match('later', 'scheduled', 8, { followed: true }),
  match('on', 'secondHalf', 4),
  match('stopped', 'interrupted', 3),
  match('broken off', 'abandoned', 1),
  match('never', 'cancelled', 2),
]
const ids = (matches: readonly ListedMatch[]) => matches.map(({ id }) => id)

test('live first, then coming, then over with the newest first, then called off', () => {
  expect(ids(listOrder(day, { followedOnTop: false }))).toEqual([
    'stopped',
    'on',
    'soon',
    'later',
    'over late',
    'over early',
    'broken off',
    'never',
    'off',
  ])
})

test('followed matches stand on top when wanted', () => {
  expect(ids(listOrder(day, { followedOnTop: true }))[0]).toBe('later')
})

test('tabs count what they show', () => {
  const counts = tabCounts(day)
  expect(counts).toEqual({ all: 9, live: 2, finished: 2, scheduled: 3 })
  for (const tab of ['all', 'live', 'finished', 'scheduled'] as const)
    expect(day.filter((each) => inTab(each, tab))).toHaveLength(counts[tab])
})

test('what was cancelled or broken off is not in the schedule', () => {
  expect(ids(day.filter((each) => inTab(each, 'scheduled')))).toEqual(['off', 'soon', 'later'])
})

test('followed matches: today, then the coming days, then the past ones with the newest first', () => {
  const on = (id: string, days: number) => match(id, 'scheduled', days * 24 + 12)
  const some = [on('before', -2), on('after', 2), on('yesterday', -1), on('now', 0), on('next', 1)]
  const found = dayOrder(some, '1970-01-01')
  expect(ids(found)).toEqual(['now', 'next', 'after', 'yesterday', 'before'])
})

test.each([
  ['nothing chosen', { lottery: null, leagues: null }, true],
  ['its lottery', { lottery: 'footballSingle', leagues: null }, true],
  ['another lottery', { lottery: 'winDrawLose', leagues: null }, false],
  ['its league', { lottery: null, leagues: new Set(['10']) }, true],
  ['another league', { lottery: null, leagues: new Set(['11']) }, false],
  ['no league at all', { lottery: null, leagues: new Set<string>() }, false],
] as const)('a filter with %s', (_name, filter, shown) => {
  expect(passes(match('m', 'scheduled', 1, { lotteries: ['footballSingle'] }), filter)).toBe(shown)
})

test('the order does not depend on the order before', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(day, { minLength: day.length }), (shuffled) => {
      const options = { followedOnTop: true }
      expect(ids(listOrder(shuffled, options))).toEqual(ids(listOrder(day, options)))
    }),
  )
})
