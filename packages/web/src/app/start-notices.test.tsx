import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { heldCoupon } from '@linmen/contract/coupon/coupon.schemas.ts'
import { subscriptionEndpoints } from '@linmen/contract/expert/subscription.endpoints.ts'
import { promotionEndpoints } from '@linmen/contract/promotion/promotion.endpoints.ts'
import { popUp, type PopUp } from '@linmen/contract/promotion/promotion.schemas.ts'
import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import type { VipInfo } from '@linmen/contract/vip/vip.schemas.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { soon } from '#test/soon.ts'
import { clock } from '#kit/clock.ts'
import { lookAgain } from '#kit/host.ts'
import { identityKeys } from '#kit/device/identity-keys.ts'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { currentPlace } from '#kit/place.ts'
import { inTab, storageKeys } from '#kit/storage.ts'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { startNotices } from './start-notices.ts'

const DAY = 86_400_000
const NOW = 1_800_000_000_000
const ad = sampleOf(popUp, { id: 'ad1', content: '演示活动', rule: { trigger: 'immediate' } })
const ending = {
  subscriptionId: 's',
  expertId: 'wei',
  nickname: '老魏聊盘',
  endsText: '还有 2 天到期',
}

interface Visit {
  readonly ads: boolean
  readonly loggedIn: boolean
  readonly vip?: Partial<VipInfo>
  readonly rule?: PopUp['rule']
  /** When the member's coupons came. */
  readonly couponsAtMs?: readonly number[]
}

/** Begins a visit with what the server would say. */
async function begin({ ads, loggedIn, vip = {}, rule = ad.rule, couponsAtMs = [] }: Visit) {
  if (loggedIn) keepLogin({ token: '1|s' })
  const { network } = showPart(<p>页面</p>, [
    answer(promotionEndpoints.popUps, { popUps: ads ? [{ ...ad, rule }] : [] }),
    answer(subscriptionEndpoints.listExpiring, {
      inThreeDays: 'level' in vip ? [] : [ending],
      inSevenDays: [],
    }),
    answer(couponEndpoints.list, {
      items: couponsAtMs.map((createdAtMs) => sampleOf(heldCoupon, { createdAtMs })),
      hasNext: false,
    }),
    answer(vipEndpoints.info, sampleOf(vipEndpoints.info.output, vip)),
  ])
  expect(screen.getAllByText('页面').length).toBeGreaterThan(0)
  await startNotices()
  return network
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(notices, 'alert').mockResolvedValue()
  vi.spyOn(notices, 'toast').mockReturnValue()
  vi.spyOn(notices, 'confirm').mockResolvedValue(false)
})
afterEach(() => {
  forgetLogin()
  vi.restoreAllMocks()
})

const AD_AT = Date.parse('2026-11-17T20:30:00+08:00')
const popsUp = async (rule: PopUp['rule'], atMs: number, times = 1) => {
  vi.spyOn(clock, 'nowMs').mockReturnValue(atMs)
  for (let time = 0; time < times; time += 1) await begin({ ads: true, loggedIn: false, rule })
  return vi.mocked(notices.alert).mock.calls.length
}
const MINUTE = 60_000

test.each([
  ['R-ADS-001 R-ADS-006 a daily one twice a day', { trigger: 'daily' }, 0, 2, 1],
  ['R-ADS-008 an immediate one once for all', { trigger: 'immediate' }, 0, 2, 1],
  ['R-ADS-007 a timed one before its time', { trigger: 'timed', date: '20:30' }, -1, 1, 0],
  ['R-ADS-007 a timed one at its time', { trigger: 'timed', date: '20:30' }, 0, 1, 1],
  ['R-ADS-004 four minutes late', { trigger: 'timed', date: '20:30' }, 4, 1, 1],
  ['R-ADS-004 six minutes late', { trigger: 'timed', date: '20:30' }, 6, 1, 0],
  ['R-ADS-004 a date six minutes past', { trigger: 'timed', date: '2026-11-17 20:24' }, 0, 1, 0],
] as const)('%s', async (_name, rule, minutes, times, shown) => {
  expect(await popsUp(rule, AD_AT + minutes * MINUTE, times)).toBe(shown)
})

test('R-ADS-001 the next day a daily one comes again', async () => {
  expect(await popsUp({ trigger: 'daily' }, AD_AT)).toBe(1)
  expect(await popsUp({ trigger: 'daily' }, AD_AT + DAY)).toBe(2)
})

