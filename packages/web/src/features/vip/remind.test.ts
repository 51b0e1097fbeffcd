import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { vipInfo, type VipInfo } from '@linmen/contract/vip/vip.schemas.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clock } from '#kit/clock.ts'
import { lookAgain } from '#kit/host.ts'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { notices } from '#kit/notices.ts'
import { onDevice, storageKeys } from '#kit/storage.ts'
import { answer, answerWith } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { remindOfVip } from './remind.ts'

const DAY = 86_400_000
const NOW = 1_800_000_000_000

const membership = (rest: Partial<VipInfo>) => {
  const info = { id: 'm', level: 'super', state: 'active', orders: 1, startsAtMs: NOW - 9 * DAY }
  return answerWith([
    answer(
      vipEndpoints.info,
      sampleOf(vipInfo, { ...info, endsAtMs: NOW + 20 * DAY, ...rest } as Partial<VipInfo>),
    ),
  ])
}

beforeEach(() => {
  keepLogin({ token: '1|s' })
  onDevice.drop(storageKeys.vipReminded)
  vi.spyOn(clock, 'nowMs').mockReturnValue(NOW)
  vi.spyOn(notices, 'toast').mockReturnValue()
  vi.spyOn(notices, 'confirm').mockResolvedValue(false)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
  sessionStorage.clear()
  lookAgain()
})

test('R-VIP-015 R-VIP-016 the membership is asked for, then it is said that it is in effect', async () => {
  const network = membership({})
  await remindOfVip()
  expect(network.asked(vipEndpoints.info)).toHaveLength(1)
  expect(notices.toast).toHaveBeenCalledExactlyOnceWith('您的会员已生效')
})

test('R-VIP-015 nobody who is not signed in is reminded', async () => {
  forgetLogin()
  const network = membership({})
  await remindOfVip()
  expect(network.asked(vipEndpoints.info)).toHaveLength(0)
})

test('R-VIP-015 nor anybody in a host without coupons', async () => {
  history.replaceState(null, '', '/?agentId=2335612')
  lookAgain()
  const network = membership({})
  await remindOfVip()
  expect(network.asked(vipEndpoints.info)).toHaveLength(0)
})

test('R-VIP-017 near the end only that is said', async () => {
  membership({ endsAtMs: NOW + 3 * DAY })
  await remindOfVip()
  expect(notices.toast).not.toHaveBeenCalled()
  expect(notices.confirm).toHaveBeenCalledExactlyOnceWith('您的会员还有3天到期', {
    yes: '去续费',
    no: '我知道了',
  })
})

test('R-VIP-019 three days after it is said that it is over', async () => {
  membership({ state: 'expired', endsAtMs: NOW - 3 * DAY })
  await remindOfVip()
  expect(vi.mocked(notices.confirm).mock.calls[0]?.[0]).toBe('您的会员已过期3天')
})

test('R-VIP-018 each is said once, and again for another membership', async () => {
  membership({})
  await remindOfVip()
  await remindOfVip()
  expect(notices.toast).toHaveBeenCalledTimes(1)
  membership({ startsAtMs: NOW - DAY })
  await remindOfVip()
  expect(notices.toast).toHaveBeenCalledTimes(2)
})
