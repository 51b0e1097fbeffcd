import fc from 'fast-check'
import { expect, test } from 'vitest'
import { habitKeys } from '@linmen/contract/user/habit-key.ts'
import { chooseTab, clickTab, noHabit, sportOfHabit, type Habit } from '#habit/default-tab.ts'

const HOUR = 3_600_000
const soon = (tab: string, atMs: number) => ({ tab, atMs, enteredAtMs: atMs - 1000 })
const after = (...clicks: Parameters<typeof clickTab>[1][]): Habit =>
  clicks.reduce(clickTab, noHabit)

test('R-HABIT-001 the third click within an hour makes the default', () => {
  expect(after(soon('b', 0), soon('b', 10)).defaultTab).toBeUndefined()
  expect(after(soon('b', 0), soon('b', 10), soon('b', HOUR - 1)).defaultTab).toBe('b')
})

test('R-HABIT-001 clicks older than an hour do not count', () => {
  expect(after(soon('b', 0), soon('b', 10), soon('b', HOUR)).defaultTab).toBeUndefined()
})

test.each([
  [5000, 'b'],
  [5001, undefined],
])('R-HABIT-001 a third click %i ms after entering the page', (ms, tab) => {
  const third = { tab: 'b', atMs: 100_000, enteredAtMs: 100_000 - ms }
  expect(after(soon('b', 98_000), soon('b', 99_000), third).defaultTab).toBe(tab)
})

test('R-HABIT-001 clicks on different tabs are counted apart', () => {
  expect(after(soon('a', 0), soon('b', 1), soon('a', 2), soon('b', 3)).defaultTab).toBeUndefined()
})

test('R-HABIT-003 the moments of the clicks are kept for each tab', () => {
  expect(after(soon('a', 5), soon('b', 6)).clicks).toEqual({ a: [5], b: [6] })
})

test('R-HABIT-002 the single-click variant decides at once', () => {
  expect(chooseTab(noHabit, 'b').defaultTab).toBe('b')
})

test('a decision starts the count anew', () => {
  const decided = after(soon('b', 0), soon('b', 1), soon('b', 2))
  expect(clickTab(clickTab(decided, soon('a', 3)), soon('a', 4)).defaultTab).toBe('b')
})

test.each([
  ['R-HABIT-004', 'sport', 1],
  ['R-HABIT-005', 'fbGameType', 2],
  ['R-HABIT-006', 'bkGameType', 3],
  ['R-HABIT-007', 'ftDetail', 5],
  ['R-HABIT-008', 'bkDetail', 6],
  ['R-HABIT-009', 'news', 7],
  ['R-HABIT-010', 'vip', 8],
  ['R-HABIT-011', 'ftLeagueDetail', 9],
  ['R-HABIT-012', 'bkLeagueDetail', 10],
  ['R-HABIT-013', 'homePlan', 11],
] as const)('%s the tab key %s is %i', (_rule, name, key) => {
  expect(habitKeys[name]).toBe(key)
})

test('R-HABIT-014 default 1 means football, 2 basketball', () => {
  expect(sportOfHabit(noHabit)).toBe('football')
  expect(sportOfHabit(chooseTab(noHabit, '1'))).toBe('football')
  expect(sportOfHabit(chooseTab(noHabit, '2'))).toBe('basketball')
})

test('never more than three moments are kept for a tab', () => {
  const click = fc.record({ tab: fc.constantFrom('a', 'b'), gapMs: fc.nat(2 * HOUR) })
  fc.assert(
    fc.property(fc.array(click), (clicks) => {
      let atMs = 0
      const habit = clicks.reduce((before, { tab, gapMs }) => {
        atMs += gapMs
        return clickTab(before, soon(tab, atMs))
      }, noHabit)
      for (const moments of Object.values(habit.clicks)) expect(moments.length).toBeLessThan(3)
    }),
  )
})
