import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#money/cents.ts'
import { quotePrice } from '#pricing/quote.ts'
import { bestOffer, usableCoupons } from './best-coupon.ts'
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
const worth = (amount: number) => ({ worth: cents(amount) })

test.each<[string, Coupon[], string]>([
  ['nothing', [], ''],
  ['the larger first', [coupon('a'), coupon('b', worth(900))], 'b a'],
  ['of equals the one that ends first', [coupon('a'), coupon('b', { validToMs: 150 })], 'b a'],
  ['of equals the first by number', [coupon('b'), coupon('a')], 'a b'],
  ['of equals in order the first', [coupon('a'), coupon('b')], 'a b'],
  ['a free one before all', [coupon('a'), free('b')], 'b a'],
  ['none that cannot be used', [free('a', { expertId: 'lin' }), coupon('b')], 'b'],
])('usable coupons: %s', (_name, coupons, order) => {
  expect(
    usableCoupons(coupons, purchase)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(order)
})

test.each<[string, Coupon[], number, string]>([
  ['no coupon', [], 100, 'card'],
  ['a coupon and no card', [coupon('a')], 100, 'a'],
  ['a card cheaper than the coupon', [coupon('a')], 70, 'card'],
  ['a coupon as good as the card', [coupon('a', worth(380))], 90, 'a'],
  ['a coupon one fen worse than the card', [coupon('a', worth(379))], 90, 'card'],
  ['a coupon worth nothing', [coupon('a', worth(0))], 100, 'card'],
  ['a free coupon and a card', [free('a')], 10, 'a'],
])('to begin with: %s', (_name, coupons, cardPercent, id) => {
  const best = bestOffer(coupons, purchase.price, cardPercent)
  expect(best === 'card' ? best : best.id).toBe(id)
})

test('the choice is the cheapest there is, and more coupons never raise the price', () => {
  const some = fc.record({
    worth: fc.integer({ min: 0, max: 5000 }).map(cents),
    kind: fc.constantFrom('free' as const, 'amountOff' as const),
    threshold: fc.integer({ min: 0, max: 5000 }).map(cents),
    validToMs: fc.integer({ min: 90, max: 110 }),
  })
  const payAt = (coupons: Coupon[], cardPercent: number) => {
    const offer = bestOffer(usableCoupons(coupons, purchase), purchase.price, cardPercent)
    return quotePrice(purchase.price, { setMeal: false, offer, cardPercent }).pay
  }
  fc.assert(
    fc.property(
      fc.array(some, { maxLength: 6 }),
      fc.integer({ min: 1, max: 100 }),
      (rows, card) => {
        const coupons = rows.map((row, at) => coupon(`c${at}`, row))
        const prices = coupons
          .filter((each) => couponUnusable(each, purchase) === null)
          .map((each) => (each.kind === 'free' ? 0 : Math.max(0, 3800 - each.worth)))
        const withCard = Math.ceil((3800 * card) / 100)
        expect(payAt(coupons, card)).toBe(Math.min(3800, withCard, ...prices))
        expect(usableCoupons(coupons, purchase)).toHaveLength(prices.length)
        expect(payAt(coupons, card)).toBeLessThanOrEqual(payAt(coupons.slice(1), card))
      },
    ),
  )
})
