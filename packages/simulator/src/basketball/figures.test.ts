import { expect, test } from 'vitest'
import { expectRealBasketball } from '#test/figures-calibration.ts'
import { basketballFigures } from './figures.ts'

// Five seasons; forty-two are counted by `npm run calibrate`.
test('games of the demo world are like real ones, figure by figure', () =>
  expectRealBasketball({ seed: 'linmen', seasons: 5 }))

test('figures of two games, counted by hand', () => {
  const pair = (home: number, away: number) => ({ home, away })
  const found = basketballFigures([
    [pair(30, 20), pair(25, 25), pair(20, 30), pair(25, 15)],
    [pair(20, 20), pair(20, 20), pair(20, 20), pair(20, 20), pair(6, 14)],
  ])
  expect(found).toMatchObject({
    matches: 2,
    homePoints: 93,
    awayPoints: 92,
    homeWins: 0.5,
    margin: 1,
    marginDeviation: 9,
    totalDeviation: 5,
    overtimes: 0.5,
    quarter1: 90 / 370,
  })
})
