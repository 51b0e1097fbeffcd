import { expect, test } from 'vitest'
import { incomeEndpoints } from '@linmen/contract/wallet/income.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { refundOrder } from '#features/sale/public.ts'
import { endLots } from '#features/wallet/public.ts'
import { planShop } from '#test/plan-shop.ts'
import { settleShares } from './settle-shares.ts'

const DAY_MS = 86_400_000
const shop = planShop()

const cash = async () => {
  const answer = await shop.app.as('wei').call(walletEndpoints.balance, {})
  return answer.ok ? answer.output.cash : -1
}
const soldAndSettled = async () => {
  const { app } = shop
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 3800)
  const bought = await shop.pay(plan.id)
  await app.db.pool.query(
    `update plan set result = 'hit', returned_hundredths = 200, settled_at_ms = $2 where id = $1`,
    [plan.id, app.clock.nowMs()],
  )
  return bought.ok ? bought.output.orderId! : ''
}

test('a share becomes cash three days after the result, once', async () => {
  await soldAndSettled()
  await settleShares(shop.app.ports)
  expect(await cash()).toBe(0)
  shop.app.clock.advance(3 * DAY_MS)
  expect(await settleShares(shop.app.ports)).toBe(1)
  expect(await settleShares(shop.app.ports)).toBe(0)
  expect(await cash()).toBe(1140)
  expect(await shop.pendingShare()).toBe(0)
})

test('a sale undone after its settlement takes the share back, and what is gone is owed', async () => {
  const before = await cash()
  const orderId = await soldAndSettled()
  shop.app.clock.advance(3 * DAY_MS)
  await settleShares(shop.app.ports)
  expect(await cash()).toBe(before + 1140)
  await shop.app.db.transaction((tx) =>
    refundOrder(tx, orderId, shop.app.ports, {
      reason: '测试',
      nowMs: shop.app.clock.nowMs(),
    }),
  )
  expect(await cash()).toBe(before)
  expect(await shop.pendingShare()).toBe(0)
})

test('R-ROLE-005: the income page adds up: its sums are the shares it lists, each with its journals', async () => {
  const expert = shop.app.as('wei')
  const kept = await soldAndSettled()
  shop.app.clock.advance(3 * DAY_MS)
  await settleShares(shop.app.ports)
  const undone = await soldAndSettled()
  await shop.app.db.transaction((tx) =>
    refundOrder(tx, undone, shop.app.ports, { reason: '测试', nowMs: shop.app.clock.nowMs() }),
  )
  const waiting = await soldAndSettled()

  const told = await expert.call(incomeEndpoints.income, {})
  const listed = await expert.call(incomeEndpoints.listShares, {
    state: 'all',
    pageNo: 1,
    pageSize: 50,
  })
  if (!told.ok || !listed.ok) throw new Error('not told')
  const { items } = listed.output
  const sumOf = (state: string) =>
    items.filter((each) => each.state === state).reduce((sum, { amount }) => sum + amount, 0)
  expect(told.output.pending).toBe(sumOf('pending'))
  expect(told.output.settled).toBe(sumOf('settled'))
  expect(told.output.percent).toBe(30)

  const of = (id: string) => items.find(({ orderId }) => orderId === id)!
  expect(of(kept)).toMatchObject({ state: 'settled', paid: 3800, percent: 30, amount: 1140 })
  expect(of(kept).journals.map(({ title, amount }) => [title, amount])).toEqual([
    ['售出', 1140],
    ['分成到账', 1140],
  ])
  expect(of(undone)).toMatchObject({ state: 'returned' })
  expect(of(undone).journals.map(({ title, isIncome }) => [title, isIncome])).toEqual([
    ['售出', true],
    ['售出已退款', false],
  ])
  expect(of(waiting)).toMatchObject({
    state: 'pending',
    settlesAtMs: shop.app.clock.nowMs() + 3 * DAY_MS,
  })
  const only = await expert.call(incomeEndpoints.listShares, {
    state: 'pending',
    pageNo: 1,
    pageSize: 50,
  })
  expect(only.ok && only.output.items.every(({ state }) => state === 'pending')).toBe(true)
})

test('only an expert has an income page, and only of their own sales', async () => {
  expect(await shop.buyer.client.call(incomeEndpoints.income, {})).toMatchObject({ ok: false })
  const fresh = await shop.app.member({ id: 'other', level: 2 })
  await shop.make.expert('other')
  const other = await fresh.call(incomeEndpoints.listShares, {
    state: 'all',
    pageNo: 1,
    pageSize: 50,
  })
  expect(other).toMatchObject({ ok: true, output: { items: [] } })
})

test('gift coins whose time is over leave the books, once', async () => {
  await shop.make.giftCoins(shop.buyer.id, 500)
  shop.app.clock.advance(8 * DAY_MS)
  expect(await endLots(shop.app.ports)).toBe(1)
  expect(await endLots(shop.app.ports)).toBe(0)
  expect(await shop.coins()).toBe(0)
})
