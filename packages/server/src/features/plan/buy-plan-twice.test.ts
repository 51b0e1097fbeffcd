import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { expectSoundBooks } from '#test/books.ts'
import { onPostgres, startApp, type TestApp } from '#test/harness.ts'
import { factoryFor } from '#test/plan-factory.ts'
import type { Client } from '#test/client.ts'
import { Refused } from '#kit/refused.ts'
import { buyPlan, type PayCall } from './buy-plan.ts'
import { findPlan } from './plan.repo.ts'

let app: TestApp
let make: ReturnType<typeof factoryFor>
let buyers = 0
let buyer: { id: string; client: Client }

beforeAll(async () => {
  app = await startApp()
  make = factoryFor(app)
  await make.expert('wei')
})
beforeEach(async () => {
  const id = `twice${(buyers += 1)}`
  buyer = { id, client: await app.member({ id }) }
})
afterEach(() => expectSoundBooks(app.db.read))
afterAll(() => app.close())

const coinsOf = async () => {
  const answer = await buyer.client.call(walletEndpoints.balance, {})
  return answer.ok ? answer.output.coins : answer.code
}

test('a retry with the same request id charges once and answers the same', async () => {
  const plan = await make.plan()
  await make.charge(buyer.id, 10_000)
  const first = await buyer.client.call(planEndpoints.pay, { id: plan.id }, { requestId: 'r1' })
  const second = await buyer.client.call(planEndpoints.pay, { id: plan.id }, { requestId: 'r1' })
  expect(first.ok).toBe(true)
  expect(second).toEqual(first)
  expect(await coinsOf()).toBe(6200)
})

test('the same request id with other content is refused', async () => {
  const [plan, other] = [await make.plan(), await make.plan()]
  await make.charge(buyer.id, 10_000)
  await buyer.client.call(planEndpoints.pay, { id: plan.id }, { requestId: 'r2' })
  expect(
    await buyer.client.call(planEndpoints.pay, { id: other.id }, { requestId: 'r2' }),
  ).toMatchObject({ ok: false, code: 'idem_conflict' })
  expect(await coinsOf()).toBe(6200)
})

test('paying again under a new request id costs nothing', async () => {
  const plan = await make.plan()
  await make.charge(buyer.id, 10_000)
  const first = await buyer.client.call(planEndpoints.pay, { id: plan.id })
  const again = await buyer.client.call(planEndpoints.pay, { id: plan.id })
  const order = first.ok && first.output.orderId
  expect(again).toMatchObject({
    ok: true,
    output: { amount: 0, already: true, orderId: order, balance: 6200 },
  })
})

test('an old client that sends no request id and repeats itself is charged once', async () => {
  const plan = await make.plan()
  await make.charge(buyer.id, 10_000)
  const pay = async () => (await buyer.client.fetch(`/api/plan/pay/${plan.id}`)).json()
  expect(await pay()).toMatchObject({ isSuccess: true, amount: 38, alreadyBuy: false })
  expect(await pay()).toMatchObject({ isSuccess: true, amount: 0, alreadyBuy: true, balance: 62 })
})

test('a plan that is already bought stays bought after its match began', async () => {
  const plan = await make.plan()
  await make.charge(buyer.id, 3800)
  await buyer.client.call(planEndpoints.pay, { id: plan.id })
  app.clock.advance(3 * 3_600_000)
  expect(
    await buyer.client.call(planEndpoints.payWithCoupon, { planNo: plan.planNo, couponId: 'x' }),
  ).toMatchObject({ ok: true, output: { already: true } })
  app.clock.advance(-3 * 3_600_000)
})

test('a refused payment leaves no trace, so the same id works once there are coins', async () => {
  const plan = await make.plan()
  const poor = await buyer.client.call(planEndpoints.pay, { id: plan.id }, { requestId: 'r3' })
  expect(poor).toMatchObject({ ok: false, code: 'wallet.not.enough' })
  await make.charge(buyer.id, 3800)
  expect(
    await buyer.client.call(planEndpoints.pay, { id: plan.id }, { requestId: 'r3' }),
  ).toMatchObject({ ok: true, output: { amount: 3800 } })
})

test('T1 thirty clicks at once buy once, and all of them are told so', async () => {
  const plan = await make.plan()
  await make.charge(buyer.id, 100_000)
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => buyer.client.call(planEndpoints.pay, { id: plan.id })),
  )
  expect(answers.every((answer) => answer.ok)).toBe(true)
  const charged = answers.filter((answer) => answer.ok && !answer.output.already)
  expect(charged).toHaveLength(1)
  expect(await coinsOf()).toBe(96_200)
})

// One connection cannot race itself: these need a database that runs transactions side by side.
test.runIf(onPostgres)('T1 copies sent to the database at once still buy once', async () => {
  const plan = await make.plan()
  await make.charge(buyer.id, 100_000)
  const answers = await Promise.all(Array.from({ length: 30 }, () => rawPay(plan.id)))
  expect(answers.filter((answer) => answer === 'paid')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'already')).toHaveLength(29)
})

test.runIf(onPostgres)('T2 a balance for ten plans buys ten of fifty at once', async () => {
  await make.charge(buyer.id, 38_000)
  const plans = []
  for (let at = 0; at < 50; at += 1) plans.push(await make.plan())
  const answers = await Promise.all(plans.map((plan) => rawPay(plan.id)))
  expect(answers.filter((answer) => answer === 'paid')).toHaveLength(10)
  expect(answers.filter((answer) => answer === 'wallet.not.enough')).toHaveLength(40)
  expect(await coinsOf()).toBe(0)
})

test.runIf(onPostgres)('T3 one coupon in thirty orders at once pays for one of them', async () => {
  await make.charge(buyer.id, 1_000_000)
  const coupon = await make.coupon(buyer.id)
  const plans = []
  for (let at = 0; at < 30; at += 1) plans.push(await make.plan())
  const answers = await Promise.all(plans.map((plan) => rawPay(plan.id, coupon)))
  expect(answers.filter((answer) => answer === 'paid')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'coupon.not_usable')).toHaveLength(29)
})

test.runIf(onPostgres)('many buyers of one expert at once all get what they paid for', async () => {
  const plan = await make.plan()
  const others: string[] = []
  for (let at = 0; at < 20; at += 1) {
    const id = `crowd${at}`
    await app.member({ id })
    await make.charge(id, 3800)
    others.push(id)
  }
  const answers = await Promise.all(others.map((id) => rawPay(plan.id, undefined, id)))
  expect(answers).toEqual(Array(20).fill('paid'))
})

let sent = 0

/** The sale itself in a transaction of its own, as a second process would run it beside the first. */
async function rawPay(planId: string, couponId?: string, memberId = buyer.id): Promise<string> {
  const call: PayCall = {
    actor: { id: memberId, role: 'member', level: 0, sessionId: `s${(sent += 1)}` },
    nowMs: app.clock.nowMs(),
    platform: 'wap',
    ports: app.ports,
    refuse: (code) => {
      throw new Refused(code, '', {})
    },
  }
  try {
    const receipt = await app.db.transaction(async (tx) =>
      buyPlan(tx, await findPlan(tx, planId), couponId ? { couponId } : 'card', call),
    )
    return receipt.already ? 'already' : 'paid'
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}
