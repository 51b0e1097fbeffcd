import { expect, test } from 'vitest'
import { cents } from '#money/cents.ts'
import { correctionMayMove, correctionNeedsSecond } from './correction-rules.ts'

test.each([
  [0, 0, false],
  [19_999, 19, false],
  [20_000, 1, true],
  [0, 20, true],
])('%i fen back and %i plans need a second person: %s', (back, plans, second) => {
  expect(correctionNeedsSecond({ back: cents(back), plans })).toBe(second)
})

test('what was decided is not decided again', () => {
  expect(correctionMayMove('proposed', 'agreed')).toBe(true)
  expect(correctionMayMove('rejected', 'agreed')).toBe(false)
  expect(correctionMayMove('done', 'agreed')).toBe(false)
  expect(correctionMayMove('proposed', 'done')).toBe(false)
})