test('R-ADS-002 one of every day at its time is set again for tomorrow', async () => {
  vi.useFakeTimers({ now: AD_AT, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(clock, 'nowMs').mockImplementation(() => Date.now())
  await begin({ ads: true, loggedIn: false, rule: { trigger: 'timed', date: '20:30' } })
  expect(notices.alert).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(DAY)
  expect(notices.alert).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('R-ADS-003 nothing comes up over a promotion', async () => {
  vi.spyOn(navigation, 'here').mockReturnValue('/hd/1812')
  expect(await popsUp({ trigger: 'daily' }, AD_AT)).toBe(0)
})

test('R-ADS-005 a time that is none is noted, and nothing comes up', async () => {
  const noted = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await popsUp({ trigger: 'timed', date: 'x' }, AD_AT)).toBe(0)
  expect(JSON.stringify(noted.mock.calls)).toContain('pop-up time x')
})

test('R-APPSTART-002 an ad comes up at the start', async () => {
  await begin({ ads: true, loggedIn: false })
  expect(notices.alert).toHaveBeenCalledWith('演示活动')
})

test.each([
  [true, true, false],
  [true, false, false],
  [false, false, false],
  [false, true, true],
])(
  'R-APPSTART-003 with an ad: %s, signed in: %s, the start asks about what ends: %s',
  async (ads, loggedIn, asks) => {
    await begin({ ads, loggedIn })
    expect(vi.mocked(notices.confirm).mock.calls.length > 0).toBe(asks)
  },
)

test('R-APPSTART-003 the question names who ends when, leads to the order, and is asked once', async () => {
  vi.mocked(notices.confirm).mockResolvedValue(true)
  await begin({ ads: false, loggedIn: true })
  expect(notices.confirm).toHaveBeenCalledWith('你订阅的老魏聊盘还有 2 天到期', {
    yes: '去续订',
    no: '我知道了',
  })
  expect(currentPlace().path).toBe('/expert-push/order/wei')
  await begin({ ads: false, loggedIn: true })
  expect(notices.confirm).toHaveBeenCalledOnce()
})

test('R-APPSTART-004 the membership is spoken of at the start, and after a login', async () => {
  const network = await begin({ ads: false, loggedIn: false })
  expect(network.asked(vipEndpoints.info)).toEqual([])
  keepLogin({ token: '1|s' })
  await soon(() => expect(network.asked(vipEndpoints.info).length).toBeGreaterThan(0))
})

const membership = (endsInDays: number, rest: Partial<VipInfo> = {}): Partial<VipInfo> => ({
  ...{ id: 'm', level: 'super', state: endsInDays > 0 ? 'active' : 'expired', orders: 1 },
  ...{ startsAtMs: NOW - 30 * DAY, endsAtMs: NOW + endsInDays * DAY },
  ...rest,
})
const said = () => [
  ...vi.mocked(notices.toast).mock.calls.map(([text]) => text),
  ...vi.mocked(notices.confirm).mock.calls.map(([text]) => text),
]
const meet = async (vip: Partial<VipInfo>, loggedIn = true) => {
  vi.spyOn(clock, 'nowMs').mockReturnValue(NOW)
  return begin({ ads: false, loggedIn, vip })
}

test.each([
  ['R-VIP-016 R-VIP-017 far from the end it is in effect', 20, '您的会员已生效'],
  ['R-VIP-020 more than seven days before', 7.01, '您的会员已生效'],
  ['R-VIP-020 seven days before', 7, '您的会员还有7天到期'],
  ['R-VIP-020 the window of seven days is one day', 5.99, '您的会员已生效'],
  ['R-VIP-017 R-VIP-020 three days before only that is said', 3, '您的会员还有3天到期'],
  ['R-VIP-020 one day before', 1, '您的会员还有1天到期'],
  ['R-VIP-019 not yet three days after', -2.9, null],
  ['R-VIP-019 three days after', -3, '您的会员已过期3天'],
  ['R-VIP-019 the window of three days is one day', -4, null],
  ['R-VIP-019 seven days after', -7.5, '您的会员已过期7天'],
  ['R-VIP-019 eight days after', -8, null],
])('%s', async (_rule, endsInDays, text) => {
  const network = await meet(membership(endsInDays))
  expect(network.asked(vipEndpoints.info)).not.toHaveLength(0)
  expect(said()).toEqual(text === null ? [] : [text])
})

test('R-VIP-018 each is said once, and again for another membership', async () => {
  await meet(membership(20))
  await meet(membership(20))
  expect(said()).toHaveLength(1)
  await meet(membership(20, { startsAtMs: NOW - DAY }))
  expect(said()).toHaveLength(2)
})

test.each([
  ['a visitor', false, 'browser'],
  ['a visitor of a host without coupons', false, 'shopping'],
  ['a member in a host without coupons', true, 'shopping'],
])('R-VIP-015 %s is reminded of nothing', async (_who, loggedIn, host) => {
  inTab.write(identityKeys.host, host)
  lookAgain()
  await meet(membership(3), loggedIn)
  expect(said()).toEqual([])
  inTab.drop(identityKeys.host)
  lookAgain()
})

describe('R-COUPON-024 coupons that have come', () => {
  const visit = (...couponsAtMs: readonly number[]) =>
    begin({ ads: false, loggedIn: true, vip: membership(-30), couponsAtMs })

  test('are told of once, and a tap leads to the list', async () => {
    vi.mocked(notices.confirm).mockResolvedValue(true)
    await visit(1)
    expect(said()).toEqual([])
    await visit(2, 1)
    expect(notices.confirm).toHaveBeenCalledExactlyOnceWith('您有新的优惠券', {
      yes: '去看看',
      no: '我知道了',
    })
    expect(currentPlace().path).toBe('/user/coupon-list')
    await visit(2, 1)
    expect(notices.confirm).toHaveBeenCalledOnce()
  })

  test('are not told of again when one was spent, nor to somebody else on the device', async () => {
    await visit(2, 1)
    await visit(1)
    forgetLogin()
    localStorage.setItem(storageKeys.memberId, 'other')
    await visit(3)
    expect(said()).toEqual([])
  })

  test('wait where coupons are not shown', async () => {
    inTab.write(identityKeys.host, 'shopping')
    lookAgain()
    const network = await visit(1)
    expect(network.asked(couponEndpoints.list)).toEqual([])
    inTab.drop(identityKeys.host)
    lookAgain()
  })
})
