import { expect, test } from 'vitest'
import { isLargeText } from './watch-text-size.ts'

test.each([
  ['as drawn', 150, 375, false],
  ['as drawn on a narrow phone', 128, 320, false],
  ['as drawn in the widest column', 192, 800, false],
  ['a step larger than an app has it', 165, 375, false],
  ['two steps larger', 172, 375, true],
  ['twice as large', 300, 375, true],
  ['twice as large on a narrow phone', 256, 320, true],
  ['a page at 200 %: text has a least size', 110, 187.5, true],
  ['the widest screen that counts as one', 110, 260, true],
])('%s', (_name, rulerPx, screenPx, large) => {
  expect(isLargeText(rulerPx, screenPx)).toBe(large)
})
