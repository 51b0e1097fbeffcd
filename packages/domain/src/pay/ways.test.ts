import { expect, test } from 'vitest'
import { chargeWays, isCardNumber, payWayName } from './ways.ts'

test('inside a host app only its own ways are offered', () => {
  expect(chargeWays('messaging')).toEqual(['wechat'])
  expect(chargeWays('microblog')).toEqual(['microblog', 'alipay'])
  expect(chargeWays('browser')).toContain('bankCard')
})

test.each([
  ['wechat', '微信支付'],
  ['wechatPublicAccount', '微信支付'],
  ['bankCardWeb', '银行卡'],
  ['another', 'another'],
])('paying by %s is called %s', (way, name) => {
  expect(payWayName(way)).toBe(name)
})

test.each([
  ['6222020200112233446', luhn('6222020200112233446')],
  ['4111111111111111', true],
  ['4111111111111112', false],
  ['411111', false],
  ['4111 1111 1111 1111', false],
])('%s is a card number: %s', (text, is) => {
  expect(isCardNumber(text)).toBe(is)
})

// The same sum, reckoned the long way round.
function luhn(text: string): boolean {
  let sum = 0
  for (let at = 0; at < text.length; at += 1) {
    let digit = Number(text[text.length - 1 - at])
    if (at % 2 === 1) digit = digit * 2 > 9 ? digit * 2 - 9 : digit * 2
    sum += digit
  }
  return sum % 10 === 0
}
