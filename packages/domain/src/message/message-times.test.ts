import { expect, test } from 'vitest'
import { tidyTimes } from '#message/message-times.ts'

test('R-MESSAGE-003 the keys 0 and 3 to 8 are removed', () => {
  const old = { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 14: 5, 15: 5 }
  expect(tidyTimes(old, 9)).toEqual({ 1: 1, 2: 1, 9: 1, 14: 5, 15: 5 })
})

test.each([
  ['nothing', {}, { 14: 9, 15: 9, 16: 9, 17: 9 }],
  ['three', { 14: 1, 15: 1, 16: 1 }, { 14: 9, 15: 9, 16: 9, 17: 9 }],
  ['four', { 14: 1, 15: 2, 16: 3, 17: 4 }, { 14: 1, 15: 2, 16: 3, 17: 4 }],
  ['four, three of them gone', { 0: 1, 3: 1, 8: 1, 14: 1 }, { 14: 9, 15: 9, 16: 9, 17: 9 }],
])('R-MESSAGE-004 of %s, 14 to 17 are now when there are fewer than four', (_what, old, times) => {
  expect(tidyTimes(old, 9)).toEqual(times)
})
