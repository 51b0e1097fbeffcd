import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pastMatch } from '#test/past-match.ts'
import { seenBy } from './seen-match.ts'
import { handicapStreak, resultStreak, streakOf, totalStreak } from './streak.ts'

test.each<[string, object | null]>([
  ['', null],
  ['w', { word: 'w', now: 0, longest: 1 }],
  ['wl', { word: 'w', now: 0, longest: 1 }],
  ['wwl', { word: 'w', now: 2, longest: 2 }],
  ['wwlwwwl', { word: 'w', now: 2, longest: 3 }],
  ['lwwww', { word: 'l', now: 0, longest: 1 }],
  ['dddd', { word: 'd', now: 4, longest: 4 }],
])('%s, newest first', (words, streak) => {
  expect(streakOf([...words])).toEqual(streak)
})

test('a stake that comes back neither continues nor ends a streak', () => {
  const matches = seenBy('A', [
    pastMatch({ day: 3, score: '2:0', lines: [0.5, 2] }),
    pastMatch({ day: 2, score: '1:0', lines: [1, 1] }),
    pastMatch({ day: 1, score: '2:0', lines: [1.5, 1.5] }),
    pastMatch({ day: 0, score: '0:1', lines: [0, 2.5] }),
  ])
  expect(handicapStreak(matches)).toEqual({ word: 'win', now: 2, longest: 2 })
  expect(totalStreak(matches)).toEqual({ word: 'over', now: 0, longest: 1 })
  expect(resultStreak(matches)).toEqual({ word: 'win', now: 3, longest: 3 })
})

test('a current streak is never longer than the longest, nor the longest than the history', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('w', 'd', 'l'), { minLength: 1 }), (words) => {
      const { now, longest, word } = streakOf(words)!
      expect(now).toBeLessThanOrEqual(longest)
      expect(longest).toBeLessThanOrEqual(words.length)
      expect(words.slice(0, now).every((each) => each === word)).toBe(true)
    }),
  )
})
