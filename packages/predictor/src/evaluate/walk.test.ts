import { expect, test } from 'vitest'
import { resultOf } from '@linmen/domain/market/market-view.ts'
import { pricesFrom, type FootballRow } from '@linmen/domain/match-files/football-row.ts'
import { seededDice } from '@linmen/domain/chance/dice.ts'
import { calibrationPlot, scorePlot } from './plots.ts'
import { scorecardPage } from './page.ts'
import { walkForward } from './walk.ts'

/** Two years of eight teams whose odds are right and whose results follow them. */
function madeUpRows(): FootballRow[] {
  const dice = seededDice(21)
  return Array.from({ length: 1600 }, (_, at) => {
    const home = at % 8
    const away = (home + 1 + (Math.floor(at / 8) % 7)) % 8
    const p = resultOf(0.4 + (away - home) / 4, -1.1)
    const came = dice()
    const [homeGoals, awayGoals] = came < p[0] ? [2, 0] : came < p[0] + p[1] ? [1, 1] : [1, 2]
    const odds: Record<string, number> = {}
    for (const [i, side] of ['H', 'D', 'A'].entries()) {
      odds[`Avg${side}`] = 0.94 / p[i]!
      odds[`AvgC${side}`] = 0.96 / p[i]!
    }
    return {
      ...{ id: `m${String(at).padStart(5, '0')}`, div: 'E0', season: at < 800 ? '0001' : '0102' },
      ...{ day: Math.floor(at / 4), time: '', home: `T${home}`, away: `T${away}` },
      ...{ homeGoals: homeGoals!, awayGoals: awayGoals!, halfHomeGoals: -1, halfAwayGoals: -1 },
      ...{ homeShots: -1, awayShots: -1, homeOnTarget: -1, awayOnTarget: -1 },
      prices: pricesFrom(odds),
    }
  })
}

const walk = { learnFrom: 100, scoreFrom: 200, leagues: new Set(['E0']) }
const standing = walkForward(madeUpRows(), walk)
const scoreOf = (name: string) => standing.scores.find((score) => score.name === name)!

test('everybody is scored on the same matches, the best first', () => {
  expect(new Set(standing.scores.map(({ n }) => n))).toEqual(new Set([800]))
  const ranked = standing.scores.map(({ rps }) => rps)
  expect(ranked).toEqual(ranked.toSorted((a, b) => a - b))
  expect(scoreOf('league base rate').toClosing).toBeGreaterThan(scoreOf('Elo, all tiers').toClosing)
})

test('the closing odds are at no distance to themselves', () => {
  expect(scoreOf('closing odds, Shin').toClosing).toBe(0)
  expect(scoreOf('closing odds, Shin').interval).toEqual([0, 0])
})

test('a walk cut short has the same scores up to the cut', () => {
  const rows = madeUpRows()
  const upTo = (day: number) => rows.filter((row) => row.day < day)
  const later = upTo(300).concat(
    rows.filter((row) => row.day >= 300).map((row) => ({ ...row, season: 'later' })),
  )
  const season = (all: FootballRow[]) =>
    walkForward(all, walk).scores.find(({ name }) => name === '临门 none')!.seasons['0102']
  expect(season(later)).toEqual(season(upTo(300)))
})

test('the page says where a model is worse than the market', () => {
  const page = scorecardPage({
    seasons: '0102',
    leagues: ['E0'],
    football: standing,
    basketball: [],
  })
  expect(page).toMatch(/`none`: (worse|no certain difference|better)/)
  expect(page).toContain('| league base rate | 800 |')
  expect(scorePlot(standing.scores)).toContain('closing odds, Shin')
  expect(calibrationPlot(standing.scores.slice(0, 2))).toMatch(/^<svg .*<\/svg>\n$/s)
})
