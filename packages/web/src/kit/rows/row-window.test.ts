import { expect, test } from 'vitest'
import { rowsBetween, rowStarts } from './row-window.ts'

const starts = rowStarts(Array.from({ length: 100 }, () => 80))

test('rows stand one below the other', () => {
  expect(rowStarts([80, 100, 80])).toEqual([0, 80, 180, 260])
  expect(rowStarts([])).toEqual([0])
})

test.each([
  ['at the top', [0, 800], { from: 0, to: 17 }],
  ['above the list, under a header', [-200, 600], { from: 0, to: 14 }],
  ['in the middle', [4000, 4800], { from: 44, to: 67 }],
  ['at the very edge of a row', [80, 160], { from: 0, to: 9 }],
  ['at the end', [7300, 8100], { from: 85, to: 100 }],
  ['below the list', [9000, 9800], { from: 93, to: 100 }],
] as const)('%s, rows in sight and six to spare exist', (_, sight, range) => {
  expect(rowsBetween(starts, sight, 6)).toEqual(range)
})

test('an empty list has no rows', () => {
  expect(rowsBetween([0], [0, 800], 6)).toEqual({ from: 0, to: 0 })
})
