import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordOf, type SettledPick } from './record.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = 1_000 * DAY

/** `+` hit, `-` miss, `o` void; the newest first, one a day, all at odds of 2.00. */
const picks = (marks: string): SettledPick[] =>
  [...marks].map((mark, at) => ({
    result: mark === '+' ? 'hit' : mark === '-' ? 'miss' : 'void',
    returnedHundredths: mark === '+' ? 200 : mark === '-' ? 0 : 100,
    playedAtMs: NOW - at * DAY,
    settledAtMs: NOW - at * DAY + 2 * HOUR,
  }))

test.each([
  ['', null, 0, 0],
  ['++', null, 2, 2],
  ['+++', [3, 3], 3, 3],
  ['---', [3, 0], 0, 0],
  ['++++-+-+-+', [10, 7], 4, 4],
  ['-+++++', [6, 5], 0, 5],
  ['+-++-+++-', [9, 6], 1, 3],
  ['++++++++++-+', [10, 10], 10, 10],
  ['-----------+', [10, 0], 0, 1],
  ['+o+o-', [3, 2], 2, 2],
] as const)(
  '%s gives %o in the last ten, streak %i, longest %i',
  (marks, recent, streak, longest) => {
    const record = recordOf(picks(marks), NOW)
    expect(record.recent).toEqual(recent && { picks: recent[0], hits: recent[1] })
    expect(record.streak).toBe(streak)
    expect(record.longestStreak).toBe(longest)
  },
)

test('dots are the last ten counted picks, newest first, whatever order they arrive in', () => {
  const record = recordOf(picks('+-o++++++++--').toReversed(), NOW)
  expect(record.dots).toEqual(['hit', 'miss', ...Array(8).fill('hit')])
  expect(record.settled).toBe(12)
})

test.each([
  ['nine picks say nothing about a return', '+++++++++', null],
  ['ten hits at 2.00', '++++++++++', 1000],
  ['ten misses', '----------', -1000],
  ['five of ten at 2.00', '+-+-+-+-+-', 0],
  ['six of eleven, rounded to a tenth', '++++++-----', 91],
  ['a void pick does not count', '+-+-+-+-+o', null],
] as const)('%s', (_name, marks, tenths) => {
  expect(recordOf(picks(marks), NOW).monthReturnTenths).toBe(tenths)
})

test('a hit earns the odds it was locked with', () => {
  const ten = picks('+---------').map((pick) => ({
    ...pick,
    returnedHundredths: pick.result === 'hit' ? 1186 : 0,
  }))
  expect(recordOf(ten, NOW).monthReturnTenths).toBe(186)
})

test('the return looks back 30 days, the streak looks back for ever', () => {
  const old = picks('+'.repeat(31)).slice(0, 31)
  const losing = picks('-'.repeat(40)).slice(30)
  expect(recordOf(old, NOW).longestStreak).toBe(31)
  expect(recordOf(old, NOW).monthReturnTenths).toBe(1000)
  expect(recordOf([...picks('+'.repeat(10)), ...losing], NOW).monthReturnTenths).toBe(1000)
  expect(recordOf([...picks('+'.repeat(9)), ...losing], NOW).monthReturnTenths).toBeNull()
})

// Counts by walking text instead of arrays.
test('a record agrees with the written-out row of marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('+', '-', 'o'), maxLength: 40 }), (marks) => {
      const counted = marks.replaceAll('o', '')
      const record = recordOf(picks(marks), NOW)
      const last = counted.slice(0, 10)
      expect(record.settled).toBe(counted.length)
      expect(record.dots.map((dot) => (dot === 'hit' ? '+' : '-')).join('')).toBe(last)
      expect(record.streak).toBe(/^\+*/.exec(counted)![0].length)
      expect(record.longestStreak).toBe(Math.max(...counted.split('-').map((run) => run.length)))
      expect(record.recent?.hits ?? 0).toBe(last.length < 3 ? 0 : last.split('+').length - 1)
    }),
  )
})

test('a record changed when the newest result became known, not when somebody settled it later', () => {
  expect(recordOf([], NOW)).toMatchObject({ changedAtMs: null, playedAtMs: null })
  expect(recordOf(picks('o'), NOW).changedAtMs).toBeNull()
  expect(recordOf(picks('o+-'), NOW)).toMatchObject({
    changedAtMs: NOW - DAY + 2 * HOUR,
    playedAtMs: NOW - DAY,
  })
  const late = picks('+').map((pick) => ({ ...pick, settledAtMs: NOW + 30 * DAY }))
  expect(recordOf(late, NOW).changedAtMs).toBe(NOW + 4 * HOUR)
})
