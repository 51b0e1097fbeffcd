import { expect, test } from 'vitest'
import { moveCells, movesOf, type InPlayRow } from './in-play-moves.ts'

const row = (atMs: number, company: number, home: number, first = 90): InPlayRow => ({
  company,
  name: `公司${company}*`,
  atMs,
  clock: `${atMs}'`,
  score: { home: 0, away: 0 },
  european: { home, draw: 320, away: 410 },
  asian: { first, line: 2500, second: 96 },
  overUnder: { first: 0, line: 0, second: 0 },
})
// Newest first: company 1 moved its price of results once, its water never.
const rows = [row(40, 1, 180), row(30, 2, 200), row(20, 1, 190), row(10, 1, 190)]

test('only offers at which the market moved are told, newest first', () => {
  expect(movesOf(rows, 'european').map(({ row: { atMs } }) => atMs)).toEqual([40, 30, 10])
  expect(movesOf(rows, 'asian').map(({ row: { atMs } }) => atMs)).toEqual([30, 10])
})

test('a market nobody offers has no moves', () => {
  expect(movesOf(rows, 'overUnder')).toEqual([])
})

test('a move is read against the offer of the same company before it', () => {
  const [newest, , oldest] = movesOf(rows, 'european')
  expect(moveCells(newest!, 'european', 'usual')).toEqual([
    { value: '1.80', move: 'down' },
    { value: '3.20', move: 'same' },
    { value: '4.10', move: 'same' },
  ])
  expect(moveCells(oldest!, 'european', 'usual')[0]).toEqual({ value: '1.90', move: 'same' })
})

test('a line is written in words', () => {
  const [move] = movesOf(rows, 'asian')
  expect(moveCells(move!, 'asian', 'usual').map(({ value }) => value)).toEqual([
    '0.90',
    '平/半',
    '0.96',
  ])
})
