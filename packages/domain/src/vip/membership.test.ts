import { expect, test } from 'vitest'
import { benefitsOf } from './benefits.ts'
import { daysGone, earnedAfter } from './earned.ts'
import { giftTimes } from './gifts.ts'
import { cents } from '#money/cents.ts'
import {
  elapsedPercent,
  isActive,
  isTrial,
  membershipAt,
  nextStart,
  type Period,
} from './membership.ts'
import { levelName, stateName } from './tiers.ts'

const period = (rest: Partial<Period> = {}): Period => ({
  tier: 'red',
  isTrial: false,
  startsAtMs: 0,
  endsAtMs: 100,
  revoked: false,
  ...rest,
})

test('R-VIP-001 only state 1 of the super level is a trial', () => {
  expect(isTrial({ state: 'trial', level: 'super' })).toBe(true)
  expect(isTrial({ state: 'trial', level: 'red' })).toBe(false)
  expect(isTrial({ state: 'active', level: 'super' })).toBe(false)
})

test('R-VIP-002 R-VIP-003 active is a level with an order whose time is not over', () => {
  expect(isActive({ level: 'red', orders: 1, state: 'active' })).toBe(true)
  expect(isActive({ level: 'red', orders: 0, state: 'active' })).toBe(false)
  expect(isActive({ level: 'none', orders: 1, state: 'active' })).toBe(false)
  expect(isActive({ level: 'red', orders: 1, state: 'expired' })).toBe(false)
})

test('R-VIP-022 half-way is 50 percent, before 0, after 100', () => {
  expect([-5, 0, 50, 100, 900].map((at) => elapsedPercent(period(), at))).toEqual([
    0, 0, 50, 100, 100,
  ])
})

test('times that follow each other are one membership; a gap ends it', () => {
  const next = period({ startsAtMs: 100, endsAtMs: 300 })
  expect(membershipAt([period(), next], 50)).toMatchObject({ startsAtMs: 0, endsAtMs: 300 })
  expect(membershipAt([period(), period({ startsAtMs: 150, endsAtMs: 300 })], 50)).toMatchObject({
    endsAtMs: 100,
  })
})

test('the best tier that runs is shown; what was paid back counts for nothing', () => {
  const superTime = period({ tier: 'super' })
  expect(membershipAt([period(), superTime], 50).level).toBe('super')
  expect(membershipAt([period(), { ...superTime, revoked: true }], 50).level).toBe('red')
})

test('a new time begins after the last of its tier, a trial ends at once', () => {
  expect(nextStart([period()], 'red', 50)).toBe(100)
  expect(nextStart([period()], 'data', 50)).toBe(50)
  expect(nextStart([period({ isTrial: true })], 'red', 50)).toBe(50)
})

test('R-VIP-005 R-VIP-006 R-VIP-007 R-VIP-009 R-VIP-012 R-VIP-013 R-VIP-014 levels and states have names', () => {
  expect(['none', 'red', 'super', 'data'].map((level) => levelName(level as 'none'))).toEqual([
    '普通用户',
    '红单会员',
    '超级红单会员',
    '数据会员',
  ])
  expect((['active', 'trial', 'expired'] as const).map(stateName)).toEqual([
    '生效中',
    '体验中',
    '已过期',
  ])
})

test('R-VIP-027 R-VIP-028 R-VIP-029 R-VIP-030 benefits are 11, 13 and 9, each once', () => {
  expect(
    [benefitsOf('red'), benefitsOf('super'), benefitsOf('data')].map((all) => all.length),
  ).toEqual([11, 13, 9])
})

test('the days of a price add up to it', () => {
  const price = cents(29_800)
  expect(earnedAfter(price, 90, 90)).toBe(29_800)
  expect(earnedAfter(price, 500, 90)).toBe(29_800)
  expect(daysGone({ startsAtMs: 0, endsAtMs: 10 * 86_400_000 }, 3.5 * 86_400_000)).toBe(3)
})

test('ninety days hold three parcels, a year twelve, a week none', () => {
  const of = (days: number) => giftTimes({ startsAtMs: 0, endsAtMs: days * 86_400_000 }).length
  expect([of(90), of(365), of(7), of(30)]).toEqual([3, 12, 0, 1])
})
