import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, NOTHING } from '#money/cents.ts'
import { quotePrice, type Perks } from '#pricing/quote.ts'
import { account } from './accounts.ts'
import {
  chargePaid,
  expertShare,
  lines,
  lookValue,
  lotEnded,
  packLook,
  redPacketLines,
  refundLines,
  saleLines,
  reversed,
  type Posting,
} from './postings.ts'
import type { CoinsSpent } from './spend-coins.ts'

const NONE: Perks = { setMeal: false, offer: 'card', cardPercent: 100 }
const coins = (promo: number, paid: number): CoinsSpent => ({
  promo: cents(promo),
  paid: cents(paid),
  lots: [],
})
const sale = (price: number, perks: Partial<Perks>, promo: number, paid: number) => ({
  buyerId: 'mei',
  income: account.sales('plan'),
  quote: quotePrice(cents(price), { ...NONE, ...perks }),
  coins: coins(promo, paid),
  share: { expertId: 'wei', percent: 30 },
})
const book = (postings: readonly Posting[]) =>
  Object.fromEntries(postings.map(({ account, amount }) => [account, amount]))
const off = { kind: 'amountOff', worth: cents(1000) } as const
const free = { kind: 'free', worth: NOTHING } as const

test.each([
  [
    'coins, gift coins first',
    sale(3800, {}, 800, 3000),
    {
      'member:mei:promo': 800,
      'member:mei:paid': 3000,
      expert_share_expense: 900,
      'sales:plan': -3800,
      'expert:wei:pending': -900,
    },
  ],
  [
    'an amount-off coupon',
    sale(3800, { offer: off }, 0, 2800),
    {
      'member:mei:paid': 2800,
      'promo_expense:coupon': 1000,
      expert_share_expense: 840,
      'sales:plan': -3800,
      'expert:wei:pending': -840,
    },
  ],
  [
    'a free coupon',
    sale(3800, { offer: free }, 0, 0),
    { 'promo_expense:coupon': 3800, 'sales:plan': -3800 },
  ],
  [
    'a discount card',
    sale(3800, { cardPercent: 80 }, 0, 3040),
    {
      'member:mei:paid': 3040,
      'promo_expense:card': 760,
      expert_share_expense: 912,
      'sales:plan': -3800,
      'expert:wei:pending': -912,
    },
  ],
  [
    'gift coins alone carry no share',
    sale(3800, {}, 3800, 0),
    { 'member:mei:promo': 3800, 'sales:plan': -3800 },
  ],
])('a plan bought with %s is booked as in the table of journals', (_name, sold, expected) => {
  expect(book(saleLines(sold))).toEqual(expected)
})

test('coins that do not pay the quote are refused', () => {
  expect(() => saleLines(sale(3800, {}, 0, 3799))).toThrow('coins do not pay the quote')
})

test.each([
  [3000, 30, 900],
  [3041, 30, 912],
  [1, 30, 0],
  [3000, 0, 0],
])('of %i paid fen at %i percent the expert earns %i', (paid, percent, share) => {
  expect(expertShare(cents(paid), percent)).toBe(share)
})

test.each([31, -1])('a share of %i percent is refused', (percent) => {
  expect(() => expertShare(cents(100), percent)).toThrow(`share of ${percent} percent`)
})

test('a look of a set meal earns its part of what was paid in advance', () => {
  const look = { packId: 'k1', value: cents(3266), paidPart: cents(3000) }
  const share = { expertId: 'wei', percent: 30 }
  expect(book(packLook({ ...look, share }))).toEqual({
    'deferred:pack:k1': 3266,
    'sales:pack': -3266,
    expert_share_expense: 900,
    'expert:wei:pending': -900,
  })
})

test('what is paid in advance is booked as deferred, and nobody shares yet', () => {
  const advance = { ...sale(9800, {}, 800, 9000), income: account.deferred('pack', 'k1') }
  expect(book(saleLines({ ...advance, share: null }))).toEqual({
    'member:mei:promo': 800,
    'member:mei:paid': 9000,
    'deferred:pack:k1': -9800,
  })
})

test('98 coins for three looks are earned as 32.66, 32.67 and 32.67', () => {
  expect(lookValue(cents(9800), 3, 0, cents(0))).toBe(3266)
  expect(lookValue(cents(9800), 3, 1, cents(3266))).toBe(3267)
  expect(lookValue(cents(9800), 3, 2, cents(6533))).toBe(3267)
})

