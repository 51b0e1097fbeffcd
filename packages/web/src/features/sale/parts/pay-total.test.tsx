import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Cents } from '@linmen/contract'
import { PayTotal } from './pay-total.tsx'

const fen = (amount: number) => amount as Cents
const quote = { kind: 'full', price: fen(4800), pay: fen(4800), saved: fen(0) } as const

const show = (rest: Partial<Parameters<typeof PayTotal>[0]> = {}) => {
  const onPay = vi.fn()
  const onShort = vi.fn()
  render(
    <PayTotal
      quote={quote}
      currency="金币"
      terms="内容付费后不退"
      loading={false}
      paying={false}
      short={fen(0)}
      onPay={onPay}
      onShort={onShort}
      {...rest}
    />,
  )
  return { onPay, onShort }
}

test('enough coins pay', () => {
  const { onPay, onShort } = show()
  fireEvent.click(screen.getByRole('button', { name: '支付 48 金币' }))
  expect(onPay).toHaveBeenCalledOnce()
  expect(onShort).not.toHaveBeenCalled()
})

test('R-PAYMENT-032 with too few coins the button says how many are missing and does not pay', () => {
  const { onPay, onShort } = show({ short: fen(2760) })
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '还差 27.6 金币' }))
  expect(onShort).toHaveBeenCalledOnce()
  expect(onPay).not.toHaveBeenCalled()
})

test('a price of nothing is opened for free', () => {
  show({ quote: { ...quote, kind: 'freeCoupon', pay: fen(0), saved: fen(4800) } })
  expect(screen.getByRole('button', { name: '免费解锁' })).toBeTruthy()
  expect(screen.getByText('已省 48')).toBeTruthy()
})
