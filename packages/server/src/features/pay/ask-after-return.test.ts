import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { expectSoundBooks } from '#test/books.ts'
import { cashierBeside, type TestCashier } from '#test/outside/cashier.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { directGoods } from '#direct-goods.ts'
import { askReturned } from './ask-after-return.ts'

let app: TestApp
let cashier: TestCashier
beforeAll(async () => {
  app = await startApp()
  cashier = await cashierBeside(app)
})
beforeEach(() => app.db.pool.query('delete from graphile_worker._private_jobs'))
afterEach(() => vi.restoreAllMocks())
afterEach(() => expectSoundBooks(app.db.read))
afterAll(async () => {
  await cashier.close()
  await app.close()
})

const begin = async () => {
  const wish = { way: 'alipay', amount: cents(1200) } as const
  const answer = await app.as('mei').call(walletEndpoints.charge, wish)
  if (!answer.ok) throw new Error(answer.code)
  return { orderId: answer.output.orderId!, key: answer.output.channelKey! }
}
const status = async (orderId: string) => {
  const answer = await app.as('mei').call(payEndpoints.status, { orderId })
  return answer.ok ? answer.output.status : answer.code
}
/** Questions that wait: the payment, when it is due, and in how many seconds the runner begins it. */
const waiting = async () => {
  const { rows } = await app.db.pool.query<{ payload: Told; wait: string }>(
    `select payload, round(extract(epoch from run_at - created_at)) as wait
     from graphile_worker._private_jobs`,
  )
  return rows.map(({ payload, wait }) => ({ ...payload, waitS: Number(wait) }))
}
interface Told {
  readonly paymentId: string
  readonly dueMs: number
}
/** What the runner does with the one question that waits, at its moment. */
const runNext = async () => {
  const [told] = await waiting()
  await app.db.pool.query('delete from graphile_worker._private_jobs')
  app.clock.advance(told!.dueMs - app.clock.nowMs())
  await askReturned(app.ports, told!, directGoods)
}
const checksOf = async (id: string) => {
  const asked = 'select checks, next_check_ms, state from payment where id = $1'
  return (await app.db.pool.query(asked, [id])).rows[0] as object
}

test('a buyer who is back after a payment whose notice is lost has his coins three seconds later', async () => {
  const { orderId, key } = await begin()
  await cashier.press(key, 'late')
  expect(await waiting()).toEqual([])
  expect(await status(orderId)).toBe('pending')
  const dueMs = app.clock.nowMs() + 3000
  expect(await waiting()).toEqual([{ paymentId: orderId, dueMs, waitS: 3 }])
  await runNext()
  expect(await status(orderId)).toBe('paid')
  expect(await waiting()).toEqual([])
})

test('what stays unpaid is asked for 3, 10, 30 and 60 seconds after the return, then the minute job goes on', async () => {
  const { orderId, key } = await begin()
  await fetch(key)
  const query = vi.spyOn(cashier.channel, 'query')
  await status(orderId)
  const backMs = app.clock.nowMs()
  const before = await checksOf(orderId)
  const moments: number[] = []
  while ((await waiting()).length > 0) {
    await runNext()
    moments.push(app.clock.nowMs() - backMs)
  }
  expect(moments).toEqual([3000, 10_000, 30_000, 60_000])
  expect(query).toHaveBeenCalledTimes(4)
  expect(await checksOf(orderId)).toEqual(before)
})

test('twenty questions at once are one return, and a later one begins nothing again', async () => {
  const { orderId } = await begin()
  await Promise.all(Array.from({ length: 20 }, () => status(orderId)))
  expect(await waiting()).toHaveLength(1)
  await app.db.pool.query('delete from graphile_worker._private_jobs')
  await status(orderId)
  expect(await waiting()).toEqual([])
})

test('a channel that does not answer changes nothing and is asked again', async () => {
  const { orderId } = await begin()
  await status(orderId)
  const before = await checksOf(orderId)
  vi.spyOn(cashier.channel, 'query').mockRejectedValue(new Error('silent'))
  await runNext()
  expect(await checksOf(orderId)).toEqual(before)
  expect(await waiting()).toMatchObject([{ paymentId: orderId, waitS: 7 }])
})

test('what a notice has settled meanwhile is not asked for', async () => {
  const { orderId, key } = await begin()
  await status(orderId)
  await cashier.press(key, 'pay')
  await expect.poll(() => status(orderId)).toBe('paid')
  const query = vi.spyOn(cashier.channel, 'query')
  await runNext()
  expect(query).not.toHaveBeenCalled()
  expect(await waiting()).toEqual([])
})

test('somebody else who asks is no return', async () => {
  const { orderId } = await begin()
  await app.as('wei').call(payEndpoints.status, { orderId })
  expect(await waiting()).toEqual([])
})
