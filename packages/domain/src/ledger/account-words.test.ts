import { expect, test } from 'vitest'
import { accountWords } from './account-words.ts'
import { account } from './accounts.ts'

/** One of each kind: what is made with a name takes one here. */
const codes = Object.values(account).map((each) =>
  typeof each === 'string' ? each : (each as (...names: string[]) => string)('plan', 'so1'),
)

test.each(codes.filter((code) => !/^(?:deferred|revenue):plan/.test(code)))(
  '%s has a name',
  (code) => {
    expect(accountWords(code)).not.toBe(code)
  },
)

test.each([
  ['member:paid', '会员充值金币'],
  ['member:mei:paid', '会员充值金币'],
  ['deferred:vip', '未到期的会员费'],
  ['deferred:vip:so1', '未到期的会员费'],
  ['withdraw_pending:mei', '提现冻结'],
  ['promo_expense:241', '赠送费用'],
  ['nobody:knows', 'nobody:knows'],
])('%s is %s', (code, words) => {
  expect(accountWords(code)).toBe(words)
})
