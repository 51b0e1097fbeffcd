import { expect, test } from 'vitest'
import { behindWords, pointsWords, runWords } from './basketball-words.ts'

test('a run says its length and what it is of', () => {
  expect(runWords({ run: { kind: 'win', length: 9 } })).toBe('9连胜')
  expect(runWords({ run: { kind: 'lose', length: 2 } })).toBe('2连败')
  expect(runWords({ run: null })).toBe('-')
})

test('the leader is behind nobody', () => {
  expect(behindWords(0)).toBe('-')
  expect(behindWords(1.5)).toBe('1.5')
})

test('guests come first, and a match that has not begun has no points', () => {
  expect(pointsWords({ phase: 'scheduled', score: { home: 0, away: 0 } })).toBeNull()
  expect(pointsWords({ phase: 'finished', score: { home: 112, away: 98 } })).toBe('98-112')
})
