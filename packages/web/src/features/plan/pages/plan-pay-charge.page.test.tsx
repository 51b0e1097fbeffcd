import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const around = [
  answer(walletEndpoints.balance, sampleOf(walletEndpoints.balance.output)),
  answer(payEndpoints.monthTotal, { spent: cents(0), limit: cents(500_000) }),
  answer(payEndpoints.prepayBrowser, sampleOf(payEndpoints.prepayBrowser.output)),
]

test('the coupon chosen on the sheet is used where it is paid', async () => {
  keepLogin({ token: '1|s' })
  const { network } = await showPage(
    'PlanDetailPayChargePage',
    { planNo: 'p1', price: cents(3300), couponId: 'c7' },
    around,
  )
  fireEvent.click(await screen.findByRole('button', { name: '直接支付 33 元' }))
  const sent = { planNo: 'p1', couponId: 'c7' }
  await waitFor(() => expect(network.asked(payEndpoints.prepayBrowser)).toEqual([sent]))
})
