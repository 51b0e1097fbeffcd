import { expect, it } from 'vitest'
import { PREDICTED_AHEAD_MS, whyUnwritable } from './missing-prediction.ts'

it.each([
  ['league', PREDICTED_AHEAD_MS + 1, 'notYet'],
  ['league', PREDICTED_AHEAD_MS, null],
  ['league', 1, null],
  ['league', 0, 'neverWritten'],
  ['league', -1, 'neverWritten'],
  ['cup', PREDICTED_AHEAD_MS + 1, 'cup'],
  ['cup', 1, 'cup'],
  ['cup', -1, 'cup'],
] as const)('a %s match, %i ms before kick-off: %s', (competition, aheadMs, why) => {
  expect(whyUnwritable({ kickOffAtMs: 1e12, competition }, 1e12 - aheadMs)).toBe(why)
})
