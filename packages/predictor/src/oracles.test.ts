import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { power, proportional, shin } from '@linmen/domain/market/devig.ts'
import { parseFootballFile } from '@linmen/domain/match-files/football-file.ts'
import { dayOf } from '@linmen/domain/match-files/calendar.ts'
import { dixonColes } from '@linmen/models/goals/dixon-coles.ts'
import type { SameOddsQuery } from '@linmen/domain/same-odds/query.ts'
import { sameOddsIndex } from '@linmen/domain/same-odds/same-odds-index.ts'
import {
  bothScoreChance,
  handicapChances,
  overChances,
  resultChances,
} from '@linmen/domain/score-grid/grid-markets.ts'
import { createGrid } from '@linmen/domain/score-grid/score-grid.ts'
import { readFootballHistory } from '#football-history.ts'
import { readText } from '#text-file.ts'
import { settleSheet } from '@linmen/domain/settlement/settle-sheet.ts'

const samples = resolve('../shared/data/samples')
const sample = (name: string) => readFileSync(resolve(samples, name), 'utf8')

// Without the samples beside the project these tests are skipped, and reported as skipped.
const isAlone = !existsSync(samples)

test.skipIf(isAlone)('every row of the settlement oracle is settled exactly', () => {
  const golden = sample('golden_asian_settlement.csv')
  const figures = (csv: string) =>
    csv
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.split(','))
      .map((cells) => [cells[0], ...cells.slice(-2).map(Number)])
  expect(figures(settleSheet(golden).csv)).toEqual(figures(golden))
  expect(figures(golden)).toHaveLength(400)
})

test.skipIf(isAlone)('the three ways out of the margin agree with the oracle to 1e-9', () => {
  const golden = JSON.parse(sample('golden_devig.json')) as {
    odds: number[]
    proportional: number[]
    shin: number[]
    shin_z: number
    power: number[]
    power_k: number
  }[]
  let worst = 0
  const compare = (ours: readonly number[], theirs: readonly number[]) =>
    ours.forEach((each, at) => (worst = Math.max(worst, Math.abs(each - theirs[at]!))))
  for (const row of golden) {
    compare(proportional(row.odds), row.proportional)
    compare([...shin(row.odds).probabilities, shin(row.odds).z], [...row.shin, row.shin_z])
    compare([...power(row.odds).probabilities, power(row.odds).k], [...row.power, row.power_k])
  }
  expect(golden).toHaveLength(60)
  expect(worst).toBeLessThan(1e-9)
})

test.skipIf(isAlone)('the raw heads of the files are read in all their shapes', () => {
  const names = readdirSync(samples).filter((name) => name.startsWith('raw_'))
  expect(names.length).toBeGreaterThanOrEqual(7)
  const header = sample('raw_1213_SP1_pinnacle-close.csv').split(/\r?\n/)[0]!.split(',')
  for (const name of names) {
    const isTail = name.includes('truncated')
    const { rows, complaints } = parseFootballFile(sample(name), isTail ? header : undefined)
    expect(rows.length, name).toBeGreaterThan(10)
    if (!isTail)
      expect(
        complaints.filter(({ text }) => !text.includes('ends in')),
        name,
      ).toEqual([])
    for (const row of rows) expect(row.homeGoals >= 0 && row.day > 0 && row.div !== '').toBe(true)
  }
})

test.skipIf(isAlone)(
  'Dixon and Coles agree with the oracle to 5e-4, and with its likelihood to 1e-3',
  () => {
    const golden = JSON.parse(sample('golden_dixon_coles_E0.json')) as DixonColesOracle
    const model = dixonColes({ decay: golden.xi_per_day, ridge: golden.ridge })
    const file = readText(resolve(samples, '../football/matches_2019-2024.csv.gz'))
    const matches = parseFootballFile(file).rows.filter(({ div }) => div === 'E0')
    for (const row of matches) model.add(row)
    const likelihood = model.fit(dayOf(golden.asof))
    expect(matches).toHaveLength(1900)
    expect(Math.abs(likelihood - golden.weighted_loglik_without_factorials)).toBeLessThan(1e-3)
    let worst = 0
    const compare = (ours: number, theirs: number) =>
      (worst = Math.max(worst, Math.abs(ours - theirs)))
    for (const each of golden.fixtures) {
      const { homeGoals, awayGoals, rho } = model.forecast(each.home, each.away)
      const grid = createGrid(homeGoals, awayGoals, rho)
      resultChances(grid).forEach((p, at) => compare(p, each.p1x2[at]!))
      compare(overChances(grid, 2.5).win, each.over25)
      compare(bothScoreChance(grid), each.btts)
      for (const [line, { win, push }] of Object.entries(each.asian)) {
        compare(handicapChances(grid, Number(line)).win, win)
        compare(handicapChances(grid, Number(line)).push, push)
      }
    }
    expect(worst).toBeLessThan(5e-4)
  },
  120_000,
)

test.skipIf(isAlone)(
  'same odds: every query, counts and order',
  () => {
    const truth = JSON.parse(sample('same_odds_truth.json')) as {
      query: SameOddsQuery & { date: string }
    }[]
    const football = resolve(samples, '../football')
    const files = readdirSync(football).filter((name) => name.startsWith('matches_'))
    const index = sameOddsIndex(readFootballHistory(files.map((name) => resolve(football, name))))
    const ours = truth.map(({ query }) => ({
      query,
      ...index.search({ ...query, day: dayOf(query.date) }),
    }))
    expect(ours).toEqual(truth)
  },
  120_000,
)

interface DixonColesOracle {
  readonly xi_per_day: number
  readonly ridge: number
  readonly asof: string
  readonly weighted_loglik_without_factorials: number
  readonly fixtures: readonly {
    readonly home: string
    readonly away: string
    readonly p1x2: readonly number[]
    readonly over25: number
    readonly btts: number
    readonly asian: Readonly<Record<string, { win: number; push: number }>>
  }[]
}
