import { expect, test } from 'vitest'
import { percentOf, percentsOf, winRateText } from './percent.ts'

test.each([
  { name: 'a third', part: 1, whole: 3, percent: 33 },
  { name: 'two thirds', part: 2, whole: 3, percent: 67 },
  { name: 'what others of the same whole would take from it', part: 61, whole: 270, percent: 23 },
  { name: 'half a percent upwards', part: 2, whole: 80, percent: 3 },
  { name: 'less than half a percent downwards', part: 224, whole: 1000, percent: 22 },
  { name: 'nothing of nothing', part: 0, whole: 0, percent: 0 },
])('a share beside its counts is rounded by itself: $name', ({ part, whole, percent }) => {
  expect(percentOf(part, whole)).toBe(percent)
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
