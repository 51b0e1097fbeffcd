import { expect, test } from 'vitest'
import {
  chartOf,
  europeanOffer,
  figureText,
  heldUntil,
  lineOffer,
  moveAt,
  offerAt,
  offerCells,
} from './company-history.ts'

const price = (atMs: number, home: number, inPlay = false) =>
  europeanOffer({ atMs, inPlay, odds: { home, draw: 340, away: 400 } })
// Newest first, as a company's history is answered.
const offers = [price(30, 120, true), price(20, 192), price(10, 206)]

test('an offer is marked against the one before it', () => {
  expect([0, 1, 2].map((place) => moveAt(offers, place, 0))).toEqual(['down', 'down', 'same'])
})

test('the chart holds the offers of its own time, oldest first', () => {
  const series = chartOf(offers, 'european', false)
  expect(series.map(({ tone }) => tone)).toEqual(['home', 'draw', 'away'])
  expect(series[0]?.points).toEqual([
    [10, 2.06],
    [20, 1.92],
  ])
  expect(chartOf(offers.slice(1), 'european', true)).toEqual([])
})

test('a price stands until kick-off', () => {
  const [home] = heldUntil(chartOf(offers, 'european', false), 25)
  expect(home?.points.at(-1)).toEqual([25, 1.92])
  expect(heldUntil(chartOf(offers, 'european', false), 15)[0]?.points).toHaveLength(2)
})

test('a chart of lines draws the two waters', () => {
  const odds = { first: 88, line: 5000, second: 98 }
  const offer = lineOffer({ atMs: 1, inPlay: false, odds, label: '半球' })
  expect(chartOf([offer], 'asian', false).map(({ name }) => name)).toEqual(['主水', '客水'])
  expect([0, 1, 2].map((at) => figureText(offer, at as 0 | 1 | 2, 'usual'))).toEqual([
    '0.88',
    '半球',
    '0.98',
  ])
})

test('at a moment the last price known then stands', () => {
  expect([9, 10, 19, 20, 99].map((atMs) => offerAt(offers, atMs)?.figures[0])).toEqual([
    undefined,
    206,
    206,
    192,
    120,
  ])
  expect(offerAt(offers, null)).toBe(offers[0])
})

test('an offer is shown over the one its company began with', () => {
  const [home, draw] = offerCells(offers[1]!, offers[2]!, 'usual')
  expect([home, draw]).toEqual([
    { now: '1.92', first: '2.06', move: 'down' },
    { now: '3.40', first: '3.40', move: 'same' },
  ])
})
