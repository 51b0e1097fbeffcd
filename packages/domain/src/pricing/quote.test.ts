import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#money/cents.ts'
import { quotePrice, type Perks, type PriceKind } from './quote.ts'

const NONE: Perks = { setMeal: false, offer: 'card', cardPercent: 100 }
const free = { kind: 'free', worth: cents(0) } as const
const off = (worth: number) => ({ kind: 'amountOff', worth: cents(worth) }) as const

test.each<[string, number, Partial<Perks>, PriceKind, number]>([
  ['R-COUPON-001 nothing', 3800, {}, 'full', 3800],
  ['R-COUPON-002 a set meal', 3800, { setMeal: true }, 'setMeal', 0],
  ['R-COUPON-003 a free coupon', 3800, { offer: free }, 'freeCoupon', 0],
  ['R-COUPON-004 an amount-off coupon', 3800, { offer: off(800) }, 'amountOff', 3000],
  ['R-COUPON-006 never below zero', 1000, { offer: off(1500) }, 'amountOff', 0],
  ['R-COUPON-005 a discount card', 3800, { cardPercent: 80 }, 'discountCard', 3040],
  ['R-COUPON-007 38 with worth 8 is 30.4', 3800, { cardPercent: 80 }, 'discountCard', 3040],
  ['a card rounds up to the fen', 101, { cardPercent: 88 }, 'discountCard', 89],
  ['25 fen at 4.4 is 11, not 12', 25, { cardPercent: 44 }, 'discountCard', 11],
  ['R-COUPON-009 worth 10 is no discount', 3800, { cardPercent: 100 }, 'full', 3800],
  ['a card that saves nothing is not used', 1, { cardPercent: 90 }, 'full', 1],
  ['R-COUPON-008 free coupon over card', 3800, { offer: free, cardPercent: 50 }, 'freeCoupon', 0],
  ['amount-off over card', 3800, { offer: off(800), cardPercent: 50 }, 'amountOff', 3000],
  ['a card that is declined', 3800, { offer: 'none', cardPercent: 50 }, 'full', 3800],
  ['set meal over no offer', 3800, { setMeal: true, offer: 'none' }, 'setMeal', 0],
  ['set meal over free coupon', 3800, { setMeal: true, offer: free }, 'setMeal', 0],
  [
    'set meal over everything',
    3800,
    { setMeal: true, offer: off(1), cardPercent: 1 },
    'setMeal',
    0,
  ],
])('%s', (_name, price, perks, kind, pay) => {
  expect(quotePrice(cents(price), { ...NONE, ...perks })).toEqual({
    kind,
    price,
    pay,
    saved: price - pay,
  })
})

// The four price rules of the specification in exact fractions, first match wins.
function oracle(price: number, perks: Perks): number {
  if (perks.setMeal) return 0
  if (perks.offer === 'none') return price
  if (perks.offer !== 'card') {
    if (perks.offer.kind === 'free') return 0
    return price > perks.offer.worth ? price - perks.offer.worth : 0
  }
  return Number((BigInt(price) * BigInt(perks.cardPercent) + 99n) / 100n)
}

test('a price is what the rules say, never negative, never above the list price', () => {
  const perks = fc.record<Perks>({
    setMeal: fc.boolean(),
    offer: fc.oneof(
      fc.constantFrom('card' as const, 'none' as const),
      fc.record({
        kind: fc.constantFrom('free' as const, 'amountOff' as const),
        worth: fc.integer({ min: 0, max: 20_000 }).map(cents),
      }),
    ),
    cardPercent: fc.integer({ min: 1, max: 100 }),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), perks, (price, with_) => {
      const quote = quotePrice(cents(price), with_)
      expect(quote.pay).toBe(oracle(price, with_))
      expect(quote.pay).toBeGreaterThanOrEqual(0)
      expect(quote.pay).toBeLessThanOrEqual(price)
      expect(quote.pay + quote.saved).toBe(price)
    }),
    { numRuns: 2_000 },
  )
})
