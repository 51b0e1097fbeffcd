import { expect, test } from 'vitest'
import { LEAGUES } from '#basketball/atlas/leagues.ts'
import { basketballFigures } from './figures.ts'
import { REAL_FIGURES } from './real-figures.ts'
import { bookOf, periodsOf } from '#basketball/season/season-book.ts'

const SEED = 'linmen'
const nba = LEAGUES[0]!
const years = Array.from({ length: 42 }, (_, at) => 2016 + at)

test('50,000 games of the demo world are like real ones within 3 %, figure by figure', () => {
  const found = basketballFigures(
    years
      .flatMap((year) => bookOf(SEED, { league: nba, year }))
      .filter(({ fate }) => fate === 'played')
      .map((game) => periodsOf(SEED, game)),
  )
  expect(found.matches).toBeGreaterThan(50_000)
  for (const [name, real] of Object.entries(REAL_FIGURES)) {
    if (name === 'matches') continue
    const off = found[name as keyof typeof found] / real - 1
    expect(Math.abs(off), `${name} is ${(off * 100).toFixed(2)} % off`).toBeLessThan(0.03)
  }
})

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
