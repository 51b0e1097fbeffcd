import { expect, test } from 'vitest'
import { seededDice } from '#chance/dice.ts'
import { pairedInterval } from './paired.ts'
import { brierScore, isFavourite, logLoss, outcomeOf, pairLogLoss, rankedScore } from './rules.ts'

test('the scores of one forecast', () => {
  const p = [0.5, 0.3, 0.2] as const
  expect(rankedScore(p, 0)).toBeCloseTo((0.25 + 0.04) / 2, 12)
  expect(rankedScore(p, 1)).toBeCloseTo((0.25 + 0.04) / 2, 12)
  expect(rankedScore(p, 2)).toBeCloseTo((0.25 + 0.64) / 2, 12)
  expect(brierScore(p, 0)).toBeCloseTo(0.25 + 0.09 + 0.04, 12)
  expect(logLoss(p[1])).toBeCloseTo(1.2039728, 6)
  expect(pairLogLoss(0.6, false)).toBeCloseTo(-Math.log(0.4), 12)
  expect([isFavourite(p, 0), isFavourite(p, 1)]).toEqual([true, false])
  expect([outcomeOf(2, 1), outcomeOf(1, 1), outcomeOf(0, 1)]).toEqual([0, 1, 2])
})

test('an interval holds the mean, and is the same every time', () => {
  const dice = seededDice(2)
  const days = Array.from({ length: 200 }, () => ({ sum: dice() - 0.4, n: 1 }))
  const mean = days.reduce((sum, day) => sum + day.sum, 0) / 200
  const [low, high] = pairedInterval(days)
  expect(low).toBeLessThan(mean)
  expect(high).toBeGreaterThan(mean)
  expect(pairedInterval(days)).toEqual([low, high])
})
