import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#money/cents.ts'
import { NO_COINS, spendable, spendCoins, type PromoLot } from './spend-coins.ts'

const NOW = 1_000
const lot = (id: string, left: number, expiresAtMs: number): PromoLot => ({
  id,
  left: cents(left),
  expiresAtMs,
})

test.each<[string, number, number, PromoLot[], [number, number, string] | null]>([
  ['charged coins alone', 300, 500, [], [0, 300, '']],
  ['gift coins go first', 300, 500, [lot('a', 200, 2000)], [200, 100, 'a200']],
  ['gift coins alone', 300, 0, [lot('a', 300, 2000)], [300, 0, 'a300']],
  ['only what is needed', 100, 500, [lot('a', 200, 2000)], [100, 0, 'a100']],
  [
    'the lot that ends first',
    300,
    0,
    [lot('a', 200, 3000), lot('b', 200, 2000)],
    [300, 0, 'b200 a100'],
  ],
  [
    'equal ends by number',
    300,
    0,
    [lot('b', 200, 2000), lot('a', 200, 2000)],
    [300, 0, 'a200 b100'],
  ],
  [
    'equal ends in order',
    300,
    0,
    [lot('a', 200, 2000), lot('b', 200, 2000)],
    [300, 0, 'a200 b100'],
  ],
  ['an expired lot is never touched', 300, 300, [lot('a', 200, NOW)], [0, 300, '']],
  ['a lot in its last millisecond', 300, 300, [lot('a', 200, NOW + 1)], [200, 100, 'a200']],
  ['an empty lot is not mentioned', 100, 100, [lot('a', 0, 2000)], [0, 100, '']],
  [
    'a lot that is not needed is not mentioned',
    100,
    0,
    [lot('a', 100, 2000), lot('b', 5, 3000)],
    [100, 0, 'a100'],
  ],
  ['one fen short', 301, 100, [lot('a', 200, 2000)], null],
  ['short because a lot has expired', 300, 100, [lot('a', 200, NOW)], null],
  ['nothing to pay', 0, 0, [], [0, 0, '']],
])('%s', (_name, need, paid, lots, expected) => {
  const spent = spendCoins(cents(need), { paid: cents(paid), lots }, NOW)
  expect(
    spent && [spent.promo, spent.paid, spent.lots.map((l) => l.id + l.take).join(' ')],
  ).toEqual(expected)
})

test('spending nothing is no coins', () => {
  expect(spendCoins(cents(0), { paid: cents(5), lots: [lot('a', 3, 2000)] }, NOW)).toEqual(NO_COINS)
})

test('exactly the spendable coins can be spent, from live lots only, none of them overdrawn', () => {
  const anyLot = fc.record({
    left: fc.integer({ min: 0, max: 50 }),
    expiresAtMs: fc.integer({ min: NOW - 2, max: NOW + 5 }),
  })
  const wallet = fc.record({ paid: fc.integer({ min: 0, max: 60 }), lots: fc.array(anyLot) })
  fc.assert(
    fc.property(wallet, fc.integer({ min: 0, max: 200 }), ({ paid, lots }, need) => {
      const rows = lots.map((row, at) => lot(`l${at}`, row.left, row.expiresAtMs))
      const live = rows.filter((row) => row.expiresAtMs > NOW)
      const all = paid + live.reduce((sum, row) => sum + row.left, 0)
      expect(spendable({ paid: cents(paid), lots: rows }, NOW)).toBe(all)

      const spent = spendCoins(cents(need), { paid: cents(paid), lots: rows }, NOW)
      expect(spent !== null).toBe(need <= all)
      if (!spent) return
      expect(spent.promo + spent.paid).toBe(need)
      expect(spent.lots.reduce((sum, used) => sum + used.take, 0)).toBe(spent.promo)
      expect(spent.paid === 0 || spent.promo === all - paid).toBe(true)
      for (const used of spent.lots) {
        const from = live.find((row) => row.id === used.id)
        expect(used.take).toBeGreaterThan(0)
        expect(used.take).toBeLessThanOrEqual(from?.left ?? -1)
        const earlier = live.filter((row) => row.expiresAtMs < from!.expiresAtMs)
        for (const row of earlier)
          expect(spent.lots.find((l) => l.id === row.id)?.take ?? 0).toBe(row.left)
      }
    }),
    { numRuns: 1_000 },
  )
})
