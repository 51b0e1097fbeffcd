import { expect, test } from 'vitest'
import { mayMove, ORDER, payStatus, type OrderState } from './order-state.ts'

const STATES = Object.keys(ORDER) as OrderState[]

const legal = new Set([
  'created>fulfilled',
  'created>paying',
  'created>closing',
  'paying>paid',
  'paying>closing',
  'paid>fulfilled',
  'paid>kept_as_coins',
  'closing>closed',
  'closed>kept_as_coins',
  'fulfilled>refunding',
  'refunding>refunded',
])

test.each(STATES.flatMap((from) => STATES.map((to) => [from, to] as const)))(
  'a move from %s to %s is legal only if the table of money says so',
  (from, to) => {
    expect(mayMove(from, to)).toBe(legal.has(`${from}>${to}`))
  },
)

test.each<[OrderState, string]>([
  ['created', 'unpaid'],
  ['paying', 'pending'],
  ['paid', 'pending'],
  ['fulfilled', 'paid'],
  ['closing', 'unpaid'],
  ['closed', 'unpaid'],
  ['kept_as_coins', 'unpaid'],
  ['refunding', 'unpaid'],
  ['refunded', 'unpaid'],
])('R-PLAN-001 an order that is %s asks as %s', (state, status) => {
  expect(payStatus(state)).toBe(status)
})
