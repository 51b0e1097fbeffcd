import { beforeAll, expect, test } from 'vitest'
import { resultOf, type MarketView } from '@linmen/domain/market/market-view.ts'
import { pricesFrom, type FootballRow } from '@linmen/domain/match-files/football-row.ts'
import { seededDice } from '@linmen/domain/chance/dice.ts'
import { footballEngine, type FootballEngine } from './football-engine.ts'

const DAYS = 420
const TEAMS = 20

/** A made-up league: fixed strengths, fair odds with a margin, goals that follow the odds. */
function madeUpLeague(): FootballRow[] {
  const dice = seededDice(9)
  const rows: FootballRow[] = []
  for (let day = 0; day < DAYS; day++)
    for (let match = 0; match < TEAMS / 2; match++) {
      const home = (day + match) % TEAMS
      const away = (day + TEAMS - 1 - match) % TEAMS
      if (home !== away) rows.push(madeUpMatch(dice, day * 4, home, away, rows.length))
    }
  return rows
}

function madeUpMatch(dice: () => number, day: number, home: number, away: number, at: number) {
  const edge = 0.4 + (home - away) / 8
  const p = resultOf(edge, -1.1)
  const price = (chance: number, noise = 0) => Math.max(1.02, 0.95 / (chance * (1 + noise)))
  const noise = () => 0.1 * (dice() - 0.5)
  const came = dice()
  const goals: [number, number] = came < p[0] ? [2, 1] : came < p[0] + p[1] ? [1, 1] : [0, 1]
  const odds: Record<string, number> = {
    'Avg>2.5': 1.9,
    'Avg<2.5': 1.9,
    'AvgC>2.5': 1.85,
    'AvgC<2.5': 1.95,
  }
  for (const [i, side] of ['H', 'D', 'A'].entries()) {
    odds[`Avg${side}`] = price(p[i]!, noise())
    odds[`AvgC${side}`] = price(p[i]!)
  }
  return {
    id: `m${String(at).padStart(5, '0')}`,
    div: 'E0',
    season: '0001',
    day,
    time: '',
    home: `T${home}`,
    away: `T${away}`,
    homeGoals: goals[0],
    awayGoals: goals[1],
    halfHomeGoals: -1,
    halfAwayGoals: -1,
    homeShots: -1,
    awayShots: -1,
    homeOnTarget: -1,
    awayOnTarget: -1,
    prices: pricesFrom(odds),
  } satisfies FootballRow
}

const rows = madeUpLeague()
const CUT = 390 * 4
const before = rows.filter(({ day }) => day < CUT)
const fixture = rows.find(({ day }) => day >= CUT)!
let engine: FootballEngine

const forecasts = (on: FootballEngine): MarketView[] =>
  (['none', 'open', 'close'] as const).map((mode) => on.forecast(fixture, mode))

beforeAll(() => {
  engine = footballEngine()
  engine.observe(before)
})

test('after enough matches the forecast without odds is near the odds nobody showed it', () => {
  const [none, open, close] = forecasts(engine) as [MarketView, MarketView, MarketView]
  const home = Number(fixture.home.slice(1))
  const away = Number(fixture.away.slice(1))
  const edge = 0.4 + (home - away) / 8
  for (const view of [none, open, close]) {
    expect(Math.abs(view.edge - edge)).toBeLessThan(0.35)
    expect(view.draw).toBeCloseTo(-1.1, 0)
    const p = resultOf(view.edge, view.draw)
    expect(p[0] + p[1] + p[2]).toBeCloseTo(1, 12)
    expect(Math.min(...p)).toBeGreaterThan(0)
  }
})

test('two engines fed in different portions say the same', () => {
  const other = footballEngine()
  const days = [...new Set(before.map(({ day }) => day))]
  for (const day of days) other.observe(before.filter((row) => row.day === day).toReversed())
  expect(forecasts(other)).toEqual(forecasts(engine))
})

test('asking changes nothing', () => {
  const first = forecasts(engine)
  engine.forecast({ ...fixture, home: 'Nobody', div: 'Z9' }, 'none')
  expect(forecasts(engine)).toEqual(first)
})

test('without odds of the match every mode is the forecast of ratings', () => {
  const blank = { ...fixture, prices: pricesFrom({}) }
  const none = engine.forecast(blank, 'none')
  expect(engine.forecast(blank, 'open')).toEqual(none)
  expect(engine.forecast(blank, 'close')).toEqual(none)
})

test('the own odds of a match are not looked at without leave', () => {
  const strange = { ...fixture, prices: pricesFrom({ AvgH: 50, AvgD: 10, AvgA: 1.05 }) }
  expect(engine.forecast(strange, 'none')).toEqual(engine.forecast(fixture, 'none'))
})

test('odds of the result alone still give a forecast of goals', () => {
  const { columns, values } = fixture.prices
  const result = Object.fromEntries(
    [...columns]
      .filter(([name]) => /^Avg[HDA]$/.test(name))
      .map(([name, at]) => [name, values[at]!]),
  )
  const view = engine.forecast({ ...fixture, prices: pricesFrom(result) }, 'open')
  expect(Math.abs(view.over)).toBeLessThan(1)
})

test('a league and teams never seen still get a forecast', () => {
  const view = footballEngine().forecast(fixture, 'none')
  expect(Object.values(view).every(Number.isFinite)).toBe(true)
})
