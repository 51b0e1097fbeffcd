import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { wireHeaders } from '@linmen/contract/kit/transport.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { PAYMENT_LIFE_MS } from '@linmen/domain/order/payment-state.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { expectSoundBooks } from '#test/books.ts'
import { clientOf, type Client } from '#test/client.ts'
import { cashierBeside, type TestCashier } from '#test/outside/cashier.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { beginSession } from '#kit/session/session-store.ts'
import { directGoods } from '#direct-goods.ts'
import { checkPayments } from './check-payments.ts'

let app: TestApp
let cashier: TestCashier
let buyer: Client
let buyerId: string
let count = 0
beforeAll(async () => {
  app = await startApp()
  cashier = await cashierBeside(app)
})
beforeEach(async () => {
  count += 1
  buyerId = `buyer${count}`
  buyer = await app.member({ id: buyerId })
})
afterEach(() => vi.restoreAllMocks())
afterEach(() => expectSoundBooks(app.db.read))
afterAll(async () => {
  await cashier.close()
  await app.close()
})

const begin = async (client = buyer, amount = 1200, way: 'alipay' | 'wechat' = 'alipay') => {
  const answer = await client.call(walletEndpoints.charge, { way, amount: cents(amount) })
  if (!answer.ok) throw new Error(answer.code)
  return { orderId: answer.output.orderId!, key: answer.output.channelKey! }
}
/** Goes to the cashier, where the order is then known, and leaves it without a word. */
const lookAt = (key: string) => fetch(key)
const open = async (client = buyer) => {
  const answer = await client.call(payEndpoints.listOpen, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.output.payments
}
const cancel = async (orderId: string, client = buyer) => {
  const answer = await client.call(payEndpoints.cancel, { orderId })
  return answer.ok ? answer.output.status : answer.code
}
const coins = async () => {
  const answer = await buyer.call(walletEndpoints.balance, {})
  return answer.ok && answer.output.coins
}
/** The same member by the door of an app. */
const cameBy = async (agentId: string) => {
  const channel = { agentId, platform: 'wap' }
  const { secret } = await app.db.transaction((tx) =>
    beginSession(tx, app.ports, { memberId: buyerId, kind: 'token', channel }),
  )
  return clientOf(app.base, () => ({ [wireHeaders.token]: secret }))
}
const MESSAGING = '2335088'

test('a payment somebody went away from is carried on at the same address, and credited once', async () => {
  const { orderId, key } = await begin()
  await lookAt(key)
  const endsAtMs = expect.any(Number) as number
  const shown = { orderId, subject: '充值 12 金币', amount: 1200, way: '支付宝', endsAtMs }
  expect(await open()).toEqual([{ ...shown, channelKey: key }])
  const [found] = await open()
  await cashier.press(found!.channelKey, 'pay')
  await expect.poll(coins).toBe(1200)
  expect(await open()).toEqual([])
  expect(await cashier.press(key, 'pay')).toContain('status=2')
  expect(await coins()).toBe(1200)
})

test('the latest payment stands first, and nobody else sees any', async () => {
  const [first, second] = [await begin(), await begin()]
  app.clock.advance(1)
  const third = await begin()
  const ids = (await open()).map(({ orderId }) => orderId)
  expect(ids[0]).toBe(third.orderId)
  expect(new Set(ids)).toEqual(new Set([first.orderId, second.orderId, third.orderId]))
  expect(await open(app.as('wei'))).toEqual([])
})

test('when its time is over a payment is not shown any more', async () => {
  await begin()
  app.clock.advance(PAYMENT_LIFE_MS - 1000)
  expect(await open()).toHaveLength(1)
  app.clock.advance(1000)
  expect(await open()).toEqual([])
})

test('what is given up is closed at its channel at once, and can then not be paid', async () => {
  const { orderId, key } = await begin()
  await lookAt(key)
  expect(await cancel(orderId)).toBe('unpaid')
  expect(await open()).toEqual([])
  expect(await cashier.press(key, 'pay')).toContain('status=0')
  expect(await cancel(orderId)).toBe('unpaid')
  expect(await coins()).toBe(0)
})

test('what was paid before its notice came cannot be given up: it is credited, once', async () => {
  const { orderId, key } = await begin()
  await cashier.press(key, 'late')
  expect(await cancel(orderId)).toBe('paid')
  expect(await cancel(orderId)).toBe('paid')
  expect(await coins()).toBe(1200)
})

test('a channel that is silent hears of it from the job of every minute', async () => {
  const { orderId, key } = await begin()
  await lookAt(key)
  vi.spyOn(cashier.channel, 'close').mockRejectedValueOnce(new Error('silent'))
  expect(await cancel(orderId)).toBe('pending')
  expect(await open()).toEqual([])
  app.clock.advance(61_000)
  await checkPayments(app.ports, directGoods)
  expect(cashier.book.order(orderId)?.state).toBe('closed')
  expect(await cancel(orderId)).toBe('unpaid')
})

test('an address nobody has opened yet may still be paid: it holds its place until its end, and pays', async () => {
  const { orderId, key } = await begin()
  expect(await cancel(orderId)).toBe('pending')
  expect(await open()).toEqual([])
  await cashier.press(key, 'pay')
  await expect.poll(coins).toBe(1200)
})

test('somebody else’s payment is not there to be given up', async () => {
  const { orderId } = await begin()
  expect(await cancel(orderId, app.as('wei'))).toBe('order.not_found')
  expect(await open()).toHaveLength(1)
})

test('R-PAYMENT-023 in the messaging app what is given up gives its place in the month back at once', async () => {
  const there = await cameBy(MESSAGING)
  const { orderId, key } = await begin(there, 90_000, 'wechat')
  await lookAt(key)
  await expect(begin(there, 90_000, 'wechat')).rejects.toThrow('pay.month_limit')
  expect(await cancel(orderId, there)).toBe('unpaid')
  await begin(there, 90_000, 'wechat')
})

test('as long as its channel says nothing, the place in the month is held', async () => {
  const there = await cameBy(MESSAGING)
  const { orderId, key } = await begin(there, 90_000, 'wechat')
  await lookAt(key)
  vi.spyOn(cashier.channel, 'close').mockRejectedValueOnce(new Error('silent'))
  await cancel(orderId, there)
  await expect(begin(there, 90_000, 'wechat')).rejects.toThrow('pay.month_limit')
})

test('what was begun in an app is carried on there', async () => {
  const there = await cameBy(MESSAGING)
  await begin(there, 1200, 'wechat')
  expect(await open()).toEqual([])
  expect(await open(there)).toMatchObject([{ way: '微信支付' }])
})

test('an order comes back to where it was begun; given up, it is closed and nothing is granted', async () => {
  const make = factoryFor(app)
  await make.expert('wei')
  const plan = await make.plan()
  const returnUrl = `${app.base}/#/plan/pay-charge?planNo=${plan.planNo}`
  const asked = await buyer.call(payEndpoints.prepayBrowser, { planId: plan.id, returnUrl })
  const { orderId, channelKey } = asked.ok ? asked.output : {}
  await lookAt(channelKey!)
  expect(await open()).toMatchObject([{ orderId, amount: plan.price, channelKey }])
  expect(await cancel(orderId!)).toBe('unpaid')
  expect(await open()).toEqual([])
  const { rows } = await app.db.pool.query('select state from sale_order where id = $1', [orderId])
  expect(rows).toEqual([{ state: 'closed' }])
})
