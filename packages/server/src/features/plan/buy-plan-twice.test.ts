import { expect, test } from 'vitest'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { planShop } from '#test/plan-shop.ts'
import { onPostgres } from '#test/harness.ts'
import { Refused } from '#kit/refused.ts'
import { buyPlan } from './buy-plan.ts'
import { findPlan } from './plan.repo.ts'

const shop = planShop()

test('a retry with the same request id charges once and answers the same', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 10_000)
  const first = await shop.buyer.client.call(
    planEndpoints.pay,
    { id: plan.id },
    { requestId: 'r1' },
  )
  const second = await shop.buyer.client.call(
    planEndpoints.pay,
    { id: plan.id },
    { requestId: 'r1' },
  )
  expect(first.ok).toBe(true)
  expect(second).toEqual(first)
  expect(await shop.coins()).toBe(6200)
})

test('the same request id with other content is refused', async () => {
  const [plan, other] = [await shop.make.plan(), await shop.make.plan()]
  await shop.make.charge(shop.buyer.id, 10_000)
  await shop.buyer.client.call(planEndpoints.pay, { id: plan.id }, { requestId: 'r2' })
  expect(
    await shop.buyer.client.call(planEndpoints.pay, { id: other.id }, { requestId: 'r2' }),
  ).toMatchObject({ ok: false, code: 'idem_conflict' })
  expect(await shop.coins()).toBe(6200)
})

test('paying again under a new request id costs nothing', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 10_000)
  const first = await shop.buyer.client.call(planEndpoints.pay, { id: plan.id })
  const again = await shop.buyer.client.call(planEndpoints.pay, { id: plan.id })
  const order = first.ok && first.output.orderId
  expect(again).toMatchObject({
    ok: true,
    output: { amount: 0, already: true, orderId: order, balance: 6200 },
  })
})

test('an old client that sends no request id and repeats itself is charged once', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 10_000)
  const pay = async () => (await shop.buyer.client.fetch(`/api/plan/pay/${plan.id}`)).json()
  expect(await pay()).toMatchObject({ isSuccess: true, amount: 38, alreadyBuy: false })
  expect(await pay()).toMatchObject({
    isSuccess: true,
    amount: 0,
    alreadyBuy: true,
    balance: 62,
  })
})

test('a plan that is already bought stays bought after its match began', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 3800)
  await shop.buyer.client.call(planEndpoints.pay, { id: plan.id })
  shop.app.clock.advance(3 * 3_600_000)
  expect(
    await shop.buyer.client.call(planEndpoints.payWithCoupon, {
      planNo: plan.planNo,
      couponId: 'x',
    }),
  ).toMatchObject({ ok: true, output: { already: true } })
  shop.app.clock.advance(-3 * 3_600_000)
})

test('a refused payment leaves no trace, so the same id works once there are coins', async () => {
  const plan = await shop.make.plan()
  const poor = await shop.buyer.client.call(planEndpoints.pay, { id: plan.id }, { requestId: 'r3' })
  expect(poor).toMatchObject({ ok: false, code: 'wallet.not.enough' })
  await shop.make.charge(shop.buyer.id, 3800)
  expect(
    await shop.buyer.client.call(planEndpoints.pay, { id: plan.id }, { requestId: 'r3' }),
  ).toMatchObject({ ok: true, output: { amount: 3800 } })
})

test('T1 thirty clicks at once buy once, and all of them are told so', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 100_000)
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => shop.buyer.client.call(planEndpoints.pay, { id: plan.id })),
  )
  expect(answers.every((answer) => answer.ok)).toBe(true)
  const charged = answers.filter((answer) => answer.ok && !answer.output.already)
  expect(charged).toHaveLength(1)
  expect(await shop.coins()).toBe(96_200)
})

// One connection cannot race itself: these need a database that runs transactions side by side.
test.runIf(onPostgres)('T1 copies sent to the database at once still buy once', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 100_000)
  const answers = await Promise.all(Array.from({ length: 30 }, () => rawPay(plan.id)))
  expect(answers.filter((answer) => answer === 'paid')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'already')).toHaveLength(29)
})

test.runIf(onPostgres)('T2 a balance for ten plans buys ten of fifty at once', async () => {
  await shop.make.charge(shop.buyer.id, 38_000)
  const plans = []
  for (let at = 0; at < 50; at += 1) plans.push(await shop.make.plan())
  const answers = await Promise.all(plans.map((plan) => rawPay(plan.id)))
  expect(answers.filter((answer) => answer === 'paid')).toHaveLength(10)
  expect(answers.filter((answer) => answer === 'wallet.not.enough')).toHaveLength(40)
  expect(await shop.coins()).toBe(0)
})

test.runIf(onPostgres)('T3 one coupon in thirty orders at once pays for one of them', async () => {
  await shop.make.charge(shop.buyer.id, 1_000_000)
  const coupon = await shop.make.coupon(shop.buyer.id)
  const plans = []
  for (let at = 0; at < 30; at += 1) plans.push(await shop.make.plan())
  const answers = await Promise.all(plans.map((plan) => rawPay(plan.id, coupon)))
  expect(answers.filter((answer) => answer === 'paid')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'coupon.not_usable')).toHaveLength(29)
})

test.runIf(onPostgres)('many buyers of one expert at once all get what they paid for', async () => {
  const plan = await shop.make.plan()
  const others: string[] = []
  for (let at = 0; at < 20; at += 1) {
    const id = `crowd${at}`
    await shop.app.member({ id })
    await shop.make.charge(id, 3800)
    others.push(id)
  }
  const answers = await Promise.all(others.map((id) => rawPay(plan.id, undefined, id)))
  expect(answers).toEqual(Array(20).fill('paid'))
})

/** The sale itself in a transaction of its own, as a second process would run it beside the first. */
async function rawPay(
  planId: string,
  couponId?: string,
  memberId = shop.buyer.id,
): Promise<string> {
  const call = {
    actor: { id: memberId },
    nowMs: shop.app.clock.nowMs(),
    platform: 'wap',
    ports: shop.app.ports,
    refuse: (code: string) => {
      throw new Refused(code, '', {})
    },
  }
  try {
    const receipt = await shop.app.db.transaction(async (tx) =>
      buyPlan(tx, (await findPlan(tx, planId))!, couponId ? { couponId } : 'card', call),
    )
    return receipt.already ? 'already' : 'paid'
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}
