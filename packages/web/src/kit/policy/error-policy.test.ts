import { commonRefusals, gatewayRefusals } from '@linmen/contract'
import { allEndpoints } from '@linmen/contract/tables.ts'
import { expect, test } from 'vitest'
import { catalogued, errorPolicy, situations } from './error-policy.ts'

const { console: _console, ...ofThePhone } = allEndpoints
const declared = Object.values(ofThePhone)
  .flatMap((table) => Object.values(table))
  .flatMap((row) => Object.keys(row.refusals))

test('every refusal anybody may answer has a row', () => {
  const common = Object.keys({ ...commonRefusals, ...gatewayRefusals })
  const codes = new Set([...common, ...declared])
  expect([...codes].filter((code) => !Object.hasOwn(errorPolicy, code))).toEqual([])
})

test.each([
  ['R-ERROR-001', 'outage', { do: 'alert', text: '网络异常,请稍后再试' }],
  ['R-ERROR-003', 'no_login', { do: 'login' }],
  ['R-ERROR-003', 'no_login_and_exit', { do: 'login' }],
  ['R-ERROR-003', 'no_token', { do: 'login' }],
  ['R-ERROR-006', 'timeError', { do: 'retry', times: 3 }],
  ['R-ERROR-007', 'signError', { do: 'refresh', text: '发生未知错误,请刷新页面' }],
  ['phone format', 'phone_error', { do: 'toast', ms: 2000, text: '手机号格式错误' }],
  ['slider', 'check_error', { do: 'toast', ms: 2000, text: '滑块验证失败' }],
  ['R-PLAN-006', 'in_progress', { do: 'toast', ms: 2000, text: '支付订单提交中,请勿重复提交' }],
  ['balance', 'wallet.not.enough', { do: 'page' }],
])('%s the catalogue says what happens on %s', (_rule, code, reaction) => {
  expect(catalogued(code)).toEqual(reaction)
})

test('R-FOLLOW-005 R-FOLLOW-006 following an expert: two codes are silent, others last 1.5 s', () => {
  expect(situations.followExpert).toEqual({
    no_token: { do: 'silent' },
    uuid_error: { do: 'silent' },
    '*': { do: 'toast', ms: 1500 },
  })
  expect(situations.unfollow.no_token).toEqual({ do: 'silent' })
  expect(situations.unfollow.uuid_error).toEqual({ do: 'silent' })
})

test('R-FOLLOW-003 following a match: the code is shown for 1 s', () => {
  expect(situations.followMatch['*']).toEqual({ do: 'code', ms: 1000 })
})

test('messages that do not load say so for 1.5 s in their own words', () => {
  expect(situations.messageList.outage).toEqual({
    do: 'toast',
    ms: 1500,
    text: '网络异常，请稍后再试!',
  })
})

test('R-AUTH-033 a microblog login that fails has its text', () => {
  expect(situations.microblogLogin['*']).toMatchObject({
    do: 'toast',
    text: '微博登录异常，请联系客服',
  })
})

test('the flows of payments and memberships have their texts and times', () => {
  expect(situations.vipConfig['*']).toMatchObject({ ms: 1000 })
  expect(situations.setMealCount.no_login).toEqual({ do: 'silent' })
  expect(situations.couponList['*']).toEqual({ do: 'silent' })
})
