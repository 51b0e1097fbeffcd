import { expect, test } from 'vitest'
import type { Cents } from '@linmen/contract'
import { anOfferedCoupon as coupon } from '#test/an-offered-coupon.ts'
import { bestChoice, offersFor, quoteFor, shortBy } from './pay-choice.ts'

const fen = (amount: number) => amount as Cents
const plan = { kind: 'plan', price: fen(3800) } as const
const inSetMeals = { inSetMeals: true, sport: 'football' } as const
const perks = {
  jingcai: { sum: 0 },
  pool: { sum: 0 },
  balance: fen(12_600),
  cards: 0,
  cardPercent: 100,
}

test('the best coupon is chosen to begin with', () => {
  const offers = offersFor(plan, [coupon(), coupon({ id: 'c2', worth: fen(500) })], perks)
  expect(bestChoice(plan, offers)).toMatchObject({ id: 'c1' })
  expect(quoteFor(plan, offers, bestChoice(plan, offers))).toMatchObject({ pay: 3000, saved: 800 })
})

test('a card that is cheaper than the best coupon goes before it', () => {
  const offers = offersFor(plan, [coupon()], { ...perks, cards: 1, cardPercent: 70 })
  expect(bestChoice(plan, offers)).toBe('card')
  expect(quoteFor(plan, offers, 'card')).toMatchObject({ kind: 'discountCard', pay: 2660 })
})

test('coupons and the card can be declined: then the price is the full one', () => {
  const withCard = offersFor(plan, [coupon()], { ...perks, cards: 1, cardPercent: 90 })
  expect(quoteFor(plan, withCard, 'card')).toMatchObject({ kind: 'discountCard', pay: 3420 })
  expect(quoteFor(plan, withCard, 'none')).toMatchObject({ kind: 'full', pay: 3800, saved: 0 })
})

test.each([
  [4800, 2040, 2760],
  [4800, 4800, 0],
  [4800, 9000, 0],
  [0, 0, 0],
  [4800, undefined, 0],
])('a price of %i with a balance of %s is short by %i', (pay, balance, short) => {
  expect(shortBy(fen(pay), balance === undefined ? undefined : fen(balance))).toBe(short)
})

test('unusable coupons are shown and never chosen', () => {
  const offers = offersFor(plan, [coupon({ usable: false, why: 'expert' })], perks)
  expect(offers.unusable).toHaveLength(1)
  expect(bestChoice(plan, offers)).toBe('card')
})

test('a set meal makes every coupon superfluous', () => {
  const offers = offersFor({ ...plan, looks: inSetMeals }, [coupon()], {
    ...perks,
    jingcai: { sum: 1 },
  })
  expect(bestChoice(plan, offers)).toBe('card')
  expect(quoteFor(plan, offers, 'none')).toMatchObject({ kind: 'setMeal', pay: 0 })
})

test('R-COUPON-021 lists that could not be loaded are empty, not an error', () => {
  const offers = offersFor(plan, undefined, undefined)
  expect(quoteFor(plan, offers, 'card')).toMatchObject({ kind: 'full', pay: 3800 })
})

test('goods that take no offers leave card and set meal alone', () => {
  const meal = { kind: 'setMeal', price: fen(9800), looks: inSetMeals } as const
  const rich = { ...perks, jingcai: { sum: 2 }, cards: 1, cardPercent: 80 }
  const offers = offersFor(meal, undefined, rich)
  expect(offers).toMatchObject({ setMeal: false, card: null })
  expect(quoteFor(meal, offers, bestChoice(meal, offers))).toMatchObject({ pay: 9800, saved: 0 })
})
