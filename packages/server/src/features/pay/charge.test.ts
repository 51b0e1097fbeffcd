import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { spendingEndpoints } from '@linmen/contract/user/spending.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { wireHeaders } from '@linmen/contract/kit/transport.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { expectSoundBooks } from '#test/books.ts'
import { cashierBeside, type TestCashier } from '#test/outside/cashier.ts'
import { clientOf, type Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { ownNews } from '#test/own-news.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { beginSession } from '#kit/session/session-store.ts'
import { MERCHANT } from '#pay/cashier/protocol.ts'
import { directGoods } from '#direct-goods.ts'
import { checkPayments } from './check-payments.ts'

let app: TestApp
let cashier: TestCashier
let mei: Client
beforeAll(async () => {
  app = await startApp()
  cashier = await cashierBeside(app)
  mei = app.as('mei')
})
afterEach(() => expectSoundBooks(app.db.read))
afterAll(async () => {
  await cashier.close()
  await app.close()
})

const coins = async () => {
  const answer = await mei.call(walletEndpoints.balance, {})
  return answer.ok ? answer.output.coins : answer.code
}
const begin = async (input: { amount?: number; productId?: string; couponId?: string }) => {
  const { amount, ...rest } = input
  const answer = await mei.call(walletEndpoints.charge, {
    way: 'alipay',
    ...(amount !== undefined && { amount: cents(amount) }),
    ...rest,
  })
  if (!answer.ok) throw new Error(answer.code)
  return { orderId: answer.output.orderId!, key: answer.output.channelKey! }
}
const status = async (orderId: string) => {
  const answer = await mei.call(payEndpoints.status, { orderId })
  return answer.ok ? answer.output.status : answer.code
}
const noticeFor = (outNo: string, rest: object = {}) => ({
  number: `N-${outNo}`,
  kind: 'pay',
  merchant: MERCHANT,
  outNo,
  tradeNo: `T-${outNo}`,
  amount: 1000,
  currency: 'CNY',
  ...rest,
})

/** Begins a charge with these words of the wire. */
const post = async (path: string, words: object, requestId: string) => {
  const headers = { 'content-type': 'application/json', 'x-request-id': requestId }
  const request = { method: 'POST', headers, body: JSON.stringify(words) }
  return (await (await mei.fetch(path, request)).json()) as Record<'id' | 'key', string>
}
const chargeCoupon = (id: string, threshold: number) => {
  const kind = { category: 'charge', worth: cents(300), threshold: cents(threshold) } as const
  return factoryFor(app).coupon('mei', { id, ...kind })
}

test('R-APP-002 R-PAYMENT-030: coins come with the signed notice, and the status is then 2', async () => {
  const before = Number(await coins())
  const { orderId, key } = await begin({ productId: 'cp68' })
  expect(await status(orderId)).toBe('pending')
  const back = await cashier.press(key, 'pay')
  expect(back).toBe(`http://127.0.0.1:8080/#/charge-back?id=${orderId}&status=2`)
  await expect.poll(() => status(orderId)).toBe('paid')
  expect(await coins()).toBe(before + 6800)
})

test('R-PAYMENT-031: a payment answers its order, its amount, the balance and the address to pay at', async () => {
  const wanted = { chargeWayIndex: 3, productId: 'cp18' }
  const body = await post('/api/user/new/charge', wanted, 'charge-shape')
  expect(body).toMatchObject({ isSuccess: true, amount: 18, id: expect.stringMatching(/^pm/) })
  expect(body.key).toContain(cashier.address)
  expect(body).toHaveProperty('balance')
})

const CARD = '6222020200112233446'

test.each([
  ['R-PAYMENT-007', 'new/charge', 1, '支付宝'],
  ['R-PAYMENT-008', 'new/charge', 2, '支付宝'],
  ['R-PAYMENT-016', 'new/charge', 3, '支付宝'],
  ['R-PAYMENT-009 R-PAYMENT-017', 'new/charge', 4, '微信支付'],
  ['R-PAYMENT-018', 'new/charge', 5, '微博支付'],
  ['R-PAYMENT-010', 'wapLlCharge/', 5, '银行卡'],
  ['R-PAYMENT-011', 'new/charge', 6, '银行卡'],
  ['R-PAYMENT-012', 'new/charge', 41, '微信支付'],
  ['R-PAYMENT-013', 'new/charge', 34, '微博支付'],
  ['R-PAYMENT-014', 'new/charge', 57, '微信支付'],
  ['R-PAYMENT-015', 'new/charge', 66, '微信支付'],
])('%s a charge at %s by way %i is paid by %s', async (rule, path, chargeWayIndex, name) => {
  const wanted = { chargeWayIndex, productId: 'cp18', bankCard: CARD }
  const { key } = await post(`/api/user/${path}`, wanted, `way-${rule.slice(0, 13)}`)
  expect(await (await fetch(key)).text()).toMatch(new RegExp(`方式.*${name}`))
})

test('the page of an order says its amount, and nothing is paid by looking at it', async () => {
  const { orderId, key } = await begin({ amount: 2300 })
  const page = await (await fetch(key)).text()
  expect(page).toContain('23.00')
  expect(page).toContain('不会产生真实扣款')
  expect(await status(orderId)).toBe('pending')
})

test('R-PAYMENT-019: whoever cancels comes back with the words for it and pays nothing', async () => {
  const before = await coins()
  const { orderId, key } = await begin({ amount: 1000 })
  const back = new URL((await cashier.press(key, 'cancel'))!.replace('/#', ''))
  expect(back.searchParams.get('errMsg')).toBe('用户取消支付')
  expect(await status(orderId)).toBe('pending')
  expect(await coins()).toBe(before)
})

test('an address whose words were changed opens no order', async () => {
  const { key } = await begin({ amount: 1000 })
  const forged = new URL(key)
  forged.searchParams.set('order', `${forged.searchParams.get('order')}A`)
  expect((await fetch(forged)).status).toBe(400)
})

test('a notice that comes ten times, in parallel and again, credits once', async () => {
  const { orderId } = await begin({ amount: 1000 })
  const before = Number(await coins())
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => cashier.notify(noticeFor(orderId))),
  )
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await cashier.notify(noticeFor(orderId, { number: 'another number' }))).toBe(200)
  expect(await coins()).toBe(before + 1000)
})

