import { afterEach, expect, test, vi } from 'vitest'
import type { Cents } from '@linmen/contract'
import { Fault, Outage, Refused } from '#kit/failure.ts'
import { go, isOpen } from '#kit/go.ts'
import { notices } from '#kit/notices.ts'
import { sayWhyNot } from './say-why-not.ts'
import type { SaleFailure } from './for-sale.ts'

vi.mock('#kit/go.ts', () => ({ go: vi.fn(), isOpen: vi.fn(() => false) }))
vi.mock('#kit/notices.ts', () => ({
  notices: { toast: vi.fn(), alert: vi.fn(async () => {}), confirm: vi.fn(async () => false) },
}))
afterEach(() => vi.clearAllMocks())

const onBroken = vi.fn()
const say = (failure: SaleFailure) => sayWhyNot(failure, { onBroken }, '金币')
const short = new Refused(
  'wallet.not.enough',
  { required: 3040 as Cents, balance: 1260 as Cents },
  '余额不足',
)

test('R-PAYMENT-032 a short balance says what is needed, what is there and what is missing', async () => {
  expect(await say(short)).toBe('stay')
  expect(notices.alert).toHaveBeenCalledWith(
    '余额不足：需要30.4金币,当前余额12.60金币,还差17.8金币',
  )
})

test('R-PAYMENT-032 once coins can be bought, the dialog leads there', async () => {
  vi.mocked(isOpen).mockReturnValue(true)
  vi.mocked(notices.confirm).mockResolvedValueOnce(true)
  expect(await say(short)).toBe('close')
  expect(vi.mocked(notices.confirm).mock.calls[0]![1]).toEqual({ yes: '购买金币', no: '取消' })
  expect(go).toHaveBeenCalledWith('ChargePage')
  expect(await say(short)).toBe('stay')
})

test.each([
  [
    'a coupon that does not fit',
    new Refused('coupon.not_usable', { why: 'expert' as const, reason: '限其他专家' }, ''),
    '限其他专家',
    'stay',
  ],
  [
    'R-PLAN-006 a payment under way',
    new Refused('in_progress', {}, ''),
    '支付订单提交中,请勿重复提交',
    'stay',
  ],
  ['a set meal that is gone', new Refused('setMeal.not_found', {}, '已下架'), '已下架', 'close'],
  ['a match that has begun', new Refused('plan.closed', {}, '比赛已开始'), '比赛已开始', 'close'],
] as const)('%s is told in passing', async (_name, failure, text, after) => {
  expect(await say(failure)).toBe(after)
  expect(notices.toast).toHaveBeenCalledWith(text)
})

test('no connection is told, and the sheet stays for another try', async () => {
  expect(await say(new Outage('unreachable'))).toBe('stay')
  expect(notices.alert).toHaveBeenCalledWith('网络异常,请稍后再试')
})

test('a lost login is already on its way to the login page', async () => {
  expect(await say(new Refused('no_token', {}, ''))).toBe('close')
  expect(notices.toast).not.toHaveBeenCalled()
})

test('anything else goes to the failure page with its code, not with words', async () => {
  expect(await say(new Fault('系统异常'))).toBe('close')
  expect(onBroken).toHaveBeenCalledWith('system_error')
})

test('R-PAYMENT-033 a failure nobody explains is a failed purchase', async () => {
  expect(await say(new Fault('系统异常', { unspoken: true }))).toBe('close')
  expect(onBroken).toHaveBeenCalledWith('购买失败,请重试')
})

test('R-PAYMENT-033 goods without a failure page say it in a dialog', async () => {
  const unspoken = new Fault('系统异常', { unspoken: true })
  expect(await sayWhyNot(unspoken, {}, '金币')).toBe('stay')
  expect(notices.alert).toHaveBeenCalledWith('购买失败,请重试')
})
