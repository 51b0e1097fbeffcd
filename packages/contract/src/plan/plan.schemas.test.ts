import { expect, test } from 'vitest'
import { priceKind } from '#pay/pay.schemas.ts'
import { planSport, planSummary } from '#plan/plan.schemas.ts'
import { planEndpoints } from '#plan/plan.endpoints.ts'

test.each([
  ['R-PLAN-010', 1, 'football'],
  ['R-PLAN-011', 2, 'basketball'],
  ['R-PLAN-012', 3, 'pool14'],
  ['R-PLAN-013', 4, 'pick9'],
  ['R-PLAN-014', 5, 'single'],
])('%s sport kind %i is %s', (_rule, code, word) => {
  expect(planSport.decode(code)).toBe(word)
})

test.each([
  ['R-COUPON-001', 0, 'full'],
  ['R-COUPON-002', 1, 'setMeal'],
  ['R-COUPON-003', 2, 'freeCoupon'],
  ['R-COUPON-004', 3, 'amountOff'],
  ['R-COUPON-005', 4, 'discountCard'],
])('%s price type %i is %s', (_rule, code, word) => {
  expect(priceKind.decode(code)).toBe(word)
})

test('R-PLAN-015 plan type 4 is the one that set meals open', () => {
  const { decode, encode } = planSummary.fields['inSetMeals']!
  expect([decode(4), decode(1), encode(true as never), encode(false as never)]).toEqual([
    true,
    false,
    4,
    1,
  ])
})

test('R-PAYMENT-031 a payment answers with order id, amount and balance', () => {
  const receipt = {
    orderId: 'po1',
    planId: 'pl1',
    planNo: 'no1',
    kind: 'amountOff',
    amount: 3000,
    saved: 800,
    balance: 9600,
    already: false,
  } as never
  expect(planEndpoints.pay.output.encode(receipt)).toMatchObject({
    id: 'po1',
    amount: 30,
    balance: 96,
  })
})
