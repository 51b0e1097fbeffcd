import { expect, test } from 'vitest'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import type { Client } from '#test/client.ts'
import { planShop } from '#test/plan-shop.ts'
import { canaryOf } from '#test/plan-factory.ts'

const DAY = 86_400_000

const shop = planShop()

const payWith = (planNo: string, couponId: string) =>
  shop.buyer.client.call(planEndpoints.payWithCoupon, { planNo, couponId })
const bodyFor = async (planId: string) => {
  const seen = await shop.buyer.client.call(planEndpoints.look, { id: planId })
  return seen.ok ? seen.output.body : seen.code
}

test('R-APP-003 R-COUPON-001 a plan bought with coins opens, costs its price and gives the expert 30 %', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 12_600)
  const before = await shop.pendingShare()
  const paid = await shop.pay(plan.id)
  expect(paid).toMatchObject({
    ok: true,
    output: {
      planNo: plan.planNo,
      kind: 'full',
      amount: 3800,
      saved: 0,
      balance: 8800,
      already: false,
    },
  })
  expect(await shop.coins()).toBe(8800)
  expect(await bodyFor(plan.id)).toBe(canaryOf(plan.id))
  expect((await shop.pendingShare()) - before).toBe(1140)
})

test('R-COUPON-004 an amount-off coupon lowers the price and is used up', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 3000)
  const coupon = await shop.make.coupon(shop.buyer.id)
  const paid = await payWith(plan.planNo, coupon)
  expect(paid).toMatchObject({
    ok: true,
    output: { kind: 'amountOff', amount: 3000, saved: 800, balance: 0 },
  })
  const other = await shop.make.plan()
  expect(await payWith(other.planNo, coupon)).toMatchObject({
    ok: false,
    code: 'coupon.not_usable',
    data: { why: 'used', reason: '已使用' },
  })
})

test('R-COUPON-003 a free coupon pays everything and the expert gets nothing', async () => {
  const plan = await shop.make.plan()
  const coupon = await shop.make.coupon(shop.buyer.id, { kind: 'free', threshold: cents(5000) })
  const before = await shop.pendingShare()
  expect(await payWith(plan.planNo, coupon)).toMatchObject({
    ok: true,
    output: { kind: 'freeCoupon', amount: 0, saved: 3800 },
  })
  expect(await shop.pendingShare()).toBe(before)
  expect(await bodyFor(plan.id)).toBe(canaryOf(plan.id))
})

test('R-COUPON-005 a discount card is used by itself, rounds up and loses one use', async () => {
  const plan = await shop.make.plan({ price: cents(3801) })
  await shop.make.charge(shop.buyer.id, 10_000)
  await shop.make.card(shop.buyer.id, 80, 1)
  expect(await shop.pay(plan.id)).toMatchObject({
    ok: true,
    output: { kind: 'discountCard', amount: 3041, saved: 760, balance: 6959 },
  })
  const second = await shop.make.plan()
  expect(await shop.pay(second.id)).toMatchObject({
    ok: true,
    output: { kind: 'full', amount: 3800 },
  })
})

test('a discount card that is declined keeps its use, and the expert shares the full price', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 10_000)
  await shop.make.card(shop.buyer.id, 80, 1)
  const before = await shop.pendingShare()
  const paid = await shop.buyer.client.call(planEndpoints.pay, { id: plan.id, withoutOffer: true })
  expect(paid).toMatchObject({ ok: true, output: { kind: 'full', amount: 3800, balance: 6200 } })
  expect((await shop.pendingShare()) - before).toBe(1140)
  const second = await shop.make.plan()
  expect(await shop.pay(second.id)).toMatchObject({ ok: true, output: { kind: 'discountCard' } })
})

test('R-PLAN-015 R-COUPON-002 a set meal opens its plans for one look each', async () => {
  await shop.make.pack(shop.buyer.id, 9800, 2)
  const first = await shop.make.plan({ in_set_meals: true })
  const second = await shop.make.plan({ in_set_meals: true })
  const third = await shop.make.plan({ in_set_meals: true })
  expect(await shop.pay(first.id)).toMatchObject({
    ok: true,
    output: { kind: 'setMeal', amount: 0 },
  })
  expect(await shop.pay(second.id)).toMatchObject({
    ok: true,
    output: { kind: 'setMeal', amount: 0 },
  })
  expect(await shop.pay(third.id)).toMatchObject({ ok: false, code: 'wallet.not.enough' })
})

test('a set meal goes before a coupon, and the coupon stays', async () => {
  await shop.make.pack(shop.buyer.id, 9800, 3)
  const coupon = await shop.make.coupon(shop.buyer.id)
  const plan = await shop.make.plan({ in_set_meals: true })
  expect(await payWith(plan.planNo, coupon)).toMatchObject({
    ok: true,
    output: { kind: 'setMeal' },
  })
  const perks = await shop.buyer.client.call(setMealEndpoints.count, { expertId: 'wei' })
  expect(perks).toMatchObject({ ok: true, output: { jingcai: { sum: 2 }, pool: { sum: 0 } } })
  await shop.make.charge(shop.buyer.id, 3000)
  const other = await shop.make.plan()
  expect(await payWith(other.planNo, coupon)).toMatchObject({ ok: true, output: { amount: 3000 } })
})

