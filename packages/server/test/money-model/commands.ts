import assert from 'node:assert/strict'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { refundEndpoints } from '@linmen/contract/wallet/refund.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import fc from 'fast-check'
import { directGoods } from '#direct-goods.ts'
import { checkPayments } from '#features/pay/public.ts'
import { sendRefunds } from '#features/refund/public.ts'
import { settleShares } from '#features/settlement/settle-shares.ts'
import { endLots } from '#features/wallet/public.ts'
import { MERCHANT } from '#pay/cashier/protocol.ts'
import type { Charged, MoneyModel } from './model.ts'
import { expectSame, output, type Run } from './world.ts'

type Command = fc.AsyncCommand<MoneyModel, Run>
type Deed = (model: MoneyModel, run: Run) => Promise<void>

const HOUR_MS = 3_600_000
const GIFT_LIFE_MS = 7 * 24 * HOUR_MS
const PLAN_PRICE = 3800
const TWO_PERSONS = 20_000

/** A deed with its name and numbers: that is how a failing run is told. */
const command = (name: string, deed: Deed): Command => ({
  check: () => true,
  run: async (model, run) => {
    await deed(model, run)
    await expectSame(model, run)
  },
  toString: () => name,
})

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)]

const charge =
  (amount: number): Deed =>
  async (model, { buyer }) => {
    const begun = await buyer.call(walletEndpoints.charge, { way: 'alipay', amount: cents(amount) })
    const { orderId, channelKey } = output(begun)
    const [id, key] = [orderId!, channelKey!]
    // Whoever looks at the page of an order opens it there.
    await fetch(key)
    model.charges.push({ id, amount, state: 'open', refunded: 0, isLate: false })
  }

const notice = ({ id, amount }: Charged, tradeNo: string) => ({
  ...{ number: `N-${id}`, kind: 'pay', merchant: MERCHANT, outNo: id, tradeNo },
  ...{ amount, currency: 'CNY' },
})

/** Told of a payment: truly, again, late, or by somebody who is not the cashier. */
const notify =
  (at: number, how: 'true' | 'forged'): Deed =>
  async (model, { cashier }) => {
    const charged = pick(model.charges, at)
    if (!charged) return
    const { tradeNo, state } = cashier.book.order(charged.id)!
    if (how === 'forged') {
      assert.equal(await cashier.notify(notice(charged, tradeNo), 'another key'), 401)
      return
    }
    // Money that comes after the close is money all the same; only the cashier will not pay it back.
    cashier.book.pay(charged.id, model.nowMs)
    charged.isLate ||= state === 'closed'
    assert.equal(await cashier.notify(notice(charged, tradeNo)), 200)
    if (charged.state !== 'paid') model.paid += charged.amount
    charged.state = 'paid'
  }

const buyPlan =
  (isNew: boolean, at: number): Deed =>
  async (model, { buyer, make, expertId }) => {
    if (isNew || model.plans.length === 0) {
      const { id } = await make.plan({ expert_id: expertId })
      model.plans.push({ planId: id, closesAtMs: model.nowMs + HOUR_MS, resultAtMs: null })
    }
    const plan = isNew ? model.plans.at(-1)! : pick(model.plans, at)!
    const answer = await buyer.call(planEndpoints.pay, { id: plan.planId })
    if (model.owns(plan.planId)) assert.equal(output(answer).already, true)
    else if (model.isClosed(plan)) assert.equal(answer.ok || answer.code, 'plan.closed')
    else if (model.coins < PLAN_PRICE) assert.equal(answer.ok || answer.code, 'wallet.not.enough')
    else model.buy(output(answer).orderId!, plan.planId, PLAN_PRICE)
  }

const VIP = { 'vip-red-030': 10_800, 'vip-super-030': 29_600 } as const

const buyVip =
  (priceId: keyof typeof VIP): Deed =>
  async (model, { buyer }) => {
    const answer = await buyer.call(vipEndpoints.buy, { priceId })
    if (model.coins < VIP[priceId]) assert.equal(answer.ok || answer.code, 'wallet.not.enough')
    else model.buy(output(answer).orderId!, null, VIP[priceId])
  }

const gift =
  (amount: number): Deed =>
  async (model, { make, buyerId }) => {
    await make.giftCoins(buyerId, amount)
    model.lots.push({ left: amount, endsAtMs: model.nowMs + GIFT_LIFE_MS })
  }

