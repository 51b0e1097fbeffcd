import { expect, test } from 'vitest'
import { exchangeView } from './exchange.ts'
import {
  kellyDispersion,
  kellyFromAverage,
  kellyIndex,
  kellyStake,
  kellyVariance,
  marketProbabilities,
  oddsDispersion,
  returnRate,
} from './kelly.ts'
import { proportional } from './devig.ts'

test('the return rate and probabilities of 1.20 5.00 11.00', () => {
  const odds = [1.2, 5, 11]
  expect(returnRate(odds)).toBeCloseTo(0.8895, 4)
  expect(proportional(odds).map((p) => (100 * p).toFixed(2))).toEqual(['74.12', '17.79', '8.09'])
  const [w, d, l] = odds as [number, number, number]
  expect(returnRate(odds)).toBeCloseTo((w * d * l) / (w * d + d * l + w * l), 14)
})

test('the Kelly index of William Hill against the average of its day', () => {
  const index = kellyFromAverage([2.15, 2.9, 3.2], [2.04, 2.96, 3.49])
  expect(index.map((k) => k.toFixed(3))).toEqual(['0.946', '0.879', '0.823'])
})

test('one company alone says nothing: its index is its return rate', () => {
  for (const k of kellyIndex([[2.1, 3.3, 3.6]])[0]!)
    expect(k).toBeCloseTo(returnRate([2.1, 3.3, 3.6]), 14)
})

test('variance and dispersion follow from the index', () => {
  const companies = [
    [2.1, 3.3, 3.6],
    [2.0, 3.4, 3.7],
    [2.15, 3.25, 3.4],
  ]
  const column = kellyIndex(companies).map((row) => row[1]!)
  const mean = (column[0]! + column[1]! + column[2]!) / 3
  expect(kellyVariance(companies)[2]![1]).toBeCloseTo(1e4 * (column[2]! - mean) ** 2, 9)
  const all = column.reduce((sum, k) => sum + 1e4 * (k - mean) ** 2, 0)
  expect(kellyDispersion(companies)[1]).toBeCloseTo(all / 3, 9)
  expect(marketProbabilities(companies).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
})

test('dispersion of odds needs three companies and ignores their margins', () => {
  const fair = [2.5, 3, 3.75]
  expect(oddsDispersion([fair, fair])).toBeNull()
  const same = oddsDispersion([fair, fair.map((o) => o * 0.95), fair.map((o) => o * 0.9)])!
  for (const deviation of same) expect(deviation).toBeCloseTo(0, 12)
})

test('the stake is (pD − 1)/(D − 1), and nothing without an edge', () => {
  expect(kellyStake(0.55, 2)).toBeCloseTo(0.1, 12)
  expect(kellyStake(0.4, 2)).toBe(0)
})

test('heat and profit of the exchange example: 1456 of 19836 at 4.5', () => {
  const home = { volume: 1456, price: 4.5 }
  const rest = [
    { volume: 8000, price: 3.3 },
    { volume: 10_380, price: 1.9 },
  ]
  const view = exchangeView([home, ...rest], proportional([4.2, 3.2, 1.85]))!
  expect(Math.round(view[0]!.heat)).toBe(-66)
  expect(view[0]!.profit).toBe(13_284)
  expect(Math.round(view[0]!.profitIndex)).toBe(67)
  expect(view.reduce((sum, { index }) => sum + index, 0)).toBeCloseTo(1, 12)
  expect(view.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
})

test('an outcome without money makes the whole view unknown', () => {
  expect(
    exchangeView(
      [
        { volume: 5, price: 2 },
        { volume: 0, price: 2 },
      ],
      [0.5, 0.5],
    ),
  ).toBeNull()
})
