import { expect, test } from 'vitest'
import { payFailureText } from './pay-failure-text.ts'

test.each([
  ['R-PLAN-005 nothing said', undefined, '很抱歉,本次支付未成功'],
  ['nothing written', '', '很抱歉,本次支付未成功'],
  ['a code of ours', 'plan.closed', '比赛已开始，方案不再出售'],
  ['a code of everybody', 'system_error', '系统异常,请稍后再试'],
  ['the words of an old client', '支付失败', '支付失败'],
  ['an inherited name', 'constructor', 'constructor'],
])('%s', (_name, said, text) => {
  expect(payFailureText(said)).toBe(text)
})

test('a long text is cut at sixty characters, whole ones', () => {
  expect([...payFailureText('😀'.repeat(200))]).toHaveLength(60)
})
