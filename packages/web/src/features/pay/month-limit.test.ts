import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookAgain } from '#kit/host.ts'
import { identityKeys } from '#kit/device/identity-keys.ts'
import { keepLogin } from '#kit/login-state.ts'
import { notices } from '#kit/notices.ts'
import { inTab } from '#kit/storage.ts'
import { answer, answerWith, outage, type Answer } from '#test/answers.ts'
import { monthLimitText, withinMonth } from './month-limit.ts'

beforeEach(() => {
  inTab.write(identityKeys.host, 'messaging')
  lookAgain()
  keepLogin({ token: '1|s' })
})
afterEach(() => {
  vi.restoreAllMocks()
  inTab.drop(identityKeys.host)
  lookAgain()
})

const asked = async (month: Answer) => {
  const said = vi.spyOn(notices, 'confirm').mockResolvedValue(false)
  vi.spyOn(notices, 'alert').mockResolvedValue()
  answerWith([month])
  const may = await withinMonth(cents(1800), 'coins')
  return { may, said }
}

test('R-PAYMENT-024 when the month cannot be asked for, the payment goes on', async () => {
  const { may, said } = await asked(outage(payEndpoints.monthTotal))
  expect(may).toBe(true)
  expect(said).not.toHaveBeenCalled()
})

test('R-PAYMENT-024 a month that has room lets it go on, a full one does not', async () => {
  const month = (spent: number) =>
    answer(payEndpoints.monthTotal, { spent: cents(spent), limit: cents(100_000) })
  expect((await asked(month(98_200))).may).toBe(true)
  expect((await asked(month(98_201))).may).toBe(false)
})

test.each([
  ['coins', '购买金币'],
  ['package', '购买套餐'],
  ['membership', '开通会员'],
  ['private', '订阅私推'],
] as const)(
  'R-PAYMENT-026 the text of a full month ends for %s with its own words',
  (what, end) => {
    expect(monthLimitText(what, '临门')).toBe(`您本月支付已超限额，请下载临门APP${end}`)
  },
)

test('R-PAYMENT-026 a full month offers 去下载', async () => {
  const month = answer(payEndpoints.monthTotal, { spent: cents(100_000), limit: cents(100_000) })
  const { said } = await asked(month)
  expect(said).toHaveBeenCalledWith(
    expect.stringContaining('您本月支付已超限额'),
    expect.objectContaining({ yes: '去下载' }),
  )
})
