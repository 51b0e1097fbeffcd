import { expect, test } from 'vitest'
import type { HeldCoupon } from '@linmen/contract/coupon/coupon.schemas.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { couponGoods, couponTime, couponTitle } from './coupon-words.ts'

const NOW = Date.parse('2026-11-25T18:30:00+08:00')
const DAY = 86_400_000

test.each([
  [{ kind: 'free', name: '' }, '免费券'],
  [{ kind: 'amountOff', name: '' }, '满减券'],
  [{ kind: 'free', name: '新人券' }, '新人券'],
] as const)('%o is called %s', (coupon, title) => {
  expect(couponTitle(coupon)).toBe(title)
})

test.each([
  [{ category: 'general' }, '全部内容'],
  [{ category: 'interpretation' }, '解读'],
  [{ category: 'plan', expertName: '老魏聊盘' }, '只限老魏聊盘的方案'],
  [{ category: 'general', expertName: '老魏聊盘' }, '只限老魏聊盘的内容'],
] as const)('R-COUPON-018 %o pays for %s', (coupon, goods) => {
  expect(couponGoods(coupon)).toBe(goods)
})

test.each<[Partial<HeldCoupon>, string]>([
  [{ state: 'usable', validToMs: NOW + 2 * DAY }, '还剩 2 天　11-27 18:30'],
  [{ state: 'usable', validToMs: NOW + 4 * DAY }, '11-29 到期'],
  [{ state: 'used', validToMs: NOW + DAY }, '有效期至 11-26 18:30'],
  [{ state: 'used', usedAtMs: NOW - DAY, saved: cents(850) }, '11-24 18:30 使用　省 8.5'],
  [{ state: 'expired', validToMs: NOW - DAY }, '有效期至 11-24 18:30'],
  [{ state: 'usable', why: 'not_yet_valid', validFromMs: NOW + DAY }, '11-26 18:30 起可用'],
])('the time of %o is %s', (coupon, text) => {
  expect(couponTime({ validFromMs: 0, validToMs: 0, ...coupon } as HeldCoupon, NOW)).toBe(text)
})
