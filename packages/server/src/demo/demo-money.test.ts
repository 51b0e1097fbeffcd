import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { seedAuth } from '#features/auth/auth.demo.ts'
import { expectSoundBooks } from '#test/books.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { buyPass } from './special/special.demo.ts'
import { seedVip } from './vip/vip.demo.ts'
import { seedWallet } from './wallet/wallet.demo.ts'

// From sources a lock out of the order of the books throws: what passes here has locked in order.
let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await seedAuth(app.ports)
})
afterEach(() => expectSoundBooks(app.db.read))
afterAll(() => app.close())

const ordersOf = (memberId: string) =>
  app.db.read
    .selectFrom('sale_order')
    .select(['goods_kind', 'state'])
    .where('member_id', '=', memberId)
    .execute()

test('members of the demo charge, then buy their time of VIP', async () => {
  await seedVip(app.ports)
  expect(await ordersOf('feng')).toEqual([{ goods_kind: 'vip', state: 'fulfilled' }])
})

test('a tool is bought for a week with coins that were charged for it', async () => {
  await buyPass(app.ports, 'tang', app.clock.nowMs())
  expect(await ordersOf('tang')).toEqual([{ goods_kind: 'model', state: 'fulfilled' }])
})

test('partners of the demo earn, ask for cash and keep it in the books', async () => {
  await seedWallet(app.ports)
  const cash = await app.db.read.selectFrom('withdrawal').select('state').execute()
  expect(cash).toContainEqual({ state: 'approved' })
})
