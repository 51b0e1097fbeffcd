import { expect, test } from 'vitest'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { account } from '@linmen/domain/ledger/accounts.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { expirePacks, refundOrder } from '#features/sale/public.ts'
import { readBalances } from '#features/wallet/ledger.repo.ts'
import { planShop } from '#test/plan-shop.ts'
import { interpretation } from '#test/interpretation-factory.ts'
import { canaryOf } from '#test/plan-factory.ts'

const DAY = 86_400_000

const shop = planShop()

const buy = (packageId: string) => shop.buyer.client.call(setMealEndpoints.pay, { packageId })
const spend = (contentId: string) => shop.buyer.client.call(setMealEndpoints.spend, { contentId })
const listed = async (
  input: { scope: 'jingcai' | 'pool'; mine?: boolean },
  who = shop.buyer.client,
) => {
  const answer = await who.call(setMealEndpoints.list, { ...input, pageNo: 1, pageSize: 50 })
  return answer.ok ? answer.output.items : []
}
const copies = () => listed({ scope: 'jingcai', mine: true })

test('R-SETMEAL-010 a set meal is paid with coins, opens plans look by look and shares when it is used', async () => {
  const meal = await shop.make.setMeal()
  await shop.make.charge(shop.buyer.id, 10_000)
  const before = await shop.pendingShare()
  const raw = await shop.buyer.client.fetch(`/api/setMeal/pay?pkgId=${meal}`)
  expect(await raw.json()).toMatchObject({ isSuccess: true, amount: 98, balance: 2, discount: 0 })
  expect(await shop.pendingShare()).toBe(before)

  const plan = await shop.make.plan({ in_set_meals: true })
  expect(await shop.pay(plan.id)).toMatchObject({
    ok: true,
    output: { kind: 'setMeal', amount: 0 },
  })
  expect(await shop.coins()).toBe(200)
  expect((await shop.pendingShare()) - before).toBe(979)
})

test('R-SETMEAL-015 R-SETMEAL-016 R-SETMEAL-017 a copy is unused, in use, then finished, and says on what', async () => {
  const meal = await shop.make.setMeal({ quantity: 2 })
  await shop.make.charge(shop.buyer.id, 9800)
  await buy(meal)
  expect(await copies()).toMatchObject([
    { usage: 'unused', looks: 2, copy: { used: 0, looked: [] } },
  ])
  const plans = [
    await shop.make.plan({ in_set_meals: true }),
    await shop.make.plan({ in_set_meals: true }),
  ]
  await shop.pay(plans[0]!.id)
  expect(await copies()).toMatchObject([
    {
      usage: 'running',
      days: 30,
      price: 9800,
      copy: { used: 1, looked: [{ planId: plans[0]!.id, title: '国际米兰 vs 马德里竞技' }] },
    },
  ])
  await shop.pay(plans[1]!.id)
  expect(await copies()).toMatchObject([{ usage: 'finished', copy: { used: 2 } }])
})

test('R-SETMEAL-014 what a member has not bought is not bought, and a visitor has nothing', async () => {
  const meal = await shop.make.setMeal()
  const of = async (client = shop.buyer.client) =>
    (await listed({ scope: 'jingcai' }, client)).find(({ id }) => id === meal)
  expect(await of()).toMatchObject({ usage: 'none' })
  await shop.make.charge(shop.buyer.id, 9800)
  await buy(meal)
  expect(await of()).toMatchObject({ usage: 'unused' })
  expect(await of(shop.app.visitor())).toMatchObject({ usage: 'none' })
  expect(await listed({ scope: 'jingcai', mine: true }, shop.app.visitor())).toEqual([])
})

test('R-SETMEAL-018 R-SETMEAL-019 general ones come before those of one expert, who opens only the own plans', async () => {
  await shop.app.member({ id: 'other-expert', role: 'expert', level: 2 })
  await shop.make.expert('other-expert')
  const tied = await shop.make.setMeal({ expert_id: 'other-expert', scope: 'pool' })
  const general = await shop.make.setMeal({ scope: 'pool' })
  const raw = await shop.app.visitor().fetch('/api/setMeal/list/2')
  expect(await raw.json()).toMatchObject({
    dataList: [
      { id: general, pkgExpertType: 1, discountAmount: 98, expireDays: 30, lookCount: 3 },
      { id: tied, pkgExpertType: 2, pkgExpertId: 'other-expert' },
    ],
    hasNext: false,
  })
  const experts = await shop.app.visitor().call(setMealEndpoints.listExperts, {})
  expect(experts.ok && experts.output.list.map(({ id }) => id)).toEqual(['other-expert'])

  await shop.make.charge(shop.buyer.id, 9800)
  const own = await shop.make.setMeal({ expert_id: 'other-expert' })
  await buy(own)
  const plan = await shop.make.plan({ in_set_meals: true })
  expect(await spend(plan.id)).toMatchObject({ ok: false, code: 'setMeal.no_looks' })
})

test('R-SETMEAL-001 R-SETMEAL-020 a scope lists its own, ten to a page', async () => {
  for (let at = 0; at < 11; at += 1) await shop.make.setMeal({ scope: 'pool', quantity: 50 + at })
  const first = await shop.app.visitor().fetch('/api/setMeal/list/2')
  const { dataList, hasNext } = (await first.json()) as { dataList: unknown[]; hasNext: boolean }
  expect([dataList.length, hasNext]).toEqual([10, true])
  const jingcai = await listed({ scope: 'jingcai' })
  expect(jingcai.every(({ scope }) => scope === 'jingcai')).toBe(true)
})

