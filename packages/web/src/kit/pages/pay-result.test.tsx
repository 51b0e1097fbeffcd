import { payResult } from '@linmen/contract/pay/pay.schemas.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PayResult } from './pay-result.tsx'

const main = { text: '返回', onClick: () => {} }

test.each([
  ['R-PAYMENT-001 R-PLAN-004', 0, '购买成功,祝您好运'],
  ['R-PAYMENT-002 R-PAYMENT-021', 1, '支付确认中'],
  ['R-PAYMENT-028', 1, '支付结果查询中,如您已支付,请几分钟后再查看'],
  ['R-PAYMENT-003 R-PAYMENT-020', 2, '支付失败'],
  ['R-PLAN-005', 2, '很抱歉,本次支付未成功'],
  ['R-PAYMENT-004 R-PAYMENT-019', 3, '用户取消支付'],
  ['R-PAYMENT-005 R-PAYMENT-022', 4, '支付跳转中...'],
  ['R-PAYMENT-006', 5, '当前环境不支持这种支付方式'],
])('%s the result %i says %s', (_rule, code, text) => {
  render(<PayResult title="支付结果" state={payResult.decode(code)} main={main} />)
  expect(screen.getByRole('status').textContent).toContain(text)
})

test('a success has a picture of its own', () => {
  const pictures = (['paid', 'failed', 'pending'] as const).map((state) => {
    const { container, unmount } = render(<PayResult title="支付结果" state={state} main={main} />)
    const drawn = container.querySelector('section svg')?.innerHTML
    unmount()
    return drawn
  })
  expect(new Set(pictures).size).toBe(3)
})
