import { expect, test } from './expert-world.ts'
import { body, buyPlan, publishPlan, seen, untilShown } from './publish-plan.ts'

// A world of its own: in this one a match ends.
test.use({ worldOf: 'career' })

test('zhu applies and is let in, he and wei publish, mei buys, the match ends, and record and income say so', async ({
  world,
}) => {
  const { next } = world.matches
  const zhu = await world.openAs('zhu', '/expert-apply')
  // He is congratulated when his page has nothing else to do, over whatever is open then.
  const welcome = zhu.getByRole('dialog', { name: '恭喜您成为实验室用户' })
  await zhu.addLocatorHandler(welcome, () =>
    welcome.getByRole('button', { name: '我知道了' }).click(),
  )
  await test.step('an application, and the yes of an operator', async () => {
    await zhu.getByLabel('申请理由').fill('看了十二年英超，想把每一场的依据写下来。')
    const told = zhu.waitForResponse(async (answer) => {
      if (new URL(answer.url()).pathname !== '/api/expert/application') return false
      return JSON.stringify(await answer.json()).includes('applyId')
    })
    await zhu.getByRole('button', { name: '提交申请' }).click()
    await expect(seen(zhu, '审核中')).toBeVisible()
    const { applyId } = ((await (await told).json()) as { applyInfo: { applyId: string } })
      .applyInfo
    await world.operate('/api/expert/application/decide', { applyId, isAccept: true })
    await untilShown(world.later('zhu', '/expert-apply'), '可发免费方案')
  })

  await test.step('a newcomer publishes for nothing, an expert with a record for coins', async () => {
    await world.openAs('zhu', '/publish')
    await publishPlan(zhu, { title: '主场不会空手', matches: [next] })
    await expect(body(zhu)).toContainText('主胜')
  })
  const wei = await world.openAs('wei', '/publish')
  const planId = await publishPlan(wei, { title: '左路决定比赛', matches: [next], coins: 18 })

  const mei = await world.openAs('mei', `/plan-detail/${planId}`)
  await test.step('a reader pays and reads', async () => {
    await expect(body(mei)).toHaveCount(0)
    await buyPlan(mei, 18)
    await world.openAs('mei', `/plan-detail/${planId}`)
    await expect(body(mei)).toContainText('主胜')
    await expect(body(mei)).toContainText('两名边卫停赛')
  })

  await test.step('the match ends, and the reader is told', async () => {
    world.leapPast(next.kickOffAtMs)
    world.end(next, [2, 0])
    const hit = mei.getByRole('img', { name: '命中' }).first()
    await untilShown(world.later('mei', `/plan-detail/${planId}`), hit)
  })

  await test.step('both have a settled pick more, and wei a share of what was sold', async () => {
    await untilShown(world.later('wei', '/public/expertHome/wei'), '共结算 1 场')
    await untilShown(world.later('zhu', '/public/expertHome/zhu'), '共结算 1 场')
    await world.openAs('wei', '/expert-income')
    await expect(seen(wei, /售出 1 份/)).toBeVisible()
    const sold = wei.getByRole('button', { name: `${next.home} vs ${next.away}` })
    await expect(sold).toContainText('读者付 18.00 充值金币，分成 25%')
    await expect(sold).toContainText('+4.50')
    await expect(sold).toContainText('待结算')
  })
  expect(world.complaints).toEqual([])
})
