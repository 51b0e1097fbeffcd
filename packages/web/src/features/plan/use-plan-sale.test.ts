import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cents } from '@linmen/contract'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import type { PlanDetail } from '@linmen/contract/plan/plan.schemas.ts'
import { answer, outage, refusal, type Answer, type AnyRow } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showHook } from '#test/show.tsx'
import type { ChosenOffer } from '#features/sale/for-sale.ts'
import { useSale } from '#features/sale/use-sale.ts'
import { usePlanSale } from './use-plan-sale.tsx'

const { pay, payWithCoupon } = planEndpoints
const { checkComplete } = payEndpoints

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
const receipt = sampleOf(pay.output, { planId: 'pl1', planNo: 'no1', amount: 3000 as Cents })
const bought = answer(pay, receipt)
const busy = refusal(pay, 'in_progress', { text: '支付订单提交中,请勿重复提交' })
const asked = (status: 'paid' | 'pending') => answer(checkComplete, { status })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function useSellPlan() {
  const saleOf = usePlanSale()
  const sale = useSale()
  return { ...sale, buy: (offer: ChosenOffer) => sale.buy(saleOf(plan), offer) }
}

function start(...answers: readonly Answer[]) {
  const { result, network } = showHook(useSellPlan, answers)
  return { hook: result, network }
}

/** One answer for each time it is asked. */
const inTurn = (row: AnyRow, ...answers: Answer[]): Answer => ({
  row,
  reply: (input) => answers.shift()!.reply(input),
})

test('the sheet opens and closes', () => {
  const { hook } = start()
  expect(hook.current.step.at).toBe('idle')
  act(() => hook.current.open())
  expect(hook.current.step.at).toBe('choosing')
  act(() => hook.current.close())
  expect(hook.current.step.at).toBe('idle')
})

test('a coupon pays through the offer; the card or nothing through the plain call', async () => {
  const { hook, network } = start(bought, answer(payWithCoupon, receipt))
  await act(() => hook.current.buy({ id: 'c1' }))
  await act(() => hook.current.buy('card'))
  await act(() => hook.current.buy('none'))
  expect(network.asked(payWithCoupon)).toEqual([{ planNo: 'no1', couponId: 'c1' }])
  expect(network.asked(pay)).toEqual([{ id: 'pl1' }, { id: 'pl1', withoutOffer: true }])
  expect(hook.current.step).toEqual({ at: 'bought', receipt })
})

test('while it is paying the sheet cannot be closed', async () => {
  let finish = () => {}
  const { hook } = start({
    row: pay,
    reply: (input) => new Promise((resolve) => (finish = () => resolve(bought.reply(input)))),
  })
  let buying: Promise<unknown>
  act(() => {
    buying = hook.current.buy('card')
  })
  act(() => hook.current.close())
  expect(hook.current.step.at).toBe('paying')
  await act(async () => {
    finish()
    await buying
  })
  expect(hook.current.step.at).toBe('bought')
})

test('a refusal ends the attempt and is kept for the page to say', async () => {
  const data = { required: 3800 as Cents, balance: 100 as Cents }
  const { hook, network } = start(refusal(pay, 'wallet.not.enough', { data }))
  await act(() => hook.current.buy('card'))
  expect(hook.current.step).toMatchObject({
    at: 'failed',
    failure: { code: 'wallet.not.enough' },
  })
  expect(network.count()).toBe(1)
})

test('a lost answer is asked about; a paid order is a purchase', async () => {
  const again = answer(pay, { ...receipt, already: true })
  const { hook, network } = start(inTurn(pay, outage(pay), again), asked('paid'))
  await act(() => hook.current.buy('card'))
  expect(network.asked(pay)).toHaveLength(2)
  expect(network.asked(checkComplete)).toEqual([{ planNo: 'no1' }])
  expect(hook.current.step).toMatchObject({ at: 'bought', receipt: { already: true } })
})

test('R-PLAN-002 R-PLAN-003 a pending order is asked about once more after three seconds', async () => {
  const { hook, network } = start(busy, asked('pending'))
  let buying: Promise<unknown>
  act(() => {
    buying = hook.current.buy('card')
  })
  await act(() => vi.advanceTimersByTimeAsync(2999))
  expect(network.asked(checkComplete)).toHaveLength(1)
  await act(async () => {
    await vi.advanceTimersByTimeAsync(1)
    await buying
  })
  expect(network.asked(checkComplete)).toHaveLength(2)
  expect(hook.current.step).toMatchObject({ at: 'failed', failure: { code: 'in_progress' } })
})

test('without any connection the attempt is over and can be repeated', async () => {
  const { hook } = start(outage(pay), outage(checkComplete))
  await act(() => hook.current.buy('card'))
  expect(hook.current.step).toMatchObject({ at: 'failed', failure: { code: 'outage' } })
})