test('a look opens an interpretation too, which is what the call is named after', async () => {
  await shop.make.charge(shop.buyer.id, 50_000)
  const id = await interpretation(shop.app, { in_set_meals: true })
  expect(await spend(id)).toMatchObject({ ok: false, code: 'setMeal.no_looks' })
  await buy(await shop.make.setMeal())
  expect(await spend(id)).toMatchObject({ ok: true, output: { kind: 'setMeal', amount: 0 } })
  expect(await spend(id)).toMatchObject({ ok: true, output: { already: true } })
  expect(await shop.coins()).toBe(50_000 - 9800)
})

test('a look opens a plan and never takes a coin', async () => {
  await shop.make.charge(shop.buyer.id, 50_000)
  const plan = await shop.make.plan({ in_set_meals: true })
  expect(await spend(plan.id)).toMatchObject({ ok: false, code: 'setMeal.no_looks' })
  await buy(await shop.make.setMeal())
  const outside = await shop.make.plan()
  expect(await spend(outside.id)).toMatchObject({ ok: false, code: 'setMeal.no_looks' })
  expect(await spend('no-such-plan')).toMatchObject({ ok: false, code: 'plan.not_found' })
  expect(await spend(plan.id)).toMatchObject({ ok: true, output: { kind: 'setMeal', amount: 0 } })
  expect(await spend(plan.id)).toMatchObject({ ok: true, output: { already: true } })
  expect(await shop.coins()).toBe(50_000 - 9800)
  const seen = await shop.buyer.client.call(planEndpoints.look, { id: plan.id })
  expect(seen.ok && seen.output.body).toBe(canaryOf(plan.id))
  expect(await copies()).toMatchObject([{ copy: { used: 1 } }])
})

test('looks that have ended open nothing, and what was opened stays open', async () => {
  await shop.make.charge(shop.buyer.id, 20_000)
  await buy(await shop.make.setMeal({ days: 2 }))
  const [read, late] = [
    await shop.make.plan({ in_set_meals: true, kickoff_ms: shop.app.clock.nowMs() + 9 * DAY }),
    await shop.make.plan({ in_set_meals: true, kickoff_ms: shop.app.clock.nowMs() + 9 * DAY }),
  ]
  await spend(read.id)
  shop.app.clock.advance(2 * DAY)
  expect(await spend(late.id)).toMatchObject({ code: 'setMeal.no_looks' })
  expect(await shop.look(read.id)).toMatchObject({ output: { owned: true } })
  expect(await copies()).toMatchObject([{ usage: 'finished', copy: { used: 1 } }])
  shop.app.clock.advance(-2 * DAY)
})

test('R-SETMEAL-008 a balance one fen short buys nothing and is told what is missing', async () => {
  await shop.make.charge(shop.buyer.id, 9799)
  expect(await buy(await shop.make.setMeal())).toMatchObject({
    ok: false,
    code: 'wallet.not.enough',
    data: { required: 9800, balance: 9799 },
  })
  expect(await copies()).toEqual([])
})

test('a discount card and coupons pay for no set meal, and are not touched', async () => {
  await shop.make.charge(shop.buyer.id, 20_000)
  await shop.make.card(shop.buyer.id, 80)
  await shop.make.coupon(shop.buyer.id)
  expect(await buy(await shop.make.setMeal())).toMatchObject({ output: { amount: 9800 } })
  expect(await shop.pay((await shop.make.plan()).id)).toMatchObject({
    output: { kind: 'discountCard' },
  })
})

test('what is not on sale any more is refused', async () => {
  await shop.make.charge(shop.buyer.id, 20_000)
  const gone = await shop.make.setMeal({ on_sale: false, price: cents(1) })
  expect(await buy(gone)).toMatchObject({ ok: false, code: 'setMeal.not_found' })
})

test('looks nobody used are income when their days are over, once', async () => {
  await shop.make.charge(shop.buyer.id, 9800)
  const bought = await buy(await shop.make.setMeal({ days: 2 }))
  const orderId = bought.ok ? bought.output.orderId! : ''
  const plan = await shop.make.plan({ in_set_meals: true })
  await spend(plan.id)
  const rest = async () => {
    const code = account.deferred('pack', orderId)
    return (await readBalances(shop.app.db.read, [code]))(code)
  }
  expect(await rest()).toBe(9800 - 3266)
  shop.app.clock.advance(2 * DAY)
  await expirePacks(shop.app.ports)
  await expirePacks(shop.app.ports)
  expect(await rest()).toBe(0)
  shop.app.clock.advance(-2 * DAY)
})

test('a set meal that is paid back opens nothing any more; one that was used is not paid back', async () => {
  await shop.make.charge(shop.buyer.id, 19_600)
  const [first, second] = [
    await buy(await shop.make.setMeal()),
    await buy(await shop.make.setMeal({ quantity: 5 })),
  ]
  const refund = (bought: typeof first) =>
    shop.app.db.transaction((tx) =>
      refundOrder(tx, bought.ok ? bought.output.orderId! : '', shop.app.ports, {
        nowMs: shop.app.clock.nowMs(),
        reason: '测试',
      }),
    )
  const plan = await shop.make.plan({ in_set_meals: true })
  await spend(plan.id)
  const used = (await copies()).find(({ copy }) => copy?.used === 1)!
  const [begun, fresh] = used.looks === 3 ? [first, second] : [second, first]
  expect(await refund(begun)).toBe(false)
  expect(await refund(fresh)).toBe(true)
  expect(await refund(fresh)).toBe(false)
  expect(await shop.coins()).toBe(9800)
  expect((await copies()).map(({ usage }) => usage).toSorted()).toEqual(['finished', 'running'])
})