test('a set meal tied to another expert opens nothing here', async () => {
  await shop.make.pack(shop.buyer.id, 9800, 3, 'mei')
  const plan = await shop.make.plan({ in_set_meals: true })
  expect(await shop.pay(plan.id)).toMatchObject({ ok: false, code: 'wallet.not.enough' })
})

test('gift coins go first, those that end first before others, and carry no share', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 3000)
  const late = await shop.make.giftCoins(shop.buyer.id, 700, shop.app.clock.nowMs() + 5 * DAY)
  const soon = await shop.make.giftCoins(shop.buyer.id, 500, shop.app.clock.nowMs() + DAY)
  const before = await shop.pendingShare()
  expect(await shop.pay(plan.id)).toMatchObject({
    ok: true,
    output: { amount: 3800, balance: 400 },
  })
  const lots = await shop.app.db.read
    .selectFrom('promo_lot')
    .select(['id', 'left_over'])
    .where('member_id', '=', shop.buyer.id)
    .execute()
  expect(Object.fromEntries(lots.map((lot) => [lot.id, lot.left_over]))).toEqual({
    [soon]: 0,
    [late]: 0,
  })
  expect((await shop.pendingShare()) - before).toBe(780)
})

test('gift coins that have ended are not spent, whether or not a job has cleared them', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 3000)
  await shop.make.giftCoins(shop.buyer.id, 800, shop.app.clock.nowMs())
  expect(await shop.pay(plan.id)).toMatchObject({
    ok: false,
    code: 'wallet.not.enough',
    data: { required: 3800, balance: 3000 },
  })
})

test('R-PAYMENT-032 a balance one fen short is refused with what is needed and what is there', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 3799)
  expect(await shop.pay(plan.id)).toEqual({
    ok: false,
    code: 'wallet.not.enough',
    data: { required: 3800, balance: 3799 },
    text: '余额不足',
  })
  expect(await bodyFor(plan.id)).toBeUndefined()
  expect(await shop.coins()).toBe(3799)
})

test('refusals come in their order: plan, sale, coupon, coins', async () => {
  const closed = await shop.make.plan({ kickoff_ms: shop.app.clock.nowMs() })
  const open = await shop.make.plan()
  expect(await payWith('no-such-plan', 'no-such-coupon')).toMatchObject({ code: 'plan.not_found' })
  expect(await payWith(closed.planNo, 'no-such-coupon')).toMatchObject({ code: 'plan.closed' })
  expect(await payWith(open.planNo, 'no-such-coupon')).toMatchObject({
    code: 'coupon.not_usable',
    data: { why: 'not_owned', reason: '没有这张优惠券' },
  })
  expect(await payWith(open.planNo, await shop.make.coupon(shop.buyer.id))).toMatchObject({
    code: 'wallet.not.enough',
    data: { required: 3000, balance: 0 },
  })
})

test('a plan is sold until the very moment its match begins', async () => {
  await shop.make.charge(shop.buyer.id, 10_000)
  const last = await shop.make.plan({ kickoff_ms: shop.app.clock.nowMs() + 1 })
  const late = await shop.make.plan({ kickoff_ms: shop.app.clock.nowMs() })
  expect(await shop.pay(late.id)).toMatchObject({ ok: false, code: 'plan.closed' })
  expect(await shop.pay(last.id)).toMatchObject({ ok: true })
})

test('a free plan and the expert’s own plan cost nothing and make no order', async () => {
  const free = await shop.make.plan({ price: cents(0) })
  expect(await shop.pay(free.id)).toMatchObject({ ok: true, output: { amount: 0, already: true } })
  const own = await shop.make.plan()
  expect(await shop.app.as('wei').call(planEndpoints.pay, { id: own.id })).toMatchObject({
    ok: true,
    output: { amount: 0, already: true },
  })
})

test('the answer about a paid order says what it cost and what is left', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 10_000)
  await payWith(plan.planNo, await shop.make.coupon(shop.buyer.id))
  expect(await shop.buyer.client.call(payEndpoints.checkComplete, { planNo: plan.planNo })).toEqual(
    {
      ok: true,
      output: { status: 'paid', amount: 3000, saved: 800, balance: 7000 },
    },
  )
})

test('R-PAYMENT-030 the status of an order is 2 once it is paid, and nobody else sees it', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 3800)
  const paid = await shop.pay(plan.id)
  const orderId = (paid.ok && paid.output.orderId) || ''
  const raw = await shop.buyer.client.fetch(`/api/check/pay/status?id=${orderId}`)
  expect(await raw.json()).toMatchObject({ isSuccess: true, status: 2, amount: 38, balance: 0 })
  expect(await shop.app.as('mei').call(payEndpoints.status, { orderId })).toMatchObject({
    ok: false,
    code: 'order.not_found',
  })
})

test('R-PLAN-001 the status question knows this member’s order only', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 3800)
  const ask = (client: Client) => client.call(payEndpoints.checkComplete, { planNo: plan.planNo })
  expect(await ask(shop.buyer.client)).toMatchObject({ output: { status: 'unpaid' } })
  await shop.pay(plan.id)
  expect(await ask(shop.buyer.client)).toMatchObject({ output: { status: 'paid' } })
  expect(await ask(shop.app.as('mei'))).toEqual({ ok: true, output: { status: 'unpaid' } })
  expect(
    await shop.buyer.client.call(payEndpoints.checkComplete, { planNo: 'nothing' }),
  ).toMatchObject({
    ok: false,
    code: 'plan.not_found',
  })
})
