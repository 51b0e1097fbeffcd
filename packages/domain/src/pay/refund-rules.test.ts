import { expect, test } from 'vitest'
import { cents } from '#money/cents.ts'
import { mostRefundable, needsSecond, refundMayMove } from './refund-rules.ts'

const standing = (amount: number, refunded: number, bonusSpent: number, paid: number) => ({
  amount: cents(amount),
  refunded: cents(refunded),
  bonusSpent: cents(bonusSpent),
  paid: cents(paid),
})

test.each([
  ['all of it while nothing was spent', standing(1000, 0, 0, 1000), 1000],
  ['what is left after a first refund', standing(1000, 400, 0, 600), 600],
  ['less the gift that was spent', standing(1000, 0, 100, 1000), 900],
  ['no more than the coins that are there', standing(1000, 0, 0, 250), 250],
  ['nothing when all is gone', standing(1000, 1000, 0, 500), 0],
  ['nothing when the gift was worth more than the rest', standing(1000, 950, 100, 500), 0],
])('%s can go back', (_name, charge, most) => {
  expect(mostRefundable(charge)).toBe(most)
})

test.each([
  [19_999, false],
  [20_000, true],
])('a refund of %i fen needs a second person: %s', (amount, needs) => {
  expect(needsSecond(cents(amount))).toBe(needs)
})

test('what is done, rejected or failed does not move any more', () => {
  for (const from of ['done', 'rejected', 'failed'] as const)
    for (const to of ['proposed', 'rejected', 'submitted', 'unknown', 'done', 'failed'] as const)
      expect(refundMayMove(from, to)).toBe(false)
  expect(refundMayMove('proposed', 'submitted')).toBe(true)
  expect(refundMayMove('submitted', 'unknown')).toBe(true)
  expect(refundMayMove('unknown', 'rejected')).toBe(false)
})
