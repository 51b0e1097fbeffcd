import { afterEach, expect, test, vi } from 'vitest'
import { notices } from '#kit/notices.ts'
import { claimsPaid, sayReturnFailed } from './pay-trip.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['2', true],
  ['true', true],
  ['1', false],
  ['false', false],
  ['0', false],
  [undefined, false],
])('R-PAYMENT-029 a return with status %s claims success: %s', (status, claims) => {
  expect(claimsPaid(status)).toBe(claims)
})

test('R-PAYMENT-029 any other status is a failure, told in the words of errMsg', () => {
  const said = vi.spyOn(notices, 'toast').mockReturnValue()
  sayReturnFailed('3', '用户取消支付')
  expect(said).toHaveBeenLastCalledWith('用户取消支付', 2000)
  sayReturnFailed('1', undefined)
  expect(said).toHaveBeenLastCalledWith('支付异常,请联系客服', 2000)
  said.mockClear()
  sayReturnFailed('2', 'not shown')
  sayReturnFailed(undefined, 'not shown')
  expect(said).not.toHaveBeenCalled()
})
