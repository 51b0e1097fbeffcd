import { expect, test } from 'vitest'
import { cents } from '@linmen/domain/money/cents.ts'
import { spendingEndpoints } from '@linmen/contract/user/spending.endpoints.ts'
import { planShop } from '#test/plan-shop.ts'

const DAY_MS = 86_400_000
const shop = planShop()

const setLimit = (coins?: number) =>
  shop.buyer.client.call(spendingEndpoints.setLimit, {
    ...(coins !== undefined && { limit: cents(coins * 100) }),
  })
const diary = async () => {
  const answer = await shop.buyer.client.call(spendingEndpoints.diary, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}

test('a purchase beyond the own limit of the month is refused and costs nothing', async () => {
  const [first, second] = [await shop.make.plan(), await shop.make.plan()]
  await shop.make.charge(shop.buyer.id, 20_000)
  expect(await setLimit(50)).toMatchObject({ ok: true, output: { limit: 5000 } })
  expect(await shop.pay(first.id)).toMatchObject({ ok: true })
  expect(await shop.pay(second.id)).toMatchObject({
    code: 'spending_limit',
    data: { limit: 5000, spent: 3800, price: 3800 },
  })
  expect(await shop.coins()).toBe(16_200)
  expect(await diary()).toMatchObject({ spent: 3800, own: { limit: 5000 } })
})

test('a higher limit waits three days, a lower one holds at once', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 20_000)
  await setLimit(20)
  expect(await setLimit(100)).toMatchObject({
    output: { limit: 2000, nextLimit: 10_000, nextFromMs: shop.app.clock.nowMs() + 3 * DAY_MS },
  })
  expect(await shop.pay(plan.id)).toMatchObject({ code: 'spending_limit' })
  shop.app.clock.advance(3 * DAY_MS)
  expect(await shop.pay((await shop.make.plan()).id)).toMatchObject({ ok: true })
  expect(await setLimit(10)).toMatchObject({ output: { limit: 1000 } })
})

test.each([0.5, 100_001])('a limit of %d coins is none', async (coins) => {
  expect(await setLimit(coins)).toMatchObject({ code: 'spending.limit_form' })
})

test('in a pause nothing is bought, and the pause cannot be ended', async () => {
  await shop.make.charge(shop.buyer.id, 20_000)
  const pause = (days: number) => shop.buyer.client.call(spendingEndpoints.coolOff, { days })
  const until = shop.app.clock.nowMs() + 7 * DAY_MS
  expect(await pause(7)).toMatchObject({ ok: true, output: { coolsUntilMs: until } })
  expect(await pause(1)).toMatchObject({ output: { coolsUntilMs: until } })
  expect(await shop.pay((await shop.make.plan()).id)).toMatchObject({
    code: 'cooling_off',
    data: { coolTime: until },
  })
  shop.app.clock.advance(7 * DAY_MS)
  expect(await shop.pay((await shop.make.plan()).id)).toMatchObject({ ok: true })
})

test('the diary names what was bought with its outcome, and six months', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 20_000)
  await shop.pay(plan.id)
  const read = await diary()
  expect(read.months).toHaveLength(6)
  expect(read.months.at(-1)).toMatchObject({ month: read.month, spent: 3800, orders: 1 })
  expect(read.entries).toMatchObject([
    { goods: 'plan', goodsId: plan.id, pay: 3800, outcome: 'waiting', expertName: '老魏' },
  ])
})

test('nobody sees another’s diary', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 20_000)
  await shop.pay(plan.id)
  const stranger = await shop.app.as('lao').call(spendingEndpoints.diary, {})
  expect(stranger).toMatchObject({ ok: true, output: { entries: [], spent: 0 } })
  expect(await shop.app.visitor().call(spendingEndpoints.diary, {})).toMatchObject({
    code: 'no_login',
  })
})
