import { expect, test } from 'vitest'
import { cents } from '#money/cents.ts'
import { unusableReason } from './unusable-reason.ts'

const coupon = { kind: 'amountOff', threshold: cents(3050) } as const

test.each([
  ['platform', '限其他客户端'],
  ['not_yet_valid', '未到使用时间'],
  ['expired', '已过期'],
  ['expert_level', '限其他等级专家'],
  ['expert', '限其他专家'],
  ['category', '不适用于此内容'],
  ['used', '已使用'],
  ['not_owned', '没有这张优惠券'],
  ['amount', '满 30.5 可用'],
] as const)('a coupon refused for %s says %s', (why, reason) => {
  expect(unusableReason(why, coupon)).toBe(reason)
})

test('a free coupon says up to which price it pays', () => {
  expect(unusableReason('amount', { ...coupon, kind: 'free' })).toBe('限 30.5 金币以内')
})
