import { expect, test } from 'vitest'
import { lineCells, marketOfCode, winnerCells } from './markets.ts'

const line = {
  first: { first: 90, line: 75_000, second: 96 },
  now: { first: 94, line: 65_000, second: 92 },
}

test('a handicap shows the away side first and a minus where the home side gives', () => {
  expect(lineCells(line, 'asian', 'usual')).toEqual([
    { now: '0.92', first: '0.96', move: 'down' },
    { now: '-6.5', first: '-7.5', move: 'down' },
    { now: '0.94', first: '0.90', move: 'up' },
  ])
})

test.each([
  ['-0.5', '-2', 'up'],
  ['-7.5', '-6.5', 'down'],
  ['+1.5', '+3', 'up'],
  ['+3.5', '+2', 'down'],
  ['-1.5', '+2', 'down'],
  ['0', '+2', 'up'],
  ['-1.5', '0', 'down'],
  ['-2', '-2', 'same'],
])('the arrow of a handicap follows what is given: %s to %s is %s', (from, to, move) => {
  const at = (text: string) => ({ first: 90, line: -Number(text) * 10_000, second: 90 })
  const [, cell] = lineCells({ first: at(from), now: at(to) }, 'asian', 'usual')
  expect(cell).toEqual({ now: to, first: from, move })
})

test('a total shows over, the points and under', () => {
  const total = { first: { ...line.first, line: 2_265_000 }, now: { ...line.now, line: 2_265_000 } }
  expect(lineCells(total, 'overUnder', 'usual').map(({ now }) => now)).toEqual([
    '0.94',
    '226.5',
    '0.92',
  ])
})

test('the winner has two prices, the away side first', () => {
  const odds = { first: { home: 162, draw: 0, away: 230 }, now: { home: 155, draw: 0, away: 245 } }
  expect(winnerCells(odds, 'usual').map(({ now, move }) => [now, move])).toEqual([
    ['2.45', 'up'],
    ['1.55', 'down'],
  ])
})

test('older addresses name a market by its number', () => {
  expect(['1', '2', '3', undefined, '9'].map(marketOfCode)).toEqual([
    'european',
    'asian',
    'overUnder',
    'asian',
    'asian',
  ])
})
