import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { power, proportional, shin } from '@linmen/domain/market/devig.ts'
import { parseFootballFile } from '@linmen/domain/match-files/football-file.ts'
import { settleSheet } from '@linmen/domain/settlement/settle-sheet.ts'

const samples = resolve('../shared/data/samples')
/** Without the samples beside the project these tests are skipped and counted as skipped. */
const withSamples = test.skipIf(!existsSync(samples))
const sample = (name: string) => readFileSync(resolve(samples, name), 'utf8')

withSamples('every row of the settlement oracle is settled exactly', () => {
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

withSamples('the three ways out of the margin agree with the oracle to 1e-9', () => {
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

withSamples('the raw heads of the files are read in all their shapes', () => {
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
