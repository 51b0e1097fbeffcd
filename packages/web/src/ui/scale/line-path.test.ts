import { expect, test } from 'vitest'
import { linePath } from './line-path.ts'

const POINTS = [
  [0, 10],
  [5, 20.004],
  [9, 1 / 3],
] as const

test.each([
  ['lines', 'M0,10L5,20L9,0.33'],
  ['steps', 'M0,10L5,10L5,20L9,20L9,0.33'],
] as const)('%s', (shape, path) => {
  expect(linePath(POINTS, shape)).toBe(path)
})

test('no points are no path', () => {
  expect(linePath([], 'steps')).toBe('')
})
