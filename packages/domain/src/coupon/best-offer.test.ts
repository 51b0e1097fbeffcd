import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#money/cents.ts'
import { bestOffer, usableCoupons } from './best-offer.ts'
import { couponUnusable, type Coupon, type Purchase } from './coupon-usability.ts'

const purchase: Purchase = {
  price: cents(3800),
  expert: { id: 'wei', level: 2 },
  platform: 'wap',
  atMs: 100,
}
const coupon = (id: string, rest: Partial<Coupon> = {}): Coupon => ({
  id,
  kind: 'amountOff',
  worth: cents(800),
  threshold: cents(3000),
  validFromMs: 0,
  validToMs: 200,
  platforms: [],
  expertLevel: null,
  expertId: null,
  ...rest,
})
const free = (id: string, rest: Partial<Coupon> = {}) =>
  coupon(id, { kind: 'free', threshold: cents(5000), ...rest })

test.each<[string, Coupon[], number, string, number]>([
  ['nothing at all', [], 100, 'none', 3800],
  ['a coupon', [coupon('a')], 100, 'coupon a', 3000],
  [
    'the larger of two coupons',
    [coupon('a'), coupon('b', { worth: cents(900) })],
    100,
    'coupon b',
    2900,
  ],
  [
    'of equal coupons the one that ends first',
    [coupon('a'), coupon('b', { validToMs: 150 })],
    100,
    'coupon b',
    3000,
  ],
  ['of equal coupons the first by number', [coupon('b'), coupon('a')], 100, 'coupon a', 3000],
  ['of equal coupons in order the first', [coupon('a'), coupon('b')], 100, 'coupon a', 3000],
  ['a free coupon', [coupon('a'), free('b')], 90, 'coupon b', 0],
  ['a card better than the coupon', [coupon('a')], 70, 'card', 2660],
  ['a coupon as good as the card', [coupon('a', { worth: cents(380) })], 90, 'coupon a', 3420],
  ['a coupon worse than the card', [coupon('a', { worth: cents(379) })], 90, 'card', 3420],
  ['only the card', [], 90, 'card', 3420],
  ['a coupon that cannot be used', [free('a', { expertId: 'lin' })], 90, 'card', 3420],
  ['a coupon worth nothing', [coupon('a', { worth: cents(0) })], 100, 'none', 3800],
])('%s', (_name, coupons, cardPercent, chosen, pay) => {
  const offer = bestOffer(coupons, purchase, cardPercent)
  expect(offer.kind === 'coupon' ? `coupon ${offer.coupon.id}` : offer.kind).toBe(chosen)
  expect(offer.pay).toBe(pay)
})

test('the offer is the cheapest there is, and more coupons never raise the price', () => {
  const some = fc.record({
    worth: fc.integer({ min: 0, max: 5000 }).map(cents),
    kind: fc.constantFrom('free' as const, 'amountOff' as const),
    threshold: fc.integer({ min: 0, max: 5000 }).map(cents),
    validToMs: fc.integer({ min: 90, max: 110 }),
  })
  fc.assert(
    fc.property(
      fc.array(some, { maxLength: 6 }),
      fc.integer({ min: 1, max: 100 }),
      (rows, percent) => {
        const coupons = rows.map((row, at) => coupon(`c${at}`, row))
        const prices = coupons
          .filter((each) => couponUnusable(each, purchase) === null)
          .map((each) => (each.kind === 'free' ? 0 : Math.max(0, 3800 - each.worth)))
        const card = Math.ceil((3800 * percent) / 100)
        expect(bestOffer(coupons, purchase, percent).pay).toBe(Math.min(3800, card, ...prices))
        expect(usableCoupons(coupons, purchase)).toHaveLength(prices.length)
        expect(bestOffer(coupons, purchase, percent).pay).toBeLessThanOrEqual(
          bestOffer(coupons.slice(1), purchase, percent).pay,
        )
      },
    ),
  )
})
