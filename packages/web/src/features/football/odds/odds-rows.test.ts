import { expect, test } from 'vitest'
import { europeanView, lineView, withAge } from './odds-rows.ts'

const quoted = { oddsId: '6', company: 6, name: '36*', changes: 3, firstAtMs: 0, atMs: 0 }
const chances = { home: 0, draw: 0, away: 0 }
const european = {
  ...quoted,
  first: { home: 206, draw: 340, away: 372 },
  now: { home: 192, draw: 340, away: 410 },
  returnRate: 93.1,
  chances,
  kelly: chances,
}
const line = {
  ...quoted,
  first: { first: 98, line: 2500, second: 90 },
  now: { first: 88, line: 5000, second: 105 },
  firstLabel: '平/半',
  label: '半球',
  returnRate: 95,
}

test('a price is marked against the first one, whatever format it is read in', () => {
  const [row] = europeanView({ mean: null, rows: [european] }, 'american').rows
  expect(row?.cells.map(({ now, move }) => [now, move])).toEqual([
    ['-109', 'down'],
    ['+240', 'same'],
    ['+310', 'up'],
  ])
  expect([row?.note, row?.tail]).toEqual(['变 3 次', '93.1%'])
})

test('a handicap moves by its line and reads in words', () => {
  const [row] = lineView({ mean: null, rows: [line] }, 'usual').rows
  expect(row?.cells).toEqual([
    { now: '0.88', first: '0.98', move: 'down' },
    { now: '半球', first: '平/半', move: 'up' },
    { now: '1.05', first: '0.90', move: 'up' },
  ])
  expect(row?.tail).toBe('3 次')
})

test('the market of a line tells how many offer it, and no beginning', () => {
  const { mean } = lineView(
    { mean: { companies: 23, now: line.now, label: '半球' }, rows: [] },
    'malay',
  )
  expect(mean?.cells.map(({ now, first }) => [now, first])).toEqual([
    ['0.88', ''],
    ['半球', ''],
    ['-0.95', ''],
  ])
  expect(mean?.tail).toBe('23 家')
})

test('a price is noted with its moment, as everywhere beside it', () => {
  expect(lineView({ mean: null, rows: [line] }, 'usual').rows[0]?.note).toBe('01-01 08:00')
})

test('a price of play that was left standing beside moving ones says for how long', () => {
  const at = (oddsId: string, atMs: number) => ({ ...european, oddsId, atMs })
  const { rows } = europeanView(
    { mean: null, rows: [at('6', 2_000_000), at('3', 1_000_000)] },
    'usual',
  )
  expect(withAge(rows).map(({ note }) => note)).toEqual(['变 3 次', '16 分钟未变'])
})
