import { expect, test } from 'vitest'
import { payFailureText } from './pay-failure-text.ts'

test.each([
  ['nothing said', undefined, null],
  ['nothing written', '', null],
  ['a code of ours', 'plan.closed', '比赛已开始，方案不再出售'],
  ['a code of everybody', 'system_error', '系统异常,请稍后再试'],
  ['the words of an old client', '支付失败', '支付失败'],
  ['an inherited name', 'constructor', 'constructor'],
])('%s', (_name, said, text) => {
  expect(payFailureText(said)).toBe(text)
})

test('a long text is cut at sixty characters, whole ones', () => {
  expect([...payFailureText('😀'.repeat(200))!]).toHaveLength(60)
})
