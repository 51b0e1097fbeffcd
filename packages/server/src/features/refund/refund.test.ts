import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { refundEndpoints } from '@linmen/contract/wallet/refund.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { expectSoundBooks } from '#test/books.ts'
import { cashierBeside, type TestCashier } from '#test/outside/cashier.ts'
import type { Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { settleShares } from '#features/settlement/settle-shares.ts'
import { earnVip } from '#features/vip/earn-vip.ts'
import { pendingShareOf } from '#features/wallet/public.ts'
import { connectChannel } from '#pay/channel-of.ts'
import { sendRefunds } from './send-refunds.ts'

const DAY_MS = 86_400_000
const WHY = '客服核实：重复购买'

let app: TestApp
let cashier: TestCashier
let make: ReturnType<typeof factoryFor>
let buyer: { id: string; client: Client }
let made = 0

beforeAll(async () => {
  app = await startApp()
  cashier = await cashierBeside(app)
  make = factoryFor(app)
  await make.expert('wei')
  await app.member({ id: 'lao2', role: 'operator' })
})
beforeEach(async () => {
  const id = `payer${(made += 1)}`
  buyer = { id, client: await app.member({ id }) }
  connectChannel(app.ports, cashier.channel)
})
afterEach(() => expectSoundBooks(app.db.read))
afterAll(async () => {
  await cashier.close()
  await app.close()
})

const coins = async () => {
  const answer = await buyer.client.call(walletEndpoints.balance, {})
  return answer.ok ? answer.output.coins : answer.code
}
const charged = async (amount: number) => {
  const answer = await buyer.client.call(walletEndpoints.charge, {
    way: 'alipay',
    amount: cents(amount),
  })
  if (!answer.ok) throw new Error(answer.code)
  await cashier.press(answer.output.channelKey!, 'pay')
  await expect.poll(coins).toBe(amount)
  return answer.output.orderId!
}
const propose = (
  kind: 'order' | 'charge',
  subjectId: string,
  rest: { amount?: ReturnType<typeof cents>; reason?: string } = {},
  who = 'lao',
) => app.as(who).call(refundEndpoints.proposeRefund, { kind, subjectId, reason: WHY, ...rest })
const proposed = async (...asked: Parameters<typeof propose>) => {
  const answer = await propose(...asked)
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}
const decide = (id: string, approve: boolean, who: string, reason = '已核对') =>
  app.as(who).call(refundEndpoints.decideRefund, { id, approve, reason })
const bought = async () => {
  const plan = await make.plan()
  const answer = await buyer.client.call(planEndpoints.pay, { id: plan.id })
  if (!answer.ok) throw new Error(answer.code)
  return { planId: plan.id, orderId: answer.output.orderId!, paid: answer.output.amount }
}
const news = async () => {
  const { rows } = await app.db.pool.query<{ title: string; content: string }>(
    'select title, content from message where member_id = $1 order by created_at_ms, id',
    [buyer.id],
  )
  return rows
}
const lastMovement = async () => {
  const list = await buyer.client.call(walletEndpoints.listCoins, { filter: 'all', pageNo: 1 })
  return list.ok ? list.output.items : []
}

test('a purchase comes back into the wallet, with its reason in a message and on the receipt', async () => {
  await charged(10_000)
  const { orderId, planId, paid } = await bought()
  app.clock.advance(1000)
  const refund = await proposed('order', orderId)
  expect(refund).toMatchObject({ state: 'done', amount: paid, needsSecond: false })
  expect(await coins()).toBe(10_000)
  expect(await news()).toContainEqual({
    title: '已全额退回',
    content: expect.stringContaining(`原因：${WHY}`) as string,
  })
  expect(await lastMovement()).toContainEqual(
    expect.objectContaining({ kind: 'refunded', reason: WHY, isIncome: true, amount: paid }),
  )
  expect(await buyer.client.call(planEndpoints.look, { id: planId })).toMatchObject({ ok: true })
  const { rows } = await app.db.pool.query('select actor, deed from audit where subject = $1', [
    refund.id,
  ])
  expect(rows).toEqual([{ actor: 'lao', deed: 'refund.proposed' }])
  // It is given back once, and can be bought again.
  expect(await propose('order', orderId)).toMatchObject({ code: 'refund.subject' })
  expect(await buyer.client.call(planEndpoints.pay, { id: planId })).toMatchObject({
    ok: true,
    output: { already: false },
  })
})

test('the expert loses the share, before and after it was settled', async () => {
  await charged(10_000)
  const pending = await pendingShareOf(app.db.read, 'wei')
  const first = await bought()
  expect(await pendingShareOf(app.db.read, 'wei')).toBeGreaterThan(pending)
  await proposed('order', first.orderId)
  expect(await pendingShareOf(app.db.read, 'wei')).toBe(pending)

  const second = await bought()
  await app.db.pool.query(
    `update plan set result = 'hit', returned_hundredths = 200, settled_at_ms = $2 where id = $1`,
    [second.planId, app.clock.nowMs()],
  )
  app.clock.advance(3 * DAY_MS)
  await settleShares(app.ports)
  const cash = async () => {
    const answer = await app.as('wei').call(walletEndpoints.balance, {})
    return answer.ok ? answer.output.cash : 0
  }
  const before = await cash()
  expect(before).toBeGreaterThan(0)
  await proposed('order', second.orderId)
  expect(await cash()).toBeLessThan(before)
})

test('a large one waits for another person', async () => {
  await charged(50_000)
  const answer = await buyer.client.call(vipEndpoints.buy, { priceId: 'vip-super-030' })
  const orderId = answer.ok ? answer.output.orderId! : ''
  const { id, state, needsSecond } = await proposed('order', orderId)
  expect([state, needsSecond]).toEqual(['proposed', true])
  expect(await coins()).toBe(20_400)
  expect(await propose('order', orderId, {}, 'lao2')).toMatchObject({ code: 'refund.open' })
  expect(await decide(id, true, 'lao')).toMatchObject({ code: 'refund.same_person' })
  expect(await decide(id, true, buyer.id)).toMatchObject({ code: 'no_permission' })
  const waiting = await app
    .as('lao2')
    .call(refundEndpoints.listRefunds, { waiting: true, pageNo: 1, pageSize: 20 })
  expect(waiting.ok && waiting.output.items.map((each) => each.id)).toEqual([id])
  expect(await decide(id, true, 'lao2')).toMatchObject({ ok: true, output: { state: 'done' } })
  expect(await coins()).toBe(50_000)
  expect(await decide(id, true, 'lao2')).toMatchObject({ code: 'refund.decided' })
  const { rows } = await app.db.pool.query(
    'select actor, deed from audit where subject = $1 order by id',
    [id],
  )
  expect(rows).toEqual([
    { actor: 'lao', deed: 'refund.proposed' },
    { actor: 'lao2', deed: 'refund.approved' },
  ])
})

test('a rejected one changes nothing and says why', async () => {
  await charged(50_000)
  const answer = await buyer.client.call(vipEndpoints.buy, { priceId: 'vip-super-030' })
  const { id } = await proposed('order', answer.ok ? answer.output.orderId! : '')
  expect(await decide(id, false, 'lao2', '超过退款期限')).toMatchObject({
    ok: true,
    output: { state: 'rejected', answer: '超过退款期限', decidedBy: 'lao2' },
  })
  expect(await coins()).toBe(20_400)
})

test('a charge goes back to where it came from, as far as its coins are there', async () => {
  const paymentId = await charged(10_000)
  const { paid } = await bought()
  const left = 10_000 - paid
  const tooMuch = await propose('charge', paymentId, { amount: cents(left + 1) })
  expect(tooMuch).toMatchObject({ code: 'refund.amount', data: { most: left } })
  app.clock.advance(1000)
  const refund = await proposed('charge', paymentId, { amount: cents(2000) })
  expect(refund.state).toBe('submitted')
  expect(await coins()).toBe(left - 2000)
  expect(await propose('charge', paymentId)).toMatchObject({ code: 'refund.open' })
  await sendRefunds(app.ports)
  expect(cashier.book.order(paymentId)?.refunded).toBe(2000)
  expect(await news()).toContainEqual({
    title: '充值已原路退回',
    content: expect.stringContaining(WHY) as string,
  })
  expect(await lastMovement()).toContainEqual(
    expect.objectContaining({ title: '充值原路退回', reason: WHY, isIncome: false, amount: 2000 }),
  )
  // The rest may follow, but not more than was paid.
  expect(await proposed('charge', paymentId)).toMatchObject({ amount: left - 2000 })
  await sendRefunds(app.ports)
  expect(await propose('charge', paymentId)).toMatchObject({ code: 'refund.amount' })
})

test('the gift of a charge goes back with it, and what was spent of it is kept back', async () => {
  const couponId = await make.coupon(buyer.id, {
    category: 'charge',
    kind: 'amountOff',
    worth: cents(500),
    threshold: cents(5000),
  })
  const answer = await buyer.client.call(walletEndpoints.charge, {
    way: 'alipay',
    amount: cents(5000),
    couponId,
  })
  await cashier.press(answer.ok ? answer.output.channelKey! : '', 'pay')
  await expect.poll(coins).toBe(5500)
  const paymentId = answer.ok ? answer.output.orderId! : ''
  expect(await proposed('charge', paymentId, { amount: cents(1000) })).toMatchObject({ bonus: 500 })
  expect(await coins()).toBe(4000)
  await sendRefunds(app.ports)
})

test('a channel that loses its answers pays back once; one that refuses leaves the coins', async () => {
  const paymentId = await charged(6000)
  const lost = await proposed('charge', paymentId, { amount: cents(1000) })
  connectChannel(app.ports, {
    ...cashier.channel,
    refund: async (asked) => {
      await cashier.channel.refund(asked)
      throw new Error('the line broke')
    },
  })
  await sendRefunds(app.ports)
  connectChannel(app.ports, cashier.channel)
  app.clock.advance(61_000)
  await sendRefunds(app.ports)
  expect(cashier.book.order(paymentId)?.refunded).toBe(1000)
  const { rows } = await app.db.pool.query('select state, checks from refund where id = $1', [
    lost.id,
  ])
  expect(rows).toEqual([{ state: 'done', checks: 1 }])

  await proposed('charge', paymentId, { amount: cents(500) })
  expect(await coins()).toBe(4500)
  connectChannel(app.ports, { ...cashier.channel, refund: async () => 'refused' })
  await sendRefunds(app.ports)
  expect(await coins()).toBe(5000)
  expect((await news()).at(-1)).toMatchObject({ title: '充值退款未成功' })
})

test('what is not there, one’s own, or without a reason is not given back', async () => {
  expect(await propose('order', 'so-nobody')).toMatchObject({ code: 'refund.subject' })
  expect(await propose('charge', 'pm-nobody')).toMatchObject({ code: 'refund.subject' })
  await charged(10_000)
  const { orderId } = await bought()
  expect(await propose('order', orderId, { reason: '' })).toMatchObject({ code: 'bad_input' })
  expect(await propose('order', orderId, {}, buyer.id)).toMatchObject({ code: 'no_permission' })
  expect(await decide('rf-nobody', true, 'lao')).toMatchObject({ code: 'refund.not_found' })
})

// The last one: sessions end in the days that go by here.
test('a membership that is given back ends, and what was to follow it begins', async () => {
  await charged(30_000)
  const buy = async () => {
    const answer = await buyer.client.call(vipEndpoints.buy, { priceId: 'vip-red-030' })
    return answer.ok ? answer.output.orderId! : ''
  }
  const first = await buy()
  app.clock.advance(1000)
  await buy()
  app.clock.advance(10 * DAY_MS)
  await earnVip(app.ports)
  const info = async () => {
    const answer = await buyer.client.call(vipEndpoints.info, {})
    return answer.ok ? answer.output : null
  }
  const before = await info()
  expect(before).toMatchObject({ state: 'active', orders: 2 })
  await proposed('order', first)
  expect(await coins()).toBe(30_000 - 10_800)
  const after = await info()
  expect(after).toMatchObject({ state: 'active', orders: 1, startsAtMs: app.clock.nowMs() })
  expect(after!.endsAtMs! - app.clock.nowMs()).toBe(30 * DAY_MS)
  app.clock.advance(31 * DAY_MS)
  await earnVip(app.ports)
})
