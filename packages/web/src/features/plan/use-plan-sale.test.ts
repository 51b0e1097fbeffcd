import { act, renderHook } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cents } from '@linmen/contract'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import type { PlanDetail } from '@linmen/contract/plan/plan.schemas.ts'
import { call } from '#kit/call.ts'
import { Outage, Refused } from '#kit/failure.ts'
import type { ChosenOffer } from '#features/sale/for-sale.ts'
import { useSale } from '#features/sale/use-sale.ts'
import { usePlanSale } from './use-plan-sale.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn() }))
const calls = vi.mocked(call)

const plan: PlanDetail = {
  id: 'pl1',
  planNo: 'no1',
  title: '主队占优',
  teaser: '',
  sport: 'football',
  inSetMeals: false,
  market: 'winDrawLose',
  expert: {
    id: 'wei',
    name: '老周谈球',
    avatar: '',
    level: 2,
    grade: 5,
    record: { streak: 0, longestStreak: 0, dots: [], settled: 0 },
  },
  match: { matchId: '1', league: '英超', home: '红星', away: '蓝月', kickoffMs: 9e12 },
  price: 4800 as Cents,
  publishedAtMs: 0,
  buyers: 0,
  state: 'onSale',
  owned: false,
}
const receipt = { planId: 'pl1', planNo: 'no1', kind: 'amountOff', amount: 3000, already: false }

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  calls.mockReset()
})

function useSellPlan() {
  const saleOf = usePlanSale()
  const sale = useSale()
  return { ...sale, buy: (offer: ChosenOffer) => sale.buy(saleOf(plan), offer) }
}

const start = () => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  return renderHook(useSellPlan, { wrapper }).result
}

/** Answers in the order of the calls: a value is an answer, an error is thrown. */
const answer = (...answers: unknown[]) => {
  for (const each of answers) {
    if (each instanceof Error) calls.mockRejectedValueOnce(each)
    else calls.mockResolvedValueOnce(each as never)
  }
}
const rowsCalled = () => calls.mock.calls.map(([row]) => row)

test('the sheet opens and closes', () => {
  const hook = start()
  expect(hook.current.step.at).toBe('idle')
  act(() => hook.current.open())
  expect(hook.current.step.at).toBe('choosing')
  act(() => hook.current.close())
  expect(hook.current.step.at).toBe('idle')
})

test('a coupon pays through the offer; the card or nothing through the plain call', async () => {
  const hook = start()
  answer(receipt, receipt, receipt)
  await act(() => hook.current.buy({ id: 'c1' }))
  await act(() => hook.current.buy('card'))
  await act(() => hook.current.buy('none'))
  expect(calls.mock.calls.map(([row, input]) => [row, input])).toEqual([
    [planEndpoints.payWithCoupon, { planNo: 'no1', couponId: 'c1' }],
    [planEndpoints.pay, { id: 'pl1' }],
    [planEndpoints.pay, { id: 'pl1', withoutOffer: true }],
  ])
  expect(hook.current.step).toEqual({ at: 'bought', receipt })
})

test('while it is paying the sheet cannot be closed', async () => {
  const hook = start()
  let finish: (value: never) => void = () => {}
  calls.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  let buying: Promise<unknown>
  act(() => {
    buying = hook.current.buy('card')
  })
  act(() => hook.current.close())
  expect(hook.current.step.at).toBe('paying')
  await act(async () => {
    finish(receipt as never)
    await buying
  })
  expect(hook.current.step.at).toBe('bought')
})

test('a refusal ends the attempt and is kept for the page to say', async () => {
  const hook = start()
  const short = new Refused('wallet.not.enough', { required: 3800, balance: 100 }, '余额不足')
  answer(short)
  await act(() => hook.current.buy('card'))
  expect(hook.current.step).toEqual({ at: 'failed', failure: short })
  expect(calls).toHaveBeenCalledTimes(1)
})

test('a lost answer is asked about; a paid order is a purchase', async () => {
  const hook = start()
  answer(new Outage('timeout'), { status: 'paid' }, { ...receipt, already: true })
  await act(() => hook.current.buy('card'))
  expect(rowsCalled()).toEqual([planEndpoints.pay, payEndpoints.checkComplete, planEndpoints.pay])
  expect(hook.current.step).toMatchObject({ at: 'bought', receipt: { already: true } })
})

test('R-PLAN-002 R-PLAN-003 a pending order is asked about once more after three seconds', async () => {
  const hook = start()
  const busy = new Refused('in_progress', {}, '支付订单提交中,请勿重复提交')
  answer(busy, { status: 'pending' }, { status: 'pending' })
  await act(async () => {
    const buying = hook.current.buy('card')
    await vi.advanceTimersByTimeAsync(2999)
    expect(calls).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    await buying
  })
  expect(calls).toHaveBeenCalledTimes(3)
  expect(hook.current.step).toEqual({ at: 'failed', failure: busy })
})

test('without any connection the attempt is over and can be repeated', async () => {
  const hook = start()
  const silence = new Outage('unreachable')
  answer(silence, new Outage('unreachable'))
  await act(() => hook.current.buy('card'))
  expect(hook.current.step).toEqual({ at: 'failed', failure: silence })
})
