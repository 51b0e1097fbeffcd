import { expect, test } from 'vitest'
import { pastMatch } from '#test/past-match.ts'
import {
  CONTINUING_LABEL,
  extremityKind,
  extremityOf,
  extremityWords,
  isContinuing,
  shownSides,
} from './extremity.ts'
import { seenBy } from './seen-match.ts'

test.each([
  [3, 0, 'home'],
  [0, 2, 'away'],
  [3, 2, 'both'],
  [0, 0, 'both'],
])('R-EXTREMITY-001 streaks of %i and %i show %s', (home, away, shown) => {
  expect(shownSides(home, away)).toBe(shown)
})

test.each([
  [7, ['负', '平', '胜'], 'result'],
  [8, ['输', '赢'], 'handicap'],
  [9, ['小球', '大球'], 'total'],
  [10, ['小球', '大球'], 'total'],
])('R-EXTREMITY-002 type %i is worded %j', (type, words, kind) => {
  expect(extremityWords(type)).toEqual(words)
  expect(extremityKind(type)).toBe(kind)
})

test('R-EXTREMITY-003 type 9 alone is a continuing streak', () => {
  expect([7, 8, 9, 10].filter(isContinuing)).toEqual([9])
  expect(CONTINUING_LABEL).toBe('延续中')
})

test('R-EXTREMITY-004 now and extreme of both sides for results, handicaps and totals', () => {
  const home = seenBy('A', [
    pastMatch({ day: 4, score: '3:0', lines: [1.5, 2.5] }),
    pastMatch({ day: 3, score: '2:0', lines: [1.5, 2.5] }),
    pastMatch({ day: 2, score: '0:0', lines: [0, 2.5] }),
    pastMatch({ day: 1, score: '0:1', lines: [0, 2.5] }),
  ])
  const away = seenBy('B', [pastMatch({ day: 3, score: '1:1', lines: [0, 2.5] })])
  expect(extremityOf('result', home, away)).toEqual({
    home: { now: 2, extreme: 2, code: 2 },
    away: { now: 0, extreme: 1, code: 1 },
    shown: 'home',
  })
  expect(extremityOf('handicap', home, away)).toMatchObject({
    home: { now: 2, extreme: 2, code: 1 },
    away: { now: 0, extreme: 0, code: 0 },
  })
  expect(extremityOf('total', home, away).home).toEqual({ now: 0, extreme: 1, code: 1 })
})
