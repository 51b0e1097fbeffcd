import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { memberDesks } from '@linmen/contract/console/member-desks.ts'
import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/harness.ts'

const DAY_MS = 86_400_000
let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const make = (code: string, uses: number) =>
  app.as('lao').call(actEndpoints.makeCouponCode, {
    ...{ code, uses, name: '通用满减券', category: 'general', worth: 500, threshold: 2000 },
    ...{ days: 30, endsAtMs: app.clock.nowMs() + DAY_MS, reason: '双旦活动' },
  })
const redeem = (name: string, code: string) => app.as(name).call(couponEndpoints.redeem, { code })
const found = async (wish: { q?: string; state?: 'open' | 'spent' | 'over' } = {}) => {
  const row = { ...wish, pageNo: 1, pageSize: 20 }
  const told = await app.as('lao').call(memberDesks.couponCodes.row, row)
  return told.ok ? told.output.items : []
}
const end = (id: string) =>
  app.as('lao').call(actEndpoints.endCouponCode, { id, reason: '码被转发到群里' })

test('coupons for no member at all are refused, and nothing is given', async () => {
  const give = (members: string[]) =>
    app.as('lao').call(actEndpoints.issueCoupons, {
      ...{ members, name: '通用满减券', category: 'general', worth: 500, threshold: 2000 },
      ...{ days: 30, reason: '双旦活动' },
    })
  for (const nobody of [[], ['  ']])
    expect(await give(nobody)).toMatchObject({ ok: false, code: 'console.unknown_members' })
  expect(await give(['mei'])).toMatchObject({ ok: true, output: { issued: 1 } })
})

test('a code is listed with how often it was redeemed, found as people write it, until it is spent', async () => {
  await make('desk-one', 2)
  const fresh = { id: 'DESKONE', worth: 500, used: 0, limit: 2, state: 'open' }
  expect(await found({ q: 'desk one' })).toMatchObject([fresh])
  await redeem('mei', 'DESKONE')
  expect(await found({ q: '满减' })).toMatchObject([
    { used: 1, limit: 2, state: 'open', lastUsedAtMs: app.clock.nowMs() },
  ])
  await redeem('wei', 'DESKONE')
  expect(await found({ state: 'spent' })).toMatchObject([{ id: 'DESKONE', used: 2, limit: 2 }])
})

test('a code that is ended is redeemed by nobody, once, with a reason in the audit', async () => {
  await make('LEAKED', 100)
  await redeem('mei', 'LEAKED')
  expect(await end('LEAKED')).toMatchObject({ ok: true })
  expect(await redeem('wei', 'LEAKED')).toMatchObject({ code: 'coupon.code_unknown' })
  expect(await found({ state: 'over' })).toMatchObject([{ id: 'LEAKED', used: 1, limit: 100 }])
  expect(await end('LEAKED')).toMatchObject({ code: 'console.gone' })
  const { rows } = await app.db.pool.query(
    `select deed, actor, why from audit where subject = 'LEAKED' order by seq`,
  )
  expect(rows).toEqual([
    { deed: 'code.make', actor: 'lao', why: '双旦活动' },
    { deed: 'code.end', actor: 'lao', why: '码被转发到群里' },
  ])
})

test('a code that ran out of time is over, and none that is unknown is ended', async () => {
  await make('SHORTLY', 5)
  app.clock.advance(DAY_MS)
  expect(await found({ q: 'SHORTLY' })).toMatchObject([{ state: 'over', used: 0 }])
  expect(await end('NEVERWAS')).toMatchObject({ code: 'console.gone' })
})
