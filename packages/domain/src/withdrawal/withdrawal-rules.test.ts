import { expect, test } from 'vitest'
import { cents } from '#money/cents.ts'
import { isApproved, maskedPayee, withdrawalMayMove, withdrawRefused } from './withdrawal-rules.ts'

const standing = { cash: cents(8450), hasOpen: false, today: 0 }

test.each([
  [999, {}, 'amount'],
  [1000, {}, null],
  [8450, {}, null],
  [8451, {}, 'not_enough'],
  [5_000_001, {}, 'amount'],
  [1000, { hasOpen: true }, 'open'],
  [1000, { today: 3 }, 'too_many'],
  [1000, { today: 2 }, null],
] as const)('%i fen with %o: %s', (amount, rest, why) => {
  expect(withdrawRefused(cents(amount), { ...standing, ...rest })).toBe(why)
})

test('a large one needs two persons', () => {
  expect(isApproved(cents(499_999), 1)).toBe(true)
  expect(isApproved(cents(500_000), 1)).toBe(false)
  expect(isApproved(cents(500_000), 2)).toBe(true)
})

test('what was sent is never rejected, and what nobody knows is never sent again', () => {
  expect(withdrawalMayMove('submitted', 'rejected')).toBe(false)
  expect(withdrawalMayMove('unknown', 'submitted')).toBe(false)
  expect(withdrawalMayMove('unknown', 'succeeded')).toBe(true)
})

test.each([
  ['李明', '*明'],
  ['欧阳小美', '***美'],
  ['李', '*李'],
])('%s is shown as %s', (name, shown) => {
  expect(maskedPayee(name)).toBe(shown)
})
