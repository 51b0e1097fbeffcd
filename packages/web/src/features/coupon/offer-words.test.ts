import { expect, test } from 'vitest'
import type { Cents } from '@linmen/contract'
import { cardTitle, couponCondition, endText, tenths, whyOff } from './offer-words.ts'

const NOW = Date.parse('2026-11-25T18:30:00+08:00')
const HOUR = 3_600_000
const fen = (amount: number) => amount as Cents

test.each([
  [{ kind: 'amountOff', threshold: fen(3000) }, '满 30 可用'],
  [{ kind: 'amountOff', threshold: fen(0) }, '无门槛'],
  [{ kind: 'free', threshold: fen(6000) }, '限 60 金币以内'],
] as const)('the condition of %o is %s', (coupon, text) => {
  expect(couponCondition(coupon)).toBe(text)
})

test('a coupon that is off says why, and its condition only once', () => {
  expect(whyOff({ why: 'expert', reason: '限其他专家' })).toBe('限其他专家')
  expect(whyOff({ why: 'amount', reason: '满 30 可用' })).toBe('金额不符')
})

test.each([
  [90, '9', '九折卡'],
  [88, '8.8', '八八折卡'],
  [50, '5', '五折卡'],
])('a card of %i percent shows %s and is called %s', (percent, figure, title) => {
  expect(tenths(percent)).toBe(figure)
  expect(cardTitle(percent)).toBe(title)
})

test.each([
  [HOUR / 2, '还剩 1 小时'],
  [24 * HOUR - 1, '还剩 23 小时'],
  [24 * HOUR, '还剩 1 天'],
  [49 * HOUR, '还剩 2 天'],
  [72 * HOUR, '还剩 3 天'],
  [72 * HOUR + 1, '11-28 到期'],
  [600 * HOUR, '12-20 到期'],
])('what ends in %i ms says %s', (leftMs, text) => {
  expect(endText(NOW + leftMs, NOW)).toBe(text)
})
