import { expect, test } from 'vitest'
import { logitHead } from '#numeric/logit-head.ts'
import { calibrationTable } from '@linmen/domain/scoring/calibration-table.ts'
import { seededDice } from '@linmen/domain/chance/dice.ts'
import { linearHead } from '#numeric/linear-head.ts'
import { fitLogPool, logPool } from './log-pool.ts'
import { normalChance } from '#numeric/normal.ts'
import { solveSymmetric } from '#numeric/solve.ts'

const dice = seededDice(5)
const chanceOf = (z: number) => 1 / (1 + Math.exp(-z))

test('a symmetric system is solved', () => {
  const matrix = Float64Array.of(4, 0, 0, 2, 5, 0, 1, 3, 6)
  const x = solveSymmetric(
    matrix,
    Float64Array.of(4 + 4 + 3, 2 + 10 + 9, 1 + 6 + 18),
    new Float64Array(3),
  )
  expect([...x].map((each) => each.toFixed(9))).toEqual([
    '1.000000000',
    '2.000000000',
    '3.000000000',
  ])
})

test('a straight line is learned, and an old one forgotten', () => {
  const lasting = linearHead(2, 1e-6)
  const forgetful = linearHead(2, 1e-6, 20)
  for (let i = 0; i < 400; i++) {
    const x = dice()
    const y = i < 200 ? 1 + 2 * x : 5 - x
    for (const head of [lasting, forgetful]) head.add(Float64Array.of(1, x), y)
  }
  expect(forgetful.predict(Float64Array.of(1, 0.5))).toBeCloseTo(4.5, 3)
  expect(lasting.predict(Float64Array.of(1, 0.5))).toBeCloseTo((2 + 4.5) / 2, 1)
})

test('a row of twice the weight counts as two', () => {
  const heavy = linearHead(1, 1)
  const twice = linearHead(1, 1)
  heavy.add(Float64Array.of(2), 3, 2)
  for (let i = 0; i < 2; i++) twice.add(Float64Array.of(2), 3)
  expect(heavy.predict(Float64Array.of(1))).toBe(twice.predict(Float64Array.of(1)))
})

test('log odds that are too bold and too low are set right by results', () => {
  const head = logitHead(2, 1)
  for (let i = 0; i < 20_000; i++) {
    const z = 4 * dice() - 2
    head.add(2 * z, Float64Array.of(1, 2 * z), dice() < chanceOf(z + 0.5))
  }
  for (const z of [-1, 0, 1])
    expect(head.correct(2 * z, Float64Array.of(1, 2 * z))).toBeCloseTo(z + 0.5, 1)
})

test('without results nothing is corrected', () => {
  expect(logitHead(1, 50).correct(0.7, Float64Array.of(3))).toBe(0.7)
})

test('a pool of one is itself, and weights find the better forecast', () => {
  const p = [0.5, 0.3, 0.2]
  logPool([p], [1]).forEach((each, at) => expect(each).toBeCloseTo(p[at]!, 12))
  const rows = Array.from({ length: 2000 }, () => {
    const home = 0.2 + 0.6 * dice()
    const truth = [home, 0.6 * (1 - home), 0.4 * (1 - home)]
    const at = dice()
    const came = at < truth[0]! ? 0 : at < truth[0]! + truth[1]! ? 1 : 2
    return { forecasts: [truth, [1 / 3, 1 / 3, 1 / 3], [0.3 + 0.1 * dice(), 0.3, 0.3]], came }
  })
  const [good = 0, , noise = 0] = fitLogPool(rows)
  expect(good).toBeGreaterThan(0.8)
  expect(noise).toBeLessThan(good)
})

test('two forecasts that nearly agree still get the weights that fit best', () => {
  const rows = Array.from({ length: 4000 }, () => {
    const z = 3 * dice() - 1.5
    const hint = 0.2 * (dice() - 0.5)
    const of = (log: number) => [chanceOf(log), 1 - chanceOf(log)]
    return { forecasts: [of(z), of(z + hint)], came: dice() < chanceOf(z + 4 * hint) ? 0 : 1 }
  })
  const [plain = 0, hinted = 0] = fitLogPool(rows, 0.1)
  expect(hinted).toBeGreaterThan(2.5)
  expect(plain + hinted).toBeCloseTo(1, 0)
})

test.each([
  [0, 0.5],
  [1, 0.841344746],
  [-1.96, 0.024997895],
  [3, 0.998650102],
])('below %d lies %d of a normal value', (z, chance) => {
  expect(normalChance(z)).toBeCloseTo(chance, 6)
})

test('the calibration error is the mean distance over the bins', () => {
  const table = calibrationTable()
  for (let i = 0; i < 10; i++) table.add(0.15, i < 3)
  for (let i = 0; i < 10; i++) table.add(1, i < 9)
  expect(table.error()).toBeCloseTo((0.15 + 0.1) / 2, 12)
  expect(table.bins()).toEqual([
    { from: 0.1, n: 10, forecast: expect.closeTo(0.15, 9) as number, came: 0.3 },
    { from: 0.9, n: 10, forecast: 1, came: 0.9 },
  ])
})
