import { expect, test } from 'vitest'
import { almanacOf } from './almanac.ts'
import { LEAGUES } from '#football/atlas/leagues.ts'
import { footballFigures, type CountedMatch } from './figures.ts'
import { REAL_FIGURES } from './real-figures.ts'
import { seasonId } from '#football/season/match.ts'

const almanac = almanacOf('figures')

test('65,000 matches of the demo world are like real ones within 3 %, figure by figure', () => {
  const found = footballFigures(
    LEAGUES.flatMap((league) => almanac.season(seasonId(league, 52)))
      .filter(({ fate }) => fate === 'played')
      .map((match) => almanac.draw(match)),
  )
  expect(found.matches).toBeGreaterThan(65_000)
  for (const [name, real] of Object.entries(REAL_FIGURES)) {
    if (name === 'matches') continue
    const off = found[name as keyof typeof found] / real - 1
    expect(Math.abs(off), `${name} is ${(off * 100).toFixed(2)} % off`).toBeLessThan(0.03)
  }
})

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