test.each([
  ['a forged signature', {}, 'other key', 401],
  ['another amount', { amount: 999 }, undefined, 200],
  ['another merchant', { merchant: 'somebody' }, undefined, 200],
  ['another currency', { currency: 'USD' }, undefined, 200],
])('%s credits nothing', async (_name, change, key, answered) => {
  const { orderId } = await begin({ amount: 1000 })
  const before = await coins()
  expect(await cashier.notify(noticeFor(orderId, change), key)).toBe(answered)
  expect(await coins()).toBe(before)
  expect(await status(orderId)).toBe(answered === 401 ? 'pending' : 'unpaid')
})

test('a notice about an order nobody made is asked for again, and credits nothing', async () => {
  expect(await cashier.notify(noticeFor('pm-unknown'))).toBe(500)
})

test('a payment whose notice is lost is found by asking the channel, and the payer hears of it', async () => {
  const { orderId, key } = await begin({ amount: 1200 })
  const heard = await ownNews(app.ports, 'mei')
  await cashier.press(key, 'late')
  expect(await status(orderId)).toBe('pending')
  app.clock.advance(61_000)
  await checkPayments(app.ports, directGoods)
  expect(await status(orderId)).toBe('paid')
  expect(heard).toMatchObject([{ snap: {} }, { d: { title: '充值已到账' } }])
})

test('what nobody pays is closed at the channel, and can then not be paid any more', async () => {
  const { orderId, key } = await begin({ amount: 1300 })
  await fetch(key)
  app.clock.advance(16 * 60_000)
  await checkPayments(app.ports, directGoods)
  expect(await status(orderId)).toBe('unpaid')
  expect(await cashier.press(key, 'pay')).toContain('status=0')
})

test('money that arrives after the close is credited all the same', async () => {
  const { orderId } = await begin({ amount: 1000 })
  app.clock.advance(16 * 60_000)
  await checkPayments(app.ports, directGoods)
  const before = Number(await coins())
  const heard = await ownNews(app.ports, 'mei')
  expect(await cashier.notify(noticeFor(orderId))).toBe(200)
  expect(await coins()).toBe(before + 1000)
  expect(heard).toMatchObject([{ snap: {} }, { d: { title: '充值已到账' } }])
})

test.each([
  ['a product', { productId: 'cp68', amount: 23, amountType: 1 }, 68],
  ['an amount of one’s own', { productId: 'cp68', amount: 23, amountType: 2 }, 23],
])(
  'R-WALLET-001: a charge of %s carries its channel, product, amount, card, kind and coupon',
  async (_kind, wanted, amount) => {
    await chargeCoupon(`cc-${amount}`, 2000)
    const carried = { chargeWayIndex: 5, ...wanted, bankCard: CARD, chargeCouponId: `cc-${amount}` }
    const begun = await post('/api/user/wapLlCharge/', carried, `carried-${amount}`)
    expect(begun).toMatchObject({ isSuccess: true, amount })
    expect(await (await fetch(begun.key)).text()).toMatch(/方式.*银行卡/)
    await cashier.press(begun.key, 'pay')
    await expect.poll(() => status(begun.id)).toBe('paid')
    const told = await mei.call(payEndpoints.status, { orderId: begun.id })
    expect(told).toMatchObject({ output: { amount: amount * 100, gift: 300 } })
  },
)

