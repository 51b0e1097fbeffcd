import { expect } from 'vitest'
import { LEAGUES as BASKETBALL_LEAGUES } from '#basketball/atlas/leagues.ts'
import { basketballFigures } from '#basketball/figures.ts'
import { REAL_FIGURES as REAL_BASKETBALL } from '#basketball/real-figures.ts'
import { bookOf, periodsOf } from '#basketball/season/season-book.ts'
import { almanacOf } from '#football/almanac.ts'
import { LEAGUES } from '#football/atlas/leagues.ts'
import { footballFigures } from '#football/figures.ts'
import { REAL_FIGURES as REAL_FOOTBALL } from '#football/real-figures.ts'
import { seasonId } from '#football/season/match.ts'

type Figures = Readonly<Record<string, number>>

const SEASON = 52
const FIRST_YEAR = 2016
/** Of so many matches every figure is within three in a hundred of the real one; of fewer within a little more. */
const MANY = { football: 65_000, basketball: 50_000 }

/** All leagues of a season, or one match of a few. */
export function expectRealFootball({ seed, oneOf }: { seed: string; oneOf: number }): void {
  const almanac = almanacOf(seed)
  const found = footballFigures(
    LEAGUES.flatMap((league) => almanac.season(seasonId(league, SEASON)))
      .filter(({ fate }, at) => at % oneOf === 0 && fate === 'played')
      .map((match) => almanac.draw(match)),
  )
  expect(found.matches).toBeGreaterThan(MANY.football / oneOf)
  expectReal({ ...found }, { ...REAL_FOOTBALL }, MANY.football)
}

/** Whole seasons of the first league. */
export function expectRealBasketball({ seed, seasons }: { seed: string; seasons: number }): void {
  const league = BASKETBALL_LEAGUES[0]!
  const found = basketballFigures(
    Array.from({ length: seasons }, (_, at) => bookOf(seed, { league, year: FIRST_YEAR + at }))
      .flat()
      .filter(({ fate }) => fate === 'played')
      .map((game) => periodsOf(seed, game)),
  )
  expect(found.matches).toBeGreaterThan(1200 * seasons)
  expectReal({ ...found }, { ...REAL_BASKETBALL }, MANY.basketball)
}

function expectReal(found: Figures, real: Figures, many: number): void {
  const tolerance = 0.03 * Math.sqrt(Math.max(1, many / found['matches']!))
  for (const [name, value] of Object.entries(real)) {
    if (name === 'matches') continue
    const off = found[name]! / value - 1
    expect(Math.abs(off), `${name} is ${(off * 100).toFixed(2)} % off`).toBeLessThan(tolerance)
  }
}
