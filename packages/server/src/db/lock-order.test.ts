import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { Database, Tx } from './port.ts'
import { openCopy } from '#test/template.ts'

let db: Database
beforeAll(async () => {
  db = await openCopy()
})
afterAll(() => db.close())

const lockCoupons = (tx: Tx) => tx.selectFrom('coupon').select('id').forUpdate().execute()
const lockLots = (tx: Tx) => tx.selectFrom('promo_lot').select('id').forUpdate().execute()
const lockBalances = (tx: Tx) => sql`select * from lock_accounts('[]'::jsonb)`.execute(tx)
const moveOrders = (tx: Tx) =>
  tx.updateTable('sale_order').set({ state: 'closed' }).where('id', '=', 'none').execute()

const inOrder = (...steps: ((tx: Tx) => Promise<unknown>)[]) =>
  db.transaction(async (tx) => {
    for (const step of steps) await step(tx)
    return 'done'
  })

test('locks in the order of the books are taken, and what is held may be touched again', async () => {
  const steps = [moveOrders, lockCoupons, lockLots, lockBalances, moveOrders, lockCoupons]
  expect(await inOrder(...steps)).toBe('done')
})

test.each([
  ['an order after the books', [lockBalances, moveOrders], 'sale_order is locked after balance'],
  ['a coupon after gift coins', [lockLots, lockCoupons], 'coupon is locked after promo_lot'],
  ['gift coins after the books', [lockBalances, lockLots], 'promo_lot is locked after balance'],
])('%s is a mistake that shows at once', async (_name, steps, message) => {
  await expect(inOrder(...steps)).rejects.toThrow(message)
})

test('each transaction begins anew', async () => {
  await inOrder(lockBalances)
  expect(await inOrder(lockCoupons)).toBe('done')
})

test('rows that are read, and rows of other tables, have no order', async () => {
  const read = (tx: Tx) => tx.selectFrom('coupon').select('id').execute()
  const others = (tx: Tx) => tx.selectFrom('member').select('id').forUpdate().execute()
  expect(await inOrder(lockBalances, read, others)).toBe('done')
})
