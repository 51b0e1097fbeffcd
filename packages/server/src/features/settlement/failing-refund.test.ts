import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { asOwner } from '#db/app-role.ts'
import { expectSoundBooks } from '#test/books.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { scriptedMatch } from '#test/scripted-match.ts'
import { settlePlans } from './settle-plans.ts'

const BUYERS = ['first', 'second', 'third']

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterEach(() => expectSoundBooks(app.db.read))
afterAll(() => app.close())

const change = (statement: string) => asOwner(app.db.pool, (owner) => owner.query(statement))
const statesOf = async (planId: string) => {
  const orders = await app.db.read
    .selectFrom('sale_order')
    .select(['member_id', 'state'])
    .where('goods_id', '=', planId)
    .execute()
  return Object.fromEntries(orders.map(({ member_id, state }) => [member_id, state]))
}
const waiting = async () => {
  const answer = await app.as('lao').fetch('/healthz/stuck')
  return ((await answer.json()) as { stuck: unknown[] }).stuck
}

test('a refund that fails does not stop the next, is tried again, and is shown until it is done', async () => {
  const make = factoryFor(app)
  await make.expert('wei')
  const off = scriptedMatch(app, 'off')
  await off.hears(off.report(1, { kind: 'status', phase: 'cancelled' }))
  const plan = await make.plan({ match_id: 'off' })
  for (const id of BUYERS) {
    await app.member({ id })
    await make.charge(id, 10_000)
    await app.as(id).call(planEndpoints.pay, { id: plan.id })
  }
  await change(`create function not_today() returns trigger language plpgsql as
    $$ begin raise exception 'not today'; end $$`)
  await change(`create trigger not_today before update on sale_order for each row
    when (old.member_id = 'second') execute function not_today()`)

  await settlePlans(app.ports)
  expect(await statesOf(plan.id)).toEqual({
    first: 'refunded',
    second: 'fulfilled',
    third: 'refunded',
  })
  await settlePlans(app.ports)
  expect(await waiting()).toMatchObject([{ kind: 'refund', tries: 2, last_error: 'not today' }])

  await change('drop trigger not_today on sale_order')
  await settlePlans(app.ports)
  expect(await statesOf(plan.id)).toMatchObject({ second: 'refunded' })
  expect(await waiting()).toEqual([])
})
