import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_OFFER, payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { wireHeaders } from '@linmen/contract/kit/transport.ts'
import { clientOf } from '#test/client.ts'
import { beginSession } from '#kit/session/session-store.ts'
import { connectChannel } from '#pay/channel-of.ts'
import { cashierBeside, type TestCashier } from '#test/outside/cashier.ts'
import { charge } from '#test/coin-factory.ts'
import { card, coupon } from '#test/perk-factory.ts'
import { planShop } from '#test/plan-shop.ts'
import { putOnSale } from '#features/sale/public.ts'
import { cents } from '@linmen/domain/money/cents.ts'

const shop = planShop()
let cashier: TestCashier
beforeAll(async () => {
  cashier = await cashierBeside(shop.app)
})
afterAll(() => cashier.close())

const prepay = async (planId: string) => {
  const answer = await shop.buyer.client.call(payEndpoints.prepay, { planId })
  if (!answer.ok) throw new Error(answer.code)
  return { orderId: answer.output.orderId!, key: answer.output.channelKey, ...answer.output }
}
const status = async (orderId: string) => {
  const answer = await shop.buyer.client.call(payEndpoints.status, { orderId })
  return answer.ok ? answer.output : { status: answer.code }
}

test('R-APP-003 a plan is granted when its payment has come, and not before', async () => {
  const plan = await shop.make.plan()
  const { orderId, key, amount } = await prepay(plan.id)
  expect(amount).toBe(plan.price)
  expect(await status(orderId)).toMatchObject({ status: 'pending' })
  const shut = await shop.look(plan.id)
  expect(shut.ok && 'body' in shut.output && shut.output.body).toBeFalsy()
  await cashier.press(key!, 'pay')
  await expect.poll(() => status(orderId)).toMatchObject({ status: 'paid' })
  expect(await shop.coins()).toBe(0)
})

test('who bought with coins meanwhile keeps the money as coins', async () => {
  const plan = await shop.make.plan()
  const { orderId, key } = await prepay(plan.id)
  await charge(shop.app, shop.buyer.id, plan.price)
  expect(await shop.pay(plan.id)).toMatchObject({ ok: true })
  await cashier.press(key!, 'pay')
  await expect.poll(() => status(orderId)).toEqual({ status: 'unpaid', kept: true })
  expect(await shop.coins()).toBe(plan.price)
})

test('a plan whose match has begun is not sold any more: the money stays as coins', async () => {
  const { clock } = shop.app
  const plan = await shop.make.plan({ kickoff_ms: clock.nowMs() + 5 * 60_000 })
  const { orderId, key } = await prepay(plan.id)
  clock.advance(6 * 60_000)
  await cashier.press(key!, 'pay')
  await expect.poll(() => status(orderId)).toEqual({ status: 'unpaid', kept: true })
  expect(await shop.coins()).toBe(plan.price)
  const told = await shop.buyer.client.call(messageEndpoints.list, { topic: 'order', pageNo: 1 })
  expect(told).toMatchObject({ ok: true, output: { items: [{ title: '支付已转为金币' }] } })
})

test('what is paid directly is the price of what was chosen: a coupon, a card, or nothing', async () => {
  const plan = await shop.make.plan()
  const couponId = await coupon(shop.app, shop.buyer.id)
  const asked = async (input: object) => {
    const answer = await shop.buyer.client.call(payEndpoints.prepay, { planId: plan.id, ...input })
    return answer.ok ? answer.output.amount : answer.code
  }
  expect(await asked({ couponId })).toBe(plan.price - 800)
  await card(shop.app, shop.buyer.id, 90)
  expect(await asked({})).toBe(0.9 * plan.price)
  expect(await asked({ couponId: NO_OFFER })).toBe(plan.price)
})

test('a plan that is open already needs no payment', async () => {
  const plan = await shop.make.plan()
  await charge(shop.app, shop.buyer.id, plan.price)
  await shop.pay(plan.id)
  const answer = await prepay(plan.id)
  expect(answer.channelKey).toBeUndefined()
  expect(answer.amount).toBe(0)
})

