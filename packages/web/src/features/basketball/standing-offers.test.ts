import { expect, test } from 'vitest'
import { closedCells, standingRows } from './standing-offers.ts'

const row = (oddsId: string, now: number) => ({ oddsId, now })
const rows = [row('5', 90), row('3', 74)]
const told = (inPlay: (typeof rows)[number][], begun: boolean) =>
  standingRows({ rows, inPlay, begun }).map((each) => [each.row.oddsId, each.row.now, each.kind])

test('before play every offer is the latest', () => {
  expect(told([], false)).toEqual([
    ['5', 90, 'latest'],
    ['3', 74, 'latest'],
  ])
})

test('in play who offers in play stands first, then the others with what they closed with', () => {
  expect(told([row('5', 114), row('7', 112)], true)).toEqual([
    ['5', 114, 'inPlay'],
    ['7', 112, 'inPlay'],
    ['3', 74, 'closing'],
  ])
})

test('a closed line has no price, and what it began with', () => {
  const cell = { now: '0.90', first: '0.94', move: 'down' as const }
  const line = { now: '190', first: '212.5', move: 'down' as const }
  expect(closedCells([cell, line, cell])).toEqual([
    { now: '-', first: '0.94', move: 'same' },
    { now: '封盘', first: '212.5', move: 'same' },
    { now: '-', first: '0.94', move: 'same' },
  ])
})
