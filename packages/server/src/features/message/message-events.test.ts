import { expect, test } from 'vitest'
import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { refundOrder } from '#features/sale/public.ts'
import { ownNews } from '#test/own-news.ts'
import { planShop } from '#test/plan-shop.ts'
import { goal, scriptedMatch } from '#test/scripted-match.ts'
import { settlePlans } from '#features/settlement/settle-plans.ts'

const shop = planShop()

const told = async (topic: 'order' | 'expertPlan', client = shop.buyer.client) => {
  const answer = await client.call(messageEndpoints.list, { topic, pageNo: 1 })
  return answer.ok ? answer.output.items : []
}

test('who buys a plan is told what it cost, and finds it again', async () => {
  await shop.make.charge(shop.buyer.id, 10_000)
  const plan = await shop.make.plan()
  await shop.pay(plan.id)
  expect(await told('order')).toMatchObject([
    {
      title: '已购买方案',
      content: '国际米兰 vs 马德里竞技，支付 38 金币',
      link: { family: 'response-go', code: 3, subject: plan.id },
    },
  ])
})

test('who is paid back is told once', async () => {
  await shop.make.charge(shop.buyer.id, 10_000)
  const paid = await shop.pay((await shop.make.plan()).id)
  const orderId = paid.ok ? paid.output.orderId! : ''
  const refund = () =>
    shop.app.db.transaction((tx) =>
      refundOrder(tx, orderId, shop.app.ports, {
        reason: '测试',
        nowMs: shop.app.clock.nowMs(),
      }),
    )
  expect([await refund(), await refund()]).toEqual([true, false])
  const titles = (await told('order')).map(({ title }) => title)
  expect(titles.filter((title) => title === '已全额退回')).toHaveLength(1)
})

test('a set meal leads to its record', async () => {
  await shop.make.charge(shop.buyer.id, 10_000)
  const packageId = await shop.make.setMeal()
  await shop.buyer.client.call(setMealEndpoints.pay, { packageId })
  expect(await told('order')).toMatchObject([
    { title: '已购买套餐', link: { family: 'go', code: 46, subject: '{"page":"SetMealRecord"}' } },
  ])
})

test('buyers and the expert hear how a plan ended', async () => {
  await shop.make.charge(shop.buyer.id, 10_000)
  const plan = await shop.make.plan({ match_id: 'told-over', pick: 'home' })
  await shop.pay(plan.id)
  const over = scriptedMatch(shop.app, 'told-over')
  await over.hears(
    over.report(1, goal('home', 3)),
    over.report(2, { kind: 'status', phase: 'finished' }),
  )
  await settlePlans(shop.app.ports)
  expect(await told('expertPlan')).toMatchObject([{ title: '方案已有结果', link: { code: 3 } }])
  expect(await told('expertPlan', shop.app.as('wei'))).toMatchObject([{ title: '方案已有结果' }])
})

test('a purchase wakes the buyer, and nobody else may listen', async () => {
  const listen = (listener: string | null) => ownNews(shop.app.ports, shop.buyer.id, listener)
  const [own, foreign, visitor] = [
    await listen(shop.buyer.id),
    await listen('mei'),
    await listen(null),
  ]
  await shop.make.charge(shop.buyer.id, 10_000)
  await shop.pay((await shop.make.plan()).id)
  expect(own).toMatchObject([{ snap: {} }, { d: { kind: 9, title: '已购买方案' } }])
  expect([foreign, visitor]).toMatchObject([[{ err: 'no_topic' }], [{ err: 'no_topic' }]])
})
