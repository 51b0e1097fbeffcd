import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownOdds, withTick, type OddsEnds } from './odds-ends.ts'
import type { OddsTick } from '#sport/odds.ts'

const KICK_OFF = 1_000_000
const tick = (seq: number, atMs = seq * 100_000): OddsTick => ({
  matchId: '1',
  company: 6,
  seq,
  atMs,
  european: { home: 100 + seq, draw: 320, away: 410 },
  asian: { first: 90, line: 5000, second: 96 },
  overUnder: { first: 88, line: 25_000, second: 98 },
})
const ends = (...ticks: OddsTick[]) =>
  ticks.reduce<OddsEnds | undefined>((held, each) => withTick(held, each, KICK_OFF), undefined)!
const seqs = ({ first, closing, now }: OddsEnds) => [first.seq, closing?.seq, now.seq]
const on = { over: false, count: 0 }
const over = { over: true, count: 1 }

test.each<[string, OddsTick[], (number | undefined)[]]>([
  ['a single early offer is all three', [tick(3)], [3, 3, 3]],
  ['an offer in play closes nothing', [tick(12)], [12, undefined, 12]],
  ['a late offer finds its place', [tick(3), tick(12), tick(5)], [3, 5, 12]],
  ['an even earlier one becomes the first', [tick(3), tick(12), tick(1)], [1, 3, 12]],
  ['one at kick-off still closes', [tick(3), tick(10)], [3, 10, 10]],
])('%s', (_name, ticks, expected) => {
  expect(seqs(ends(...ticks))).toEqual(expected)
})

test('an offer between the ends changes nothing at all', () => {
  const held = ends(tick(1), tick(9), tick(14))
  expect(withTick(held, tick(12), KICK_OFF)).toBe(held)
  expect(withTick(held, tick(4), KICK_OFF)).toBe(held)
})

test('once the match is over the closing offer is shown, under a higher number', () => {
  const held = ends(tick(2), tick(9), tick(14))
  expect(shownOdds(held, on).european.now.home).toBe(114)
  expect(shownOdds(held, over).european.now.home).toBe(109)
  expect(shownOdds(held, over).version).toBeGreaterThan(shownOdds(held, on).version)
})

test.each([
  ['before play the present offer is the closing one', ends(tick(2), tick(9)), on, undefined],
  ['during play the closing one stands apart', ends(tick(2), tick(9), tick(14)), on, 109],
  ['once it is over it is the one shown', ends(tick(2), tick(9), tick(14)), over, undefined],
  ['who spoke only in play has the first offer', ends(tick(12), tick(14)), on, 112],
])('%s', (_name, held, whistle, home) => {
  expect(shownOdds(held, whistle).closing?.european.home).toBe(home)
})

test.each([
  ['before play nobody asks when an offer was made', ends(tick(2), tick(9)), on, undefined],
  ['an offer of play has its moment', ends(tick(2), tick(9), tick(14)), on, 1_400_000],
  ['so has the first one, made in play', ends(tick(12)), on, 1_200_000],
  ['the closing one has none once it is over', ends(tick(2), tick(9), tick(14)), over, undefined],
])('%s', (_name, held, whistle, saidAtMs) => {
  expect(shownOdds(held, whistle).saidAtMs).toBe(saidAtMs)
})

test('whatever the order, the number rises with every change and ends the same', () => {
  const order = fc.shuffledSubarray([1, 2, 5, 8, 10, 11, 15], { minLength: 7 })
  fc.assert(
    fc.property(order, (shuffled) => {
      let held: OddsEnds | undefined
      for (const seq of shuffled) {
        const next = withTick(held, tick(seq), KICK_OFF)
        if (held && next !== held)
          expect(shownOdds(next, on).version).toBeGreaterThan(shownOdds(held, on).version)
        held = next
      }
      expect(seqs(held!)).toEqual([1, 10, 15])
    }),
  )
})