test.each([
  ['a product that is gone', { productId: 'nothing' }, 'charge.product'],
  ['nothing at all', {}, 'charge.amount'],
  ['less than a coin', { amount: 50 }, 'charge.amount'],
  ['part of a coin', { amount: 1050 }, 'charge.amount'],
  ['somebody else’s coupon', { amount: 1000, couponId: 'cp-nobody' }, 'charge.coupon'],
])('a charge of %s is refused', async (_name, input, code) => {
  await expect(begin(input)).rejects.toThrow(code)
})

test('a charge coupon adds gift coins once the money is there, and is then used', async () => {
  await chargeCoupon('cc1', 6800)
  const config = await mei.call(walletEndpoints.chargeProducts, {})
  expect(config.ok && config.output.coupons).toMatchObject([{ id: 'cc1', worth: 300 }])
  const before = Number(await coins())
  const { orderId, key } = await begin({ productId: 'cp68', couponId: 'cc1' })
  await cashier.press(key, 'pay')
  await expect.poll(() => status(orderId)).toBe('paid')
  expect(await coins()).toBe(before + 7100)
  const told = await mei.call(payEndpoints.status, { orderId })
  expect(told.ok && told.output).toMatchObject({ amount: 6800, gift: 300 })
  await expect(begin({ productId: 'cp68', couponId: 'cc1' })).rejects.toThrow('charge.coupon')
})

test('a card is kept by its end, charges again, and can be removed by its owner alone', async () => {
  const bankCard = '6222020200112233446'
  const first = await mei.call(walletEndpoints.chargeByCard, {
    way: 'bankCard',
    productId: 'cp18',
    bankCard,
  })
  expect(first.ok).toBe(true)
  const config = await mei.call(walletEndpoints.chargeProducts, {})
  const [card] = config.ok ? config.output.cards : []
  expect(card?.tail).toBe('3446')
  const again = { way: 'bankCard', productId: 'cp18', bankCard: card!.id } as const
  expect((await mei.call(walletEndpoints.chargeByCard, again)).ok).toBe(true)
  const stored = await app.db.pool.query('select sealed from charge_way')
  expect(JSON.stringify(stored.rows)).not.toContain(bankCard)
  const theirs = await app.as('wei').call(walletEndpoints.removeChargeWay, { wayId: card!.id })
  expect(theirs).toMatchObject({ ok: false, code: 'charge.way_not_found' })
  expect((await mei.call(walletEndpoints.removeChargeWay, { wayId: card!.id })).ok).toBe(true)
})

test('somebody else’s payment is not there', async () => {
  const { orderId } = await begin({ amount: 1000 })
  const answer = await app.as('wei').call(payEndpoints.status, { orderId })
  expect(answer).toMatchObject({ ok: false, code: 'order.not_found' })
})

test('R-PAYMENT-025: the month is told as totalAmount and maxAmount', async () => {
  const body = (await (await mei.fetch('/api/wechat/getTotalAmount')).json()) as object
  expect(body).toMatchObject({ totalAmount: expect.any(Number), maxAmount: 1000 })
})

test('R-PAYMENT-023 the month of the messaging app ends at its limit, whatever the page thinks', async () => {
  const channel = { agentId: '2335088', platform: 'wap' }
  const { secret } = await app.db.transaction((tx) =>
    beginSession(tx, app.ports, { memberId: 'mei', kind: 'token', channel }),
  )
  const there = clientOf(app.base, () => ({ [wireHeaders.token]: secret }))
  const pay = (amount: number) =>
    there.call(walletEndpoints.charge, { way: 'wechat', amount: cents(amount) })
  expect(await pay(90_000)).toMatchObject({ ok: true })
  // What nobody has paid yet holds its place, and is not told.
  expect(await there.call(payEndpoints.monthTotal, {})).toMatchObject({ output: { spent: 0 } })
  expect(await pay(10_100)).toMatchObject({ code: 'pay.month_limit', data: { spent: 90_000 } })
  expect(await pay(10_000)).toMatchObject({ ok: true })
  const alipay = { way: 'alipay', amount: cents(100) } as const
  expect(await there.call(walletEndpoints.charge, alipay)).toMatchObject({ code: 'charge.way' })
})

test('nobody pays where no channel is connected', async () => {
  const bare = await startApp()
  const wanted = { way: 'alipay', productId: 'cp18' } as const
  const answer = await bare.as('mei').call(walletEndpoints.charge, wanted)
  expect(answer).toMatchObject({ ok: false, code: 'pay.unavailable' })
  await bare.close()
})

test('during a pause of one’s own no coins can be bought', async () => {
  const paused = await app.member({ id: 'paused' })
  await paused.call(spendingEndpoints.coolOff, { days: 7 })
  const answer = await paused.call(walletEndpoints.charge, { way: 'alipay', productId: 'cp68' })
  expect(answer).toMatchObject({ ok: false, code: 'cooling_off' })
})
