import { expect, it } from 'vitest'
import { PREDICTED_AHEAD_MS, whyMissing } from './missing-prediction.ts'

it.each([
  [PREDICTED_AHEAD_MS + 1, 'notYet'],
  [PREDICTED_AHEAD_MS, 'tooFew'],
  [1, 'tooFew'],
  [0, 'neverWritten'],
  [-1, 'neverWritten'],
] as const)('%i ms before kick-off it is %s', (aheadMs, why) => {
  expect(whyMissing(1e12, 1e12 - aheadMs)).toBe(why)
})
