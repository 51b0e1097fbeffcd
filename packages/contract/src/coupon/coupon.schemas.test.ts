import { expect, test } from 'vitest'
import { couponCategory, couponKind, heldCoupon } from '#coupon/coupon.schemas.ts'
import { couponEndpoints } from '#coupon/coupon.endpoints.ts'

test.each([
  [1, 'free'],
  ['1', 'free'],
  [0, 'amountOff'],
  [2, 'amountOff'],
  [7, 'amountOff'],
])('R-COUPON-017 type %s is a coupon of kind %s', (wire, kind) => {
  expect(couponKind.decode(wire)).toBe(kind)
})

test('R-COUPON-018 category 0 is the general one', () => {
  expect(couponCategory.decode(0)).toBe('general')
})

test('R-COUPON-019 origin 1 is issued by the system', () => {
  expect(heldCoupon.fields['origin']!.decode(1)).toBe('system')
})

test('R-COUPON-025 the list answers with list', () => {
  expect(couponEndpoints.listByType.output.encode({ list: [] })).toEqual({ list: [] })
})

test('R-COUPON-023 the low-consume question answers with isLow', () => {
  expect(couponEndpoints.lowConsume.output.encode({ isLow: true })).toEqual({ isLow: true })
})
