import { expect, test } from 'vitest'
import { textScale } from './watch-text-size.ts'

test.each([
  ['as drawn', 150, 375, 1],
  ['as drawn on a narrow phone', 128, 320, 1],
  ['as drawn in the widest column', 192, 800, 1],
  ['enlarged by an app', 300, 375, 2],
  ['a page at 200 %: text has a least size', 110, 187.5, 1.47],
])('%s', (_name, rulerPx, screenPx, scale) => {
  expect(textScale(rulerPx, screenPx)).toBeCloseTo(scale, 2)
})
