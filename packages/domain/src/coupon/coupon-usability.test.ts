import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#money/cents.ts'
import {
  couponUnusable,
  expiresSoon,
  payWithCoupon,
  type Coupon,
  type Purchase,
} from './coupon-usability.ts'

const FROM = 1_000
const TO = 2_000
const usable: Coupon = {
  id: 'c1',
  kind: 'amountOff',
  worth: cents(800),
  threshold: cents(3000),
  validFromMs: FROM,
  validToMs: TO,
  platforms: ['wap', 'ios'],
  expertLevel: 2,
  expertId: 'wei',
}
const purchase: Purchase = {
  price: cents(3800),
  expert: { id: 'wei', level: 2 },
  platform: 'WAP',
  atMs: 1_500,
}

test('R-COUPON-016 a coupon is usable when all five conditions hold', () => {
  expect(couponUnusable(usable, purchase)).toBeNull()
})

test.each<[string, Partial<Coupon>, Partial<Purchase>, string | null]>([
  ['R-COUPON-010 the platform is compared in lower case', { platforms: ['wap'] }, {}, null],
  ['R-COUPON-010 another platform', { platforms: ['ios'] }, {}, 'platform'],
  ['R-COUPON-010 an empty list is every platform', { platforms: [] }, { platform: '?' }, null],
  ['R-COUPON-011 a millisecond too early', {}, { atMs: FROM - 1 }, 'not_yet_valid'],
  ['R-COUPON-011 its first millisecond', {}, { atMs: FROM }, null],
  ['R-COUPON-011 its last millisecond', {}, { atMs: TO }, null],
  ['R-COUPON-011 a millisecond too late', {}, { atMs: TO + 1 }, 'expired'],
  ['R-COUPON-012 another level', {}, { expert: { id: 'wei', level: 1 } }, 'expert_level'],
  ['R-COUPON-012 level 0 is a level', { expertLevel: 0 }, {}, 'expert_level'],
  ['R-COUPON-012 any level', { expertLevel: null }, { expert: { id: 'wei', level: 1 } }, null],
  ['R-COUPON-013 another expert', {}, { expert: { id: 'lin', level: 2 } }, 'expert'],
  ['R-COUPON-013 any expert', { expertId: null }, { expert: { id: 'lin', level: 2 } }, null],
  ['R-COUPON-014 threshold below the price', { threshold: cents(3799) }, {}, null],
  ['R-COUPON-014 threshold equal to the price', { threshold: cents(3800) }, {}, null],
  ['R-COUPON-014 threshold above the price', { threshold: cents(3801) }, {}, 'amount'],
  ['R-COUPON-015 free, above the price', { kind: 'free', threshold: cents(3801) }, {}, null],
  ['R-COUPON-015 free, equal to the price', { kind: 'free', threshold: cents(3800) }, {}, null],
  ['R-COUPON-015 free, below the price', { kind: 'free', threshold: cents(3799) }, {}, 'amount'],
])('%s', (_name, coupon, bought, why) => {
  expect(couponUnusable({ ...usable, ...coupon }, { ...purchase, ...bought })).toBe(why)
})

test('the first reason wins', () => {
  const order = ['platform', 'not_yet_valid', 'expert_level', 'expert', 'amount']
  const broken: Partial<Coupon>[] = [
    { platforms: ['ios'] },
    { validFromMs: 1_501 },
    { expertLevel: 1 },
    { expertId: 'lin' },
    { threshold: cents(9900) },
  ]
  broken.forEach((_, at) => {
    const coupon = Object.assign({}, usable, ...broken.slice(at))
    expect(couponUnusable(coupon, purchase)).toBe(order[at])
    expect(couponUnusable({ ...coupon, validFromMs: 0, validToMs: 1 }, purchase)).toBe(
      at === 0 ? 'platform' : 'expired',
    )
  })
})

// Written from the text of the specification, conditions in its own order and words.
function oracleUsable(c: Coupon, p: Purchase) {
  const couponType = c.kind === 'free' ? 1 : 2
  return [
    c.platforms.length === 0 || c.platforms.some((name) => name === p.platform.toLowerCase()),
    c.validFromMs <= p.atMs && p.atMs <= c.validToMs,
    c.expertLevel === null || c.expertLevel === p.expert.level,
    c.expertId === null || c.expertId === p.expert.id,
    couponType !== 1 ? !(c.threshold > p.price) : !(c.threshold < p.price),
  ].every(Boolean)
}

const few = (max: number) => fc.integer({ min: 0, max })
const anyCoupon = fc.record<Coupon>({
  id: fc.constantFrom('a', 'b'),
  kind: fc.constantFrom('free', 'amountOff'),
  worth: few(20).map(cents),
  threshold: few(10).map(cents),
  validFromMs: few(6),
  validToMs: few(6),
  platforms: fc.subarray(['wap', 'ios', 'wx']),
  expertLevel: fc.constantFrom(null, 0, 1, 2),
  expertId: fc.constantFrom(null, 'wei', 'lin'),
})
const anyPurchase = fc.record<Purchase>({
  price: few(10).map(cents),
  expert: fc.record({ id: fc.constantFrom('wei', 'lin'), level: few(2) }),
  platform: fc.constantFrom('wap', 'WAP', 'iOS', 'wx', ''),
  atMs: few(6),
})

test('usable is what the specification says, for every coupon and purchase', () => {
  fc.assert(
    fc.property(anyCoupon, anyPurchase, (coupon, bought) => {
      expect(couponUnusable(coupon, bought) === null).toBe(oracleUsable(coupon, bought))
    }),
    { numRuns: 4_000 },
  )
})

test.each([
  [3800, { kind: 'free', worth: 0 }, 0],
  [3800, { kind: 'free', worth: 800 }, 0],
  [3800, { kind: 'amountOff', worth: 800 }, 3000],
  [3800, { kind: 'amountOff', worth: 3800 }, 0],
  [3800, { kind: 'amountOff', worth: 3801 }, 0],
  [3800, { kind: 'amountOff', worth: 0 }, 3800],
] as const)('R-COUPON-006 %i fen with %o leave %i', (price, { kind, worth }, pay) => {
  expect(payWithCoupon(cents(price), { kind, worth: cents(worth) })).toBe(pay)
})

test.each([
  ['R-COUPON-020 ends in three days', 259_200_000, true],
  ['R-COUPON-020 ends a millisecond later', 259_200_001, false],
  ['R-COUPON-020 ends now', 0, true],
  ['R-COUPON-020 has ended', -1, false],
])('%s', (_name, leftMs, soon) => {
  expect(expiresSoon({ validToMs: 5_000 + leftMs }, 5_000)).toBe(soon)
})