const refundOrder =
  (at: number, approve: boolean): Deed =>
  async (model, { first, second }) => {
    const [orderId, sold] = pick([...model.sold], at) ?? []
    if (orderId === undefined || !sold) return
    const asked = { kind: 'order', subjectId: orderId, reason: '模型测试' } as const
    const answer = await first.call(refundEndpoints.proposeRefund, asked)
    if (sold.state === 'refunded') {
      assert.equal(answer.ok || answer.code, 'refund.subject')
      return
    }
    const price = sold.paid + sold.lots.reduce((sum, { take }) => sum + take, 0)
    const { id, state } = output(answer)
    assert.equal(state, price >= TWO_PERSONS ? 'proposed' : 'done')
    if (state === 'done') return model.refund(orderId)
    const own = await first.call(refundEndpoints.decideRefund, {
      id,
      approve: true,
      reason: '同意',
    })
    assert.equal(own.ok || own.code, 'refund.same_person')
    output(await second.call(refundEndpoints.decideRefund, { id, approve, reason: '复核' }))
    if (approve) model.refund(orderId)
  }

const refundCharge =
  (at: number, amount: number): Deed =>
  async (model, { app, first, second }) => {
    const charged = pick(model.charges, at)
    if (!charged) return
    const answer = await first.call(refundEndpoints.proposeRefund, {
      ...{ kind: 'charge', subjectId: charged.id, amount: cents(amount), reason: '模型测试' },
    })
    const most = Math.min(charged.amount - charged.refunded, model.paid)
    if (charged.state !== 'paid') assert.equal(answer.ok || answer.code, 'refund.subject')
    else if (amount > most) assert.equal(answer.ok || answer.code, 'refund.amount')
    else {
      const { id, state } = output(answer)
      assert.equal(state === 'proposed', amount >= TWO_PERSONS)
      const yes = { id, approve: true, reason: '复核' }
      if (state === 'proposed') output(await second.call(refundEndpoints.decideRefund, yes))
      await sendRefunds(app.ports)
      if (charged.isLate) return
      charged.refunded += amount
      model.paid -= amount
    }
  }

/** Twice, because jobs come twice. */
const jobs: Deed = async (model, { app }) => {
  for (let twice = 0; twice < 2; twice += 1) {
    await checkPayments(app.ports, directGoods)
    await endLots(app.ports)
    await settleShares(app.ports)
  }
  model.settleShares()
}

const result =
  (at: number): Deed =>
  async (model, { app }) => {
    const plan = pick(model.plans, at)
    if (!plan || plan.resultAtMs !== null) return
    plan.resultAtMs = model.nowMs
    await app.db.pool.query(
      `update plan set result = 'hit', returned_hundredths = 200, settled_at_ms = $2 where id = $1`,
      [plan.planId, model.nowMs],
    )
  }

const wait =
  (hours: number): Deed =>
  async (model, { app, first, second }) => {
    app.clock.advance(hours * HOUR_MS)
    // Whoever does nothing for days is signed out.
    for (const operator of [first, second])
      await operator.call(refundEndpoints.listRefunds, { pageNo: 1, pageSize: 1 })
    model.nowMs += hours * HOUR_MS
  }

const index = fc.nat({ max: 30 })
const coins = fc.integer({ min: 1, max: 400 }).map((whole) => whole * 100)

/** Everything that moves money, in any order. */
export const moneyCommands = [
  coins.map((amount) => command(`charge ${amount}`, charge(amount))),
  index.map((at) => command(`notify ${at}`, notify(at, 'true'))),
  index.map((at) => command(`notify ${at} again`, notify(at, 'true'))),
  index.map((at) => command(`forge ${at}`, notify(at, 'forged'))),
  index.map((at) => command('buy a new plan', buyPlan(true, at))),
  index.map((at) => command(`buy plan ${at}`, buyPlan(false, at))),
  fc
    .constantFrom(...(Object.keys(VIP) as (keyof typeof VIP)[]))
    .map((id) => command(`buy ${id}`, buyVip(id))),
  coins.map((amount) => command(`gift ${amount}`, gift(amount))),
  fc
    .tuple(index, fc.boolean())
    .map(([at, yes]) => command(`refund order ${at} ${yes}`, refundOrder(at, yes))),
  fc
    .tuple(index, coins)
    .map(([at, sum]) => command(`refund charge ${at} ${sum}`, refundCharge(at, sum))),
  fc.constant(command('jobs', jobs)),
  index.map((at) => command(`result ${at}`, result(at))),
  fc.integer({ min: 1, max: 80 }).map((hours) => command(`wait ${hours} h`, wait(hours))),
]
