import { afterAll, beforeAll, expect, test } from 'vitest'
import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { contentDesks } from '@linmen/contract/console/content-desks.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { beginPrices } from './acts/price-acts.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const HOUR_MS = 3_600_000
const products = async () => {
  const told = await app.as('lao').call(contentDesks.products.row, { pageNo: 1, pageSize: 50 })
  return told.ok ? told.output.items : []
}
const priceOf = async (id: string) => (await products()).find((each) => each.id === id)!.price!
const change = (id: string, price: number, startsAtMs?: number) =>
  app.as('lao').call(actEndpoints.setProduct, {
    ...{ id, price, onSale: true, reason: '换季' },
    ...(startsAtMs !== undefined && { startsAtMs }),
  })
const planned = async (productId: string) => {
  const wish = { productId, pageNo: 1, pageSize: 5 }
  const told = await app.as('lao').call(contentDesks.priceChanges.row, wish)
  return told.ok ? told.output.items : []
}

test('a price that begins later is the old one until then, and the new one after', async () => {
  const [{ id, price }] = (await products()) as [{ id: string; price: number }]
  const soon = app.clock.nowMs() + HOUR_MS
  expect(await change(id, price + 100, soon)).toMatchObject({ ok: true })
  await beginPrices(app.ports)
  expect(await priceOf(id)).toBe(price)
  expect(await planned(id)).toMatchObject([{ state: 'waiting', price: price + 100 }])
  app.clock.advance(HOUR_MS)
  expect(await beginPrices(app.ports)).toBe(1)
  expect(await beginPrices(app.ports)).toBe(0)
  expect(await priceOf(id)).toBe(price + 100)
  expect(await planned(id)).toMatchObject([{ state: 'done' }])
  const { rows } = await app.db.pool.query(
    `select deed, actor, why from audit where subject = $1 order by seq`,
    [id],
  )
  expect(rows).toEqual([
    { deed: 'product.plan', actor: 'lao', why: '换季' },
    { deed: 'product.set', actor: 'lao', why: '换季' },
  ])
})

test('a change that is called off never begins, and none begins in the past', async () => {
  const [, { id, price }] = (await products()) as [unknown, { id: string; price: number }]
  expect(await change(id, 1, app.clock.nowMs())).toMatchObject({ code: 'console.past' })
  await change(id, price + 100, app.clock.nowMs() + HOUR_MS)
  const [{ id: changeId }] = (await planned(id)) as [{ id: string }]
  const call = { id: changeId, reason: '不改了' }
  expect(await app.as('lao').call(actEndpoints.cancelPriceChange, call)).toMatchObject({ ok: true })
  expect(await app.as('lao').call(actEndpoints.cancelPriceChange, call)).toMatchObject({
    code: 'console.gone',
  })
  app.clock.advance(HOUR_MS)
  expect(await beginPrices(app.ports)).toBe(0)
  expect(await priceOf(id)).toBe(price)
})

test('finance sets prices, content looks at them', async () => {
  const content = await app.member({ id: 'cat', role: 'operator', operates: 'content' })
  const finance = await app.member({ id: 'fox', role: 'operator', operates: 'finance' })
  const { id, price } = (await products())[2] as { id: string; price: number }
  const same = { id, price, onSale: true, reason: '核对' }
  expect(await content.call(actEndpoints.setProduct, same)).toMatchObject({ code: 'no_permission' })
  expect(
    await content.call(contentDesks.priceChanges.row, { pageNo: 1, pageSize: 5 }),
  ).toMatchObject({ ok: true })
  expect(await finance.call(actEndpoints.setProduct, same)).toMatchObject({ ok: true })
})

test('whoever says something to everybody is told how many that are', async () => {
  const { rows } = await app.db.pool.query(
    `select count(*)::int as members from member where deleted_at_ms is null`,
  )
  const told = await app.as('lao').call(actEndpoints.audience, {})
  expect(told).toMatchObject({ output: rows[0] })
  const finance = await app.member({ id: 'fred', role: 'operator', operates: 'finance' })
  expect(await finance.call(actEndpoints.audience, {})).toMatchObject({ code: 'no_permission' })
})
