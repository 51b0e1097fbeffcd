import { expect, test } from 'vitest'
import { payResult, payStatus } from '#pay/pay.schemas.ts'

test.each([
  ['R-PAYMENT-001', 0, 'paid'],
  ['R-PAYMENT-002', 1, 'pending'],
  ['R-PAYMENT-003', 2, 'failed'],
  ['R-PAYMENT-004', 3, 'cancelled'],
  ['R-PAYMENT-005', 4, 'redirecting'],
  ['R-PAYMENT-006', 5, 'unsupported'],
] as const)('%s the result %i of a payment is %s', (_rule, code, word) => {
  expect(payResult.decode(code)).toBe(word)
  expect(payResult.encode(word)).toBe(code)
})

test('the status of an order has codes of its own: 2 is paid', () => {
  expect(payStatus.decode(2)).toBe('paid')
  expect(payResult.decode(2)).toBe('failed')
})
