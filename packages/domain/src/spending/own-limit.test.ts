import { expect, test } from 'vitest'
import { cents } from '#money/cents.ts'
import {
  againstOwn,
  asOf,
  isLimit,
  noLimit,
  RAISE_WAITS_MS,
  withLimit,
  withPause,
  type OwnLimit,
} from './own-limit.ts'

const NOW = 1_000_000_000_000
const DAY_MS = 86_400_000
const coins = (whole: number) => cents(whole * 100)
const of = (whole: number): OwnLimit => ({ ...noLimit, limit: coins(whole) })

test('the first limit and a lower one hold at once', () => {
  expect(withLimit(noLimit, coins(300), NOW)).toEqual(of(300))
  expect(withLimit(of(300), coins(200), NOW)).toEqual(of(200))
})

test.each([
  ['a higher one', coins(500)],
  ['none', null],
])('%s waits 72 hours', (_name, limit) => {
  const raised = withLimit(of(300), limit, NOW)
  const fromMs = NOW + RAISE_WAITS_MS
  expect(raised).toEqual({ ...of(300), next: { limit, fromMs } })
  expect(asOf(raised, fromMs - 1).limit).toBe(coins(300))
  expect(asOf(raised, fromMs)).toEqual({ ...noLimit, limit })
})

test('a lower limit takes back a higher one that waits', () => {
  expect(withLimit(withLimit(of(300), coins(500), NOW), coins(250), NOW)).toEqual(of(250))
})

test('a pause is made longer, never shorter', () => {
  const paused = withPause(noLimit, 7, NOW)
  expect(paused.coolsUntilMs).toBe(NOW + 7 * DAY_MS)
  expect(withPause(paused, 1, NOW)).toEqual(paused)
  expect(withPause(paused, 30, NOW).coolsUntilMs).toBe(NOW + 30 * DAY_MS)
  expect(asOf(paused, NOW + 7 * DAY_MS).coolsUntilMs).toBeNull()
})

test.each([
  ['exactly to the limit', of(300), 270, 30, null],
  ['a coin beyond it', of(300), 271, 30, 'spending_limit'],
  ['what costs nothing', of(300), 400, 0, null],
  ['without a limit', noLimit, 99_999, 500, null],
  ['in a pause, even for nothing', withPause(of(300), 1, NOW), 0, 0, 'cooling_off'],
])('%s', (_name, own, spent, price, why) => {
  expect(againstOwn(own, { spent: coins(spent), price: coins(price), nowMs: NOW })).toBe(why)
})

test.each([
  [99, false],
  [100, true],
  [10_000_000, true],
  [10_000_001, false],
])('a limit of %i fen: %s', (fen, is) => expect(isLimit(cents(fen))).toBe(is))
