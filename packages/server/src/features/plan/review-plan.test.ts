import { expect, test } from 'vitest'
import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import { workDesks } from '@linmen/contract/console/work-desks.ts'
import { workEndpoints } from '@linmen/contract/console/work.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { interpretation } from '#test/interpretation-factory.ts'
import { planShop } from '#test/plan-shop.ts'

const shop = planShop()
const operator = (id: string, operates: 'content' | 'risk' | 'finance' | 'support') =>
  shop.app.member({ id, role: 'operator', operates })
const listed = async (expertId: string) => {
  const told = await shop.app.as('mei').call(planEndpoints.list, {
    kind: 'all',
    expertId,
    pageNo: 1,
    pageSize: 50,
  })
  return told.ok ? told.output.items.map(({ id }) => id) : []
}

test('a plan out of view is in no list and not for sale; who has paid and who wrote it keep it', async () => {
  const content = await operator('cleo', 'content')
  const plan = await shop.make.plan({ pick: 'home' })
  await shop.make.charge(shop.buyer.id, 3800)
  await shop.pay(plan.id)
  const late = await shop.app.member({ id: 'late' })
  await shop.make.charge('late', 3800)
  expect(await listed('wei')).toContain(plan.id)
  const hide = { id: plan.id, hidden: true, reason: '标题夸大' }
  expect(await content.call(workEndpoints.reviewPlan, hide)).toMatchObject({ ok: true })
  expect(await content.call(workEndpoints.reviewPlan, hide)).toMatchObject({ code: 'console.work' })
  expect(await listed('wei')).not.toContain(plan.id)
  expect(await late.call(planEndpoints.pay, { id: plan.id })).toMatchObject({ code: 'plan.closed' })
  expect(await late.call(planEndpoints.look, { id: plan.id })).toMatchObject({
    code: 'plan.not_found',
  })
  expect(await shop.look(plan.id)).toMatchObject({ output: { owned: true } })
  expect(await shop.app.as('wei').call(planEndpoints.look, { id: plan.id })).toMatchObject({
    ok: true,
  })
  const desk = await content.call(workDesks.plans.row, { q: plan.id, pageNo: 1, pageSize: 5 })
  expect(desk).toMatchObject({ output: { items: [{ view: 'hidden', hiddenBy: 'cleo' }] } })
  const told = await shop.app.db.pool.query(
    `select title, content from message where member_id = 'wei' and link_subject = $1 and title like '方案已%'`,
    [plan.id],
  )
  expect(told.rows).toMatchObject([{ title: '方案已下架' }])
  await content.call(workEndpoints.reviewPlan, { id: plan.id, hidden: false, reason: '已改' })
  expect(await listed('wei')).toContain(plan.id)
  expect(await late.call(planEndpoints.pay, { id: plan.id })).toMatchObject({ ok: true })
  const { rows } = await shop.app.db.pool.query(
    `select deed, why from audit where subject = $1 order by seq`,
    [plan.id],
  )
  expect(rows).toEqual([
    { deed: 'plan.hide', why: '标题夸大' },
    { deed: 'plan.show', why: '已改' },
  ])
})

test('a text out of view is found by nobody who has not unlocked it', async () => {
  const risk = await operator('rhea', 'risk')
  const id = await interpretation(shop.app)
  const late = await shop.app.member({ id: 'tardy' })
  await shop.make.charge('tardy', 2800)
  await shop.make.charge(shop.buyer.id, 2800)
  await shop.buyer.client.call(interpretationEndpoints.pay, { id })
  const look = (client = late) => client.call(interpretationEndpoints.look, { id })
  expect(await look()).toMatchObject({ ok: true })
  await risk.call(workEndpoints.reviewInterpretation, { id, hidden: true, reason: '内容不实' })
  expect(await look()).toMatchObject({ code: 'interpretation.not_found' })
  expect(await late.call(interpretationEndpoints.pay, { id })).toMatchObject({
    code: 'interpretation.closed',
  })
  expect(await look(shop.buyer.client)).toMatchObject({ output: { owned: true } })
  await risk.call(workEndpoints.reviewInterpretation, { id, hidden: false, reason: '复核无误' })
  expect(await look()).toMatchObject({ ok: true })
})

test('support looks and does not act, finance has nothing to do with it', async () => {
  const [support, finance] = [await operator('sam', 'support'), await operator('finn', 'finance')]
  const wanted = { id: 'any', hidden: true, reason: '试试' }
  expect(await support.call(workDesks.plans.row, { pageNo: 1, pageSize: 5 })).toMatchObject({
    ok: true,
  })
  expect(await support.call(workEndpoints.reviewPlan, wanted)).toMatchObject({
    code: 'no_permission',
  })
  expect(await finance.call(workDesks.appeals.row, { pageNo: 1, pageSize: 5 })).toMatchObject({
    code: 'no_permission',
  })
})