test('the looks of a pack earn the whole, also when some are given back on the way', () => {
  const pack = fc.record({
    whole: fc.integer({ min: 0, max: 100_000 }),
    looks: fc.integer({ min: 1, max: 12 }),
  })
  fc.assert(
    fc.property(pack, fc.infiniteStream(fc.boolean()), ({ whole, looks }, giveBack) => {
      const values: number[] = []
      let earned = 0
      let gifts = 20
      while (values.length < looks) {
        const value = lookValue(cents(whole), looks, values.length, cents(earned))
        expect(value).toBeGreaterThanOrEqual(0)
        values.push(value)
        earned += value
        if (values.length < looks && gifts-- > 0 && giveBack.next().value) earned -= values.shift()!
      }
      expect(earned).toBe(whole)
    }),
  )
})

test('a charge is booked with the gift that came with it', () => {
  const charge = { memberId: 'mei', channel: 'ali', amount: cents(10_000) }
  expect(book(chargePaid(charge))).toEqual({ 'psp:ali': 10_000, 'member:mei:paid': -10_000 })
  expect(book(chargePaid({ ...charge, bonus: cents(1000) }))).toEqual({
    'psp:ali': 10_000,
    'member:mei:paid': -10_000,
    'promo_expense:charge': 1000,
    'member:mei:promo': -1000,
  })
})

test('a refund gives everything back except gift coins that have ended', () => {
  const sold = sale(3800, {}, 800, 3000)
  const postings = refundLines({
    sale: sold,
    promoEnded: [{ source: 'redpacket', amount: cents(300) }],
  })
  expect(book(postings)).toEqual({
    'sales:plan': 3800,
    'expert:wei:pending': 900,
    'member:mei:paid': -3000,
    'member:mei:promo': -500,
    'promo_expense:redpacket': -300,
    expert_share_expense: -900,
  })
})

test('a sale and its refund cancel each other out', () => {
  const sold = sale(3800, { offer: off }, 100, 2700)
  expect(lines([...saleLines(sold), ...refundLines({ sale: sold, promoEnded: [] })])).toEqual([])
})

test('a reversed journal has every sign changed', () => {
  const postings = chargePaid({ memberId: 'mei', channel: 'ali', amount: cents(5) })
  expect(book(reversed(postings))).toEqual({ 'psp:ali': -5, 'member:mei:paid': 5 })
})

test('lines of one account are one line, and nothing is booked for nothing', () => {
  const line = (account: string, amount: number) => ({ account, amount: cents(amount) })
  expect(lines([line('a', 5), line('b', -3), line('a', -2), line('c', 0)])).toEqual([
    line('a', 3),
    line('b', -3),
  ])
  expect(() => lines([line('a', 5), line('b', -4)])).toThrow('postings do not sum to zero')
})

test('every sale balances, books the whole price and shares at most 30 % of the paid part', () => {
  const perks = fc.record<Perks>({
    setMeal: fc.constant(false),
    offer: fc.oneof(
      fc.constantFrom('card' as const, 'none' as const),
      fc.record({
        kind: fc.constantFrom('free' as const, 'amountOff' as const),
        worth: fc.integer({ min: 0, max: 9_000 }).map(cents),
      }),
    ),
    cardPercent: fc.integer({ min: 1, max: 100 }),
  })
  const sold = fc.tuple(
    fc.integer({ min: 1, max: 9_000 }),
    perks,
    fc.integer({ min: 0, max: 100 }),
    fc.integer({ min: 0, max: 30 }),
  )
  fc.assert(
    fc.property(sold, ([price, with_, promoPart, sharePercent]) => {
      const quote = quotePrice(cents(price), with_)
      const promo = Math.floor((quote.pay * promoPart) / 100)
      const paid = quote.pay - promo
      const entry = book(
        saleLines({
          buyerId: 'b',
          income: account.sales('plan'),
          quote,
          coins: coins(promo, paid),
          share: { expertId: 'e', percent: sharePercent },
        }),
      )
      const sum = Object.values(entry).reduce((total, amount) => total + amount, 0)
      expect(sum).toBe(0)
      expect(entry['sales:plan']).toBe(-price)
      const share = -(entry['expert:e:pending'] ?? 0)
      expect(share * 100).toBeLessThanOrEqual(paid * sharePercent)
      expect((share + 1) * 100).toBeGreaterThan(paid * sharePercent)
    }),
  )
})

test('a red packet is gift coins at the cost of the house, and what is left of a lot ends the same way', () => {
  expect(redPacketLines('m', cents(66))).toEqual([
    { account: 'promo_expense:redpacket', amount: 66 },
    { account: 'member:m:promo', amount: -66 },
  ])
  expect(lotEnded('m', 'charge', cents(40))).toEqual([
    { account: 'member:m:promo', amount: 40 },
    { account: 'promo_expense:charge', amount: -40 },
  ])
})
