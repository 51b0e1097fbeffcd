import { expect, test } from 'vitest'
import { pairOf } from '#test/past-match.ts'
import { aggregateNote, aggregateScore } from './aggregate-score.ts'

test('R-MATCH-FT-019 both legs are added up from the home side of the second', () => {
  const total = aggregateScore(pairOf('2:1'), pairOf('2:0'))
  expect(total).toEqual({ home: 3, away: 2 })
  expect(aggregateNote(pairOf('2:1'), total)).toBe('首回合 1-2，总比分 3-2')
})
