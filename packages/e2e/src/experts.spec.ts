import { expect, test } from './expert-world.ts'
import { body, buyPlan, publishPlan, seen, untilShown } from './publish-plan.ts'

test('two matches in one plan are bought as one and read together', async ({ world }) => {
  const { first, second } = world.matches
  const wei = await world.openAs('wei', '/publish')
  const planId = await publishPlan(wei, {
    title: '两场都看主队',
    matches: [first, second],
    coins: 18,
  })
  const mei = await world.openAs('mei', '/plan-list/1/two-for-one')
  await seen(mei, '两场都看主队').click()
  await expect(mei).toHaveURL(new RegExp(`plan-detail/${planId}`))
  await buyPlan(mei, 18)
  await world.openAs('mei', `/plan-detail/${planId}`)
  await expect(body(mei)).toContainText('二串一')
  await expect(body(mei)).toContainText(`${second.home} vs ${second.away}　主胜`)
  expect(world.complaints).toEqual([])
})

test('chen subscribes to an expert for a month, and renews before it is over', async ({
  world,
}) => {
  const chen = await world.openAs('chen', '/public/expertHome/kong')
  await chen.getByRole('link', { name: '订阅', exact: true }).click()
  await test.step('the terms stand beside the order', async () => {
    await seen(chen, '订阅协议').click()
    await expect(seen(chen, /未到期时续订，新的 30 天接在当前到期之后/)).toBeVisible()
    await chen.goBack()
  })
  const buy = async (word: '订阅' | '续订') => {
    await chen.getByRole('button', { name: `${word} 98 金币` }).click()
    const sheet = chen.getByRole('dialog', { name: '订阅包月私推' })
    await sheet.getByRole('button', { name: '支付 98 金币' }).click()
    const done = chen.getByRole('dialog').filter({ hasText: '购买成功' })
    await done.getByRole('button', { name: '我的订阅' }).click()
    await expect(chen).toHaveURL(/#\/my-expert-month/)
  }
  const months = chen.getByText(/^\d\d-\d\d 至 \d\d-\d\d$/).filter({ visible: true })
  await buy('订阅')
  await expect(months).toHaveCount(1)
  const [until] = /\d\d-\d\d$/.exec((await months.textContent())!)!
  await chen.getByRole('link', { name: '续订 控卫日记' }).click()
  await buy('续订')
  await expect(months.filter({ hasText: new RegExp(`^${until} 至`) })).toHaveCount(1)
  await expect(months).toHaveCount(2)
  expect(world.complaints).toEqual([])
})

// The last one: it leaps.
test('a pick that was promised and not given in time is paid back by itself, with a message', async ({
  world,
}) => {
  const { later } = world.matches
  const wei = await world.openAs('wei', '/publish')
  const planId = await publishPlan(wei, {
    title: '等首发再定',
    matches: [later],
    coins: 18,
    late: true,
  })
  const mei = await world.openAs('mei', `/plan-detail/${planId}`)
  await expect(seen(mei, /临场方案.*逾期自动全额退还/)).toBeVisible()
  await buyPlan(mei, 18)
  await world.openAs('mei', `/plan-detail/${planId}`)
  await expect(seen(mei, /前给出选项与理由，逾期自动全额退还/)).toBeVisible()

  world.leapPast(later.kickOffAtMs - 30 * 60_000)
  await untilShown(world.later('mei', `/plan-detail/${planId}`), '专家未按承诺时间给出选项')
  await world.openAs('mei', '/userHuoyanDetail?tab=income')
  const entry = mei.getByRole('button', { name: `${later.home} vs ${later.away}` })
  await expect(entry).toContainText('退款')
  await expect(entry).toContainText('+18.00')
  await world.openAs('mei', '/message/system')
  await expect(seen(mei, '已全额退回')).toBeVisible()
  await untilShown(world.later('wei', `/plan-detail/${planId}`), '等首发再定')
  await expect(wei.getByRole('img', { name: /已全额退回/ })).toBeVisible()
  await expect(wei.getByRole('button', { name: '给出选项' })).toHaveCount(0)
  expect(world.complaints).toEqual([])
})
