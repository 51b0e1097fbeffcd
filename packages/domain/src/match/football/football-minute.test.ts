import fc from 'fast-check'
import { expect, test } from 'vitest'
import { footballMinute, liveChipText } from './football-minute.ts'

const START = Date.UTC(2026, 10, 25, 11)
const at = (minutes: number, seconds = 0) => START + minutes * 60_000 + seconds * 1000

test.each([
  ['the first second is the first minute', 'firstHalf', at(0), "1'"],
  ['59 seconds in is still the first minute', 'firstHalf', at(0, 59), "1'"],
  ['a clock that is a little early still shows the first minute', 'firstHalf', at(-1), "1'"],
  ['the last minute of the half', 'firstHalf', at(44, 59), "45'"],
  ['first-half stoppage stays at 45', 'firstHalf', at(48), "45'"],
  ['the second half starts at 46', 'secondHalf', at(0), "46'"],
  ['R-MATCH-FT-020 second-half stoppage stays at 90', 'secondHalf', at(52), "90'"],
  ['an unnamed period counts up to 90', 'inPlay', at(96), "90'"],
  ['extra time says so', 'extraTime', at(6, 30), "加时 97'"],
  ['extra time ends at 120', 'extraTime', at(40), "加时 120'"],
  ['half-time has a word', 'halfTime', at(1), '中场'],
  ['penalties have a word', 'penalties', at(1), '点球'],
] as const)('%s', (_name, phase, nowMs, text) => {
  expect(liveChipText(phase, START, nowMs)).toBe(text)
})

test.each(['scheduled', 'finished', 'postponed', 'interrupted', 'unknown'] as const)(
  'a %s match has no minute',
  (phase) => expect(liveChipText(phase, START, at(10))).toBeNull(),
)

test('a period whose start is unknown shows its word', () => {
  expect(liveChipText('secondHalf', null, at(10))).toBe('下半场')
})

test('a minute never decreases while a period runs, and never leaves its period', () => {
  const phase = fc.constantFrom('firstHalf', 'secondHalf', 'extraTime', 'inPlay')
  const time = fc.integer({ min: 0, max: 4 * 3_600_000 })
  fc.assert(
    fc.property(phase, time, time, (which, a, b) => {
      const early = footballMinute(which, START, START + Math.min(a, b))!
      const late = footballMinute(which, START, START + Math.max(a, b))!
      return early <= late && early >= 1 && late <= 120
    }),
  )
})
