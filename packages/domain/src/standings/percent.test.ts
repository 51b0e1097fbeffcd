import { expect, test } from 'vitest'
import { percentOf, percentsOf, winRateText } from './percent.ts'

test('a share is rounded to whole percent, and nothing of nothing is 0', () => {
  expect(percentOf(1, 3)).toBe(33)
  expect(percentOf(2, 3)).toBe(67)
  expect(percentOf(0, 0)).toBe(0)
})

test.each([
  { name: 'three halves of a percent', counts: [95, 45, 60], percents: [48, 22, 30] },
  { name: 'three equal parts', counts: [1, 1, 1], percents: [34, 33, 33] },
  {
    name: 'seven equal parts',
    counts: [1, 1, 1, 1, 1, 1, 1],
    percents: [15, 15, 14, 14, 14, 14, 14],
  },
  { name: 'whole percents as they are', counts: [50, 4, 46], percents: [50, 4, 46] },
  { name: 'one of a kind', counts: [7, 0], percents: [100, 0] },
  { name: 'nothing counted', counts: [0, 0], percents: [0, 0] },
  { name: 'no parts', counts: [], percents: [] },
])('the parts of everything make 100: $name', ({ counts, percents }) => {
  expect(percentsOf(counts)).toEqual(percents)
})

test.each([
  [6, 1, '86%'],
  [2, 1, '67%'],
  [3, 0, '100%'],
  [0, 0, '0%'],
])('%i won and %i lost are %s', (won, lost, text) => {
  expect(winRateText({ won, lost })).toBe(text)
})
