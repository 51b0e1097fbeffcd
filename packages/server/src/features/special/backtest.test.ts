import { afterAll, beforeAll, expect, test } from 'vitest'
import { diceOf } from '#test/chaos/dice.ts'
import { importBench, type ImportBench } from '#test/import-files.ts'
import { TEST_NOW_MS, testClock, testPorts } from '#test/test-ports.ts'
import { BACKTEST } from '#features/prediction/public.ts'
import type { Ports } from '#kit/ports.ts'
import { walkForward } from './backtest.ts'

const HEAD =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,WHH,WHD,WHA,AHh,B365AHH,B365AHA'
const TEAMS = Array.from({ length: 10 }, (_, at) => `Team ${at}`)
const dice = diceOf(23)

/** A season in weeks: in each everybody plays once. */
function season(year: number): string {
  const lines = Array.from({ length: 18 }, (_, week) => {
    const date = new Date(Date.UTC(year, 7, 5 + 7 * week)).toISOString().slice(0, 10)
    const [, month, day] = date.split('-')
    return Array.from({ length: 5 }, (__, pair) => {
      const one = (week + pair) % 9
      const other = pair === 0 ? 9 : (week + 9 - pair) % 9
      const [home, away] = week % 2 === 0 ? [one, other] : [other, one]
      return `E0,${day}/${month}/${year},15:00,${TEAMS[home]},${TEAMS[away]},${dice.below(4)},${dice.below(3)},2.1,3.3,3.6,2.05,3.3,3.7,-0.25,1.95,1.95`
    })
  }).flat()
  return `${HEAD}\n${lines.join('\n')}\n`
}

let bench: ImportBench
let ports: Ports
beforeAll(async () => {
  bench = await importBench()
  ports = testPorts(bench.db, testClock(TEST_NOW_MS))
  await bench.run('football', { 'E0-2021.csv': season(2021), 'E0-2022.csv': season(2022) })
})
afterAll(() => bench.close())

const predictions = () =>
  bench.db.read
    .selectFrom('prediction as p')
    .innerJoin('fixture as f', 'f.id', 'p.match_id')
    .select(['p.match_id', 'p.model', 'p.sample', 'p.made_at_ms', 'f.kick_off_at_ms'])
    .orderBy('f.kick_off_at_ms')
    .orderBy('f.id')
    .execute()

test('imported seasons get a record of what would have been said before each match', async () => {
  const span = { fromMs: Date.UTC(2022, 0, 1), toMs: TEST_NOW_MS }
  const told: number[] = []
  expect(await walkForward(ports, span, (matches) => told.push(matches))).toBe(90)
  expect(told).toEqual([90])
  const rows = await predictions()
  expect(rows.length).toBeGreaterThan(60)
  expect(new Set(rows.map(({ model }) => model))).toEqual(new Set([BACKTEST]))
  // Each match is rated by those before it alone: the sample only grows.
  const samples = rows.map(({ sample }) => sample)
  expect(samples).toEqual(samples.toSorted((a, b) => a - b))
  expect(samples[0]).toBeLessThan(samples.at(-1)!)
  const signals = await bench.db.read.selectFrom('tool_signal').selectAll().execute()
  expect(signals.every(({ backtest }) => backtest)).toBe(true)
  expect(new Set(signals.map(({ tool }) => tool)).has('poisson')).toBe(true)
})

test('a second walk over the same days tries nothing twice', async () => {
  const before = await predictions()
  expect(await walkForward(ports, { fromMs: 0, toMs: TEST_NOW_MS }, () => {})).toBe(90)
  expect(await walkForward(ports, { fromMs: 0, toMs: TEST_NOW_MS }, () => {})).toBe(0)
  const after = await predictions()
  expect(after.slice(-before.length)).toEqual(before)
})
