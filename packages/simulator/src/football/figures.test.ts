import { expect, test } from 'vitest'
import { expectRealFootball } from '#test/figures-calibration.ts'
import { footballFigures, type CountedMatch } from './figures.ts'

// One match of eight; all of them are counted by `npm run calibrate`.
test('matches of the demo world are like real ones, figure by figure', () =>
  expectRealFootball({ seed: 'figures', oneOf: 8 }))

test('figures of three matches, counted by hand; what is not known is left out', () => {
  const match = (home: number, away: number, more: Partial<CountedMatch> = {}): CountedMatch => ({
    full: { home, away },
    half: null,
    corners: null,
    yellowCards: null,
    redCards: null,
    ...more,
  })
  const found = footballFigures([
    match(2, 1, { half: { home: 1, away: 0 }, corners: { home: 7, away: 2 } }),
    match(0, 0, { corners: { home: 4, away: 4 }, redCards: { home: 1, away: 1 } }),
    match(1, 3, { yellowCards: { home: 2, away: 1 } }),
  ])
  expect(found).toMatchObject({
    matches: 3,
    goals: 7 / 3,
    homeWins: 1 / 3,
    draws: 1 / 3,
    over2_5: 2 / 3,
    bothScore: 2 / 3,
    firstHalfGoals: 1 / 3,
    homeCorners: 5.5,
    homeYellowCards: 2,
    redCards: 2,
  })
})
