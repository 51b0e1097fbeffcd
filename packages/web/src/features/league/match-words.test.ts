import { expect, test } from 'vitest'
import { dateWords, momentWords, scoreNote, scoreWords, yearWords } from './match-words.ts'

const full = { home: 1, away: 1 }

test('a match that has not begun has no score', () => {
  expect(scoreWords({ phase: 'scheduled', score: { full } })).toBeNull()
  expect(scoreWords({ phase: 'postponed', score: { full } })).toBeNull()
})

test('after extra time the score after it counts, and penalties are told beside it', () => {
  const score = { full, extra: { home: 2, away: 2 }, penalties: { home: 4, away: 3 } }
  expect(scoreWords({ phase: 'finished', score })).toBe('2-2')
  expect(scoreNote({ phase: 'finished', score })).toBe('点球 4-3')
})

test('an ordinary score has the one at half-time beside it', () => {
  const score = { full, half: { home: 1, away: 0 } }
  expect(scoreNote({ phase: 'finished', score })).toBe('半场 1-0')
})

const NOW = Date.parse('2026-11-16T12:00:00+08:00')

test.each([
  ['2026-11-24T20:00:00Z', '11-25', '11-25 04:00', ''],
  ['2026-12-31T15:30:00Z', '12-31', '12-31 23:30', ''],
  ['2026-12-31T16:00:00Z', '2027-01-01', '2027-01-01 00:00', '2027年'],
  ['2025-12-31T12:00:00Z', '2025-12-31', '2025-12-31 20:00', '2025年'],
])(
  '%s is told in Beijing time, with its year where it is another: %s',
  (at, date, moment, year) => {
    expect(dateWords(Date.parse(at), NOW)).toBe(date)
    expect(momentWords(Date.parse(at), NOW)).toBe(moment)
    expect(yearWords(Date.parse(at), NOW)).toBe(year)
  },
)
