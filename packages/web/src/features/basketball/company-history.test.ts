import { expect, test } from 'vitest'
import { changesOf, chartOf, offerCells, type Offer } from './company-history.ts'

const offer = (atMs: number, line: number, home = 160, inPlay = false): Offer => ({
  atMs,
  inPlay,
  european: { home, draw: 0, away: 240 },
  asian: { first: 90, line, second: 94 },
  overUnder: { first: 90, line: 2_200_000, second: 90 },
})
// Newest first.
const offers = [
  offer(4, 55_000, 150, true),
  offer(3, 45_000, 150),
  offer(2, 35_000, 150),
  offer(1, 35_000),
]

test('only what moved in a market is a change of it', () => {
  expect(changesOf(offers, 'asian').map(({ atMs }) => atMs)).toEqual([4, 3, 1])
  expect(changesOf(offers, 'european').map(({ atMs }) => atMs)).toEqual([2, 1])
  expect(changesOf(offers, 'overUnder').map(({ atMs }) => atMs)).toEqual([1])
})

test('an offer is compared with the one before it, the first with itself', () => {
  const at = (place: number) =>
    offerCells(offers, place, { market: 'asian', reading: 'usual' }).map(({ now, move }) => [
      now,
      move,
    ])
  expect(at(1)[1], 'the side that gives gives more').toEqual(['-4.5', 'up'])
  expect(at(3)[1]).toEqual(['-3.5', 'same'])
})

test('the chart shows one time only, oldest first, with the sign people read', () => {
  const [line] = chartOf(offers, 'asian', false)
  expect(line?.points).toEqual([
    [1, -3.5],
    [2, -3.5],
    [3, -4.5],
  ])
  expect(chartOf(offers, 'asian', true)[0]?.points).toEqual([[4, -5.5]])
  expect(line?.name).toBe('让分')
  expect(chartOf(offers, 'european', false).map(({ name }) => name)).toEqual(['客胜', '主胜'])
})
