import { expect, test } from 'vitest'
import { chargeWay } from '#wallet/wallet.schemas.ts'

test.each([
  ['R-PAYMENT-016', 3, 'alipay'],
  ['R-PAYMENT-017', 4, 'wechat'],
  ['R-PAYMENT-018', 5, 'microblog'],
] as const)('%s charge channel %i is %s', (_rule, code, way) => {
  expect(chargeWay.decode(code)).toBe(way)
  expect(chargeWay.decode(String(code))).toBe(way)
  expect(chargeWay.encode(way)).toBe(code)
})

test('another number is no charge channel', () => {
  expect(() => chargeWay.decode(99)).toThrow()
  expect(() => chargeWay.decode(null)).toThrow()
})
