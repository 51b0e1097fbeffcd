import { expect, test } from 'vitest'
import { likeliest, scoreGrid } from './score-grid.ts'

const values = [
  [8, 7, 1],
  [13, 12, 2],
  [20, 1, 0],
]

test('the likeliest scores leave out the gathered row and column', () => {
  expect(likeliest(values).map(({ home, away }) => `${home}-${away}`)).toEqual([
    '1-0',
    '1-1',
    '0-0',
  ])
})

test('the side of the diagonal gives the outcome', () => {
  const grid = scoreGrid(values)
  expect(grid.map((row) => row.map((cell) => cell.outcome))).toEqual([
    ['draw', 'away', 'away'],
    ['home', 'draw', 'away'],
    ['home', 'home', 'draw'],
  ])
})

test('the likeliest score has the deepest colour, an impossible one the palest', () => {
  const grid = scoreGrid(values)
  expect(grid[1]?.[0]?.step).toBe(4)
  expect(grid[2]?.[2]?.step).toBe(0)
})

test('a grid of zeros has no colour', () => {
  const grid = scoreGrid([
    [0, 0],
    [0, 0],
  ])
  expect(grid.flat().every((cell) => cell.step === 0)).toBe(true)
})
