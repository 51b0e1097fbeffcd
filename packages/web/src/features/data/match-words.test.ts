import { expect, test } from 'vitest'
import { dateWords, momentWords, scoreNote, scoreWords } from './match-words.ts'

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

test('moments are told in Beijing time', () => {
  expect(momentWords(Date.parse('2026-11-24T20:00:00Z'))).toBe('11-25 04:00')
})

test('a day of this year is written without it', () => {
  const now = Date.parse('2026-11-16T12:00:00+08:00')
  expect(dateWords(Date.parse('2026-08-28T20:00:00+08:00'), now)).toBe('08-28')
  expect(dateWords(Date.parse('2025-12-31T20:00:00+08:00'), now)).toBe('25-12-31')
})
