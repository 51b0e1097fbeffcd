import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { planDetail } from '@linmen/contract/plan/plan.schemas.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { perksLeft } from '@linmen/contract/set-meal/set-meal.schemas.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { notices } from '#kit/notices.ts'
import { answer, outage, refusal } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

afterEach(() => vi.restoreAllMocks())

const plan = sampleOf(planDetail)
const onSale = {
  ...plan,
  price: cents(3800),
  state: 'onSale' as const,
  match: { ...plan.match, kickoffMs: 8e12 },
}

test('R-COUPON-021 coupons and looks that cannot be read are none, and nothing is said of it', async () => {
  keepLogin({ token: '1|s' })
  const toast = vi.spyOn(notices, 'toast').mockReturnValue()
  const alert = vi.spyOn(notices, 'alert').mockResolvedValue()
  await showPage('PlanDetailPage', { id: 'p1' }, [
    answer(planEndpoints.look, onSale),
    outage(couponEndpoints.listByPlan),
    outage(setMealEndpoints.count),
  ])
  fireEvent.click(await screen.findByRole('button', { name: '解锁方案' }))
  const pay = await screen.findByRole('button', { name: /^支付 38/, hidden: true })
  await waitFor(() => expect(pay).toHaveProperty('disabled', false))
  expect(toast.mock.calls).toEqual([])
  expect(alert.mock.calls).toEqual([])
})

test('R-PLAN-006 a payment that is under way is not sent again, and says so', async () => {
  keepLogin({ token: '1|s' })
  const toast = vi.spyOn(notices, 'toast').mockReturnValue()
  await showPage('PlanDetailPage', { id: 'p1' }, [
    answer(planEndpoints.look, onSale),
    answer(couponEndpoints.listByPlan, { list: [] }),
    answer(setMealEndpoints.count, sampleOf(perksLeft, { balance: cents(9900), cardPercent: 100 })),
    refusal(planEndpoints.pay, 'in_progress'),
  ])
  fireEvent.click(await screen.findByRole('button', { name: '解锁方案' }))
  const pay = await screen.findByRole('button', { name: /^支付 38/, hidden: true })
  await waitFor(() => expect(pay).toHaveProperty('disabled', false))
  fireEvent.click(pay)
  await waitFor(() => expect(toast).toHaveBeenCalledWith('支付订单提交中,请勿重复提交'))
})
