import { expect, test } from 'vitest'
import {
  chargeStatus,
  isToClose,
  mayCarryOn,
  nextAsk,
  nextCheck,
  PAYMENT,
  PAYMENT_LIFE_MS,
  paymentMayMove,
  type PaymentState,
} from './payment-state.ts'

const states = Object.keys(PAYMENT) as PaymentState[]

test('what was paid never becomes unpaid', () => {
  expect(states.filter((to) => paymentMayMove('success', to))).toEqual([])
})

const legal = new Set([
  'pending>success',
  'pending>unknown',
  'pending>closed',
  'pending>conflict',
  'unknown>success',
  'unknown>closed',
  'unknown>conflict',
  'closed>success',
  'closed>conflict',
  'conflict>success',
  'conflict>closed',
])

test.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
  'a payment moves from %s to %s only if the table of money says so',
  (from, to) => {
    expect(paymentMayMove(from, to)).toBe(legal.has(`${from}>${to}`))
  },
)

test('a buyer may take a quarter of an hour at the cashier', () => {
  expect(PAYMENT_LIFE_MS).toBe(900_000)
})

test('a late payment is taken after the close, and after the channel was silent', () => {
  expect(paymentMayMove('closed', 'success')).toBe(true)
  expect(paymentMayMove('unknown', 'success')).toBe(true)
})

test.each([
  ['pending', 0, 60_000],
  ['pending', 1, 300_000],
  ['pending', 2, 900_000],
  ['pending', 3, 3_600_000],
  ['pending', 4, null],
  ['unknown', 0, 60_000],
  ['unknown', 1, 300_000],
  ['unknown', 2, 3_600_000],
  ['unknown', 3, 86_400_000],
  ['unknown', 9, 86_400_000],
  ['unknown', 10, null],
] as const)('a %s payment asked for %i times waits %s', (state, checks, waitMs) => {
  expect(nextCheck(state, checks, 1000)).toBe(waitMs === null ? null : 1000 + waitMs)
})

test.each([
  [0, 3000],
  [2999, 3000],
  [3000, 10_000],
  [9999, 10_000],
  [10_000, 30_000],
  // A question that came late is not asked twice.
  [30_001, 60_000],
  [60_000, null],
])('%i ms after the buyer is back the channel is asked at %s', (sinceMs, atMs) => {
  expect(nextAsk(5000, 5000 + sinceMs)).toBe(atMs === null ? null : 5000 + atMs)
})

test.each([
  ['success', 'paid'],
  ['pending', 'pending'],
  ['unknown', 'pending'],
  ['closed', 'unpaid'],
  ['conflict', 'unpaid'],
] as const)('a payment in %s is %s to the buyer', (state, status) => {
  expect(chargeStatus(state)).toBe(status)
})

test.each([
  ['pending', 1999, null, true],
  ['unknown', 1999, null, true],
  ['pending, at its last moment,', 2000, null, false],
  ['pending, given up,', 1000, 500, false],
  ['success', 1000, null, false],
  ['closed', 1000, null, false],
  ['conflict', 1000, null, false],
] as const)(
  'a payment in %s at %i, given up at %s, may be carried on: %s',
  (name, nowMs, cancelledAtMs, may) => {
    const state = name.split(',')[0] as PaymentState
    expect(mayCarryOn({ state, endsAtMs: 2000, cancelledAtMs }, nowMs)).toBe(may)
  },
)

test.each([
  ['whose time runs', 1999, null, false],
  ['whose time is over', 2000, null, true],
  ['that was given up', 1000, 500, true],
] as const)('a payment %s, asked about at %i, given up at %s, is to close: %s', (...row) => {
  const [, nowMs, cancelledAtMs, is] = row
  expect(isToClose({ endsAtMs: 2000, cancelledAtMs }, nowMs)).toBe(is)
})
