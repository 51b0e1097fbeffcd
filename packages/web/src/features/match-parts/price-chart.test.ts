import { expect, test } from 'vitest'
import { chartSummary, stepsOf } from './price-chart.ts'

const offers = [
  { atMs: 30, inPlay: true, price: 4 },
  { atMs: 20, inPlay: false, price: 2 },
  { atMs: 10, inPlay: false, price: 1.5 },
]
const price = ({ price: each }: (typeof offers)[number]) => each

test('the offers before the beginning and those of play are drawn apart, oldest first', () => {
  expect(stepsOf(offers, false)?.(price)).toEqual([
    [10, 1.5],
    [20, 2],
  ])
  expect(stepsOf(offers, true)?.(price)).toEqual([[30, 4]])
  expect(stepsOf(offers.slice(1), true)).toBeNull()
})

test('the summary says what moved and what stood', () => {
  const series = [
    { name: '主胜', tone: 'home', points: stepsOf(offers, false)!(price) },
    { name: '平局', tone: 'draw', points: [[10, 3.4] as const] },
  ] as const
  expect(chartSummary('36*', series)).toBe('36* 主胜由 1.5 到 2，平局保持 3.4')
  expect(chartSummary('36*', series, (value) => value.toFixed(2))).toBe(
    '36* 主胜由 1.50 到 2.00，平局保持 3.40',
  )
})
