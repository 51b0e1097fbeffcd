import { expect, test } from 'vitest'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import { subscriptionEndpoints } from '@linmen/contract/expert/subscription.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { planShop } from '#test/plan-shop.ts'
import { addSubscription } from '#features/expert/public.ts'
import { putOnSale } from '#features/sale/public.ts'

const DAY = 86_400_000
const shop = planShop()

async function offer() {
  await shop.app.db.transaction((tx) =>
    putOnSale(tx, [
      {
        id: `push-${shop.buyer.id}`,
        goods_kind: 'subscription',
        name: '老魏 包月私推',
        scope: 'football',
        expert_id: 'wei',
        price: cents(18_800),
        quantity: 1,
        days: 30,
        created_at_ms: shop.app.clock.nowMs(),
      },
    ]),
  )
}
const subscribe = () => shop.buyer.client.call(subscriptionEndpoints.subscribe, { expertId: 'wei' })
const mine = async () => {
  const input = { kind: 1, pageNo: 1, pageSize: 10, stage: 'all' } as const
  const page = await shop.buyer.client.call(subscriptionEndpoints.listSubscribed, input)
  return page.ok ? page.output.items : []
}

test('nobody can subscribe where nothing is offered, and coins are needed where it is', async () => {
  expect(await subscribe()).toMatchObject({ code: 'subscription.not_found' })
  await offer()
  expect(await subscribe()).toMatchObject({ code: 'wallet.not.enough' })
})

test('a month opens the plans of its expert, and a renewal begins where it ends', async () => {
  await shop.make.charge(shop.buyer.id, 37_600)
  const before = await shop.make.plan({
    kickoff_ms: shop.app.clock.nowMs() - 1,
    published_at_ms: shop.app.clock.nowMs() - DAY,
  })
  const plan = await shop.make.plan()
  expect(await subscribe()).toMatchObject({ ok: true, output: { amount: 18_800 } })
  expect(await shop.look(plan.id)).toMatchObject({ output: { owned: true } })
  expect(await shop.look(before.id)).toMatchObject({ output: { owned: false } })
  expect(await shop.pay(plan.id)).toMatchObject({ output: { already: true, amount: 0 } })
  expect((await subscribe()).ok).toBe(true)
  const [later, first] = await mine()
  expect(later!.startsAtMs).toBe(first!.endsAtMs)
  expect(first!.endsAtMs - first!.startsAtMs).toBe(30 * DAY)
  const shown = await shop.buyer.client.call(expertEndpoints.show, { expertId: 'wei' })
  expect(shown).toMatchObject({ output: { isSubscribed: true, monthPrice: 18_800 } })
  const today = await shop.buyer.client.call(subscriptionEndpoints.listPushedToday, {
    expertId: 'wei',
  })
  expect(today).toMatchObject({ output: { isSubscribed: true } })
})

test('R-EXPERT-011: what ends within three and seven days is told apart', async () => {
  const nowMs = shop.app.clock.nowMs()
  for (const [at, days] of [2, 5, 9].entries()) {
    const expertId = `ending${at}`
    await shop.app.member({ id: expertId, nickname: `专家${at}`, level: 2, role: 'expert' })
    await shop.make.expert(expertId)
    await shop.app.db.transaction((tx) =>
      addSubscription(tx, {
        id: `sub${at}`,
        member_id: shop.buyer.id,
        expert_id: expertId,
        starts_at_ms: nowMs - 20 * DAY,
        ends_at_ms: nowMs + days * DAY,
        price: cents(18_800),
        created_at_ms: nowMs - 20 * DAY,
      }),
    )
  }
  const told = await shop.buyer.client.call(subscriptionEndpoints.listExpiring, {})
  const output = told.ok ? told.output : { inThreeDays: [], inSevenDays: [] }
  expect(subscriptionEndpoints.listExpiring.output.encode(output)).toMatchObject({
    three: [
      {
        rssId: 'sub0',
        expertNickName: '专家0',
        expertMemberId: 'ending0',
        endTimeDesc: expect.stringContaining('到期'),
      },
    ],
    seven: [{ rssId: 'sub1', expertMemberId: 'ending1' }],
  })
})

test('a stranger reads nothing of what subscribers read', async () => {
  const plan = await shop.make.plan()
  const seen = await shop.app.visitor().call(planEndpoints.look, { id: plan.id })
  expect(seen.ok && seen.output.body).toBeUndefined()
})