test('a set meal is paid past the wallet, and its looks are there', async () => {
  const id = `sm-direct-${shop.buyer.id}`
  await shop.app.db.transaction((tx) =>
    putOnSale(tx, [
      {
        ...{ id, goods_kind: 'setMeal', name: '通用 2 次', scope: 'jingcai', expert_id: null },
        ...{ price: cents(5800), quantity: 2, days: 7, created_at_ms: 1 },
      },
    ]),
  )
  const { client } = shop.buyer
  const begun = await client.call(setMealEndpoints.prepay, { packageId: id })
  const { orderId, channelKey } = begun.ok ? begun.output : {}
  await cashier.press(channelKey!, 'pay')
  await expect.poll(() => status(orderId!)).toMatchObject({ status: 'paid' })
  const left = await client.call(setMealEndpoints.count, {})
  expect(left.ok && left.output.jingcai.sum).toBe(2)
})

test.each([
  ['messaging', '2335088', ['wechat'], 'wechat'],
  ['microblog, whose own way leads nowhere,', '2335402', ['alipay'], 'alipay'],
] as const)(
  'in %s nobody is sent to a way it does not let in',
  async (host, agentId, ways, way) => {
    const id = `sm-${agentId}`
    await shop.app.db.transaction((tx) =>
      putOnSale(tx, [
        {
          ...{ id, goods_kind: 'setMeal', name: '通用 2 次', scope: 'jingcai', expert_id: null },
          ...{ price: cents(5800), quantity: 2, days: 7, created_at_ms: 1 },
        },
      ]),
    )
    const { secret } = await shop.app.db.transaction((tx) =>
      beginSession(tx, shop.app.ports, {
        ...{ memberId: shop.buyer.id, kind: 'token' },
        channel: { agentId, platform: 'wap' },
      }),
    )
    const there = clientOf(shop.app.base, () => ({ [wireHeaders.token]: secret }))
    connectChannel(shop.app.ports, { ...cashier.channel, ways: ['alipay', 'wechat', 'wechatWeb'] })
    const config = await there.call(walletEndpoints.chargeProducts, {})
    expect(config.ok && config.output.ways.map((each) => each.way), host).toEqual(ways)
    const begun = await there.call(setMealEndpoints.prepay, { packageId: id })
    connectChannel(shop.app.ports, cashier.channel)
    const { rows } = await shop.app.db.pool.query('select way from payment where order_id = $1', [
      begun.ok && begun.output.orderId,
    ])
    expect(rows).toEqual([{ way }])
  },
)

test('R-PLAN-007 a pre-payment carries playType, planId, planNo, returnUrl, feeId, feeEntry and isTwoForOne', async () => {
  const plan = await shop.make.plan()
  const feeId = await shop.make.coupon(shop.buyer.id)
  const answer = await shop.buyer.client.fetch('/api/wxgzh/preDualPay/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': `prepay-${plan.id}` },
    body: JSON.stringify({
      ...{ playType: 'all', planId: plan.id, planNo: plan.planNo, feeId, feeEntry: 1 },
      ...{ isTwoForOne: 0, returnUrl: '/plan/pay-ok' },
    }),
  })
  const told = (await answer.json()) as { amount: number; key: string }
  expect(told).toMatchObject({ isSuccess: true, amount: 30 })
  const page = await (await fetch(told.key)).text()
  expect(page).toContain('30.00')
})

test('a plan that is not there is refused', async () => {
  await expect(prepay('nothing')).rejects.toThrow('plan.not_found')
  const closed = await shop.make.plan({ kickoff_ms: shop.app.clock.nowMs() - 1 })
  await expect(prepay(closed.id)).rejects.toThrow('plan.closed')
  expect(planEndpoints.pay.refusals).toHaveProperty('plan.closed')
})
