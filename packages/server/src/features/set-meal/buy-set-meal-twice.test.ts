import { expect, test } from 'vitest'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { Refused } from '#kit/refused.ts'
import { onPostgres } from '#test/harness.ts'
import { planShop } from '#test/plan-shop.ts'
import { findOnSale, sell } from '#features/sale/public.ts'
import { setMealGoods } from './buy-set-meal.ts'

const shop = planShop()

const buy = (packageId: string, requestId?: string) =>
  shop.buyer.client.call(setMealEndpoints.pay, { packageId }, requestId ? { requestId } : {})
const looks = async () => {
  const left = await shop.buyer.client.call(setMealEndpoints.count, {})
  return left.ok ? left.output.jingcai.sum : left.code
}

test('a retry with the same request id buys one copy and answers the same', async () => {
  const meal = await shop.make.setMeal()
  await shop.make.charge(shop.buyer.id, 30_000)
  const first = await buy(meal, 'm1')
  expect(await buy(meal, 'm1')).toEqual(first)
  expect([await looks(), await shop.coins()]).toEqual([3, 20_200])
})

test('two attempts are two copies: a set meal can be bought again', async () => {
  const meal = await shop.make.setMeal()
  await shop.make.charge(shop.buyer.id, 30_000)
  await buy(meal, 'm2')
  expect(await buy(meal, 'm3')).toMatchObject({
    ok: true,
    output: { already: false, amount: 9800 },
  })
  expect([await looks(), await shop.coins()]).toEqual([6, 10_400])
})

test('R-SETMEAL-005 an old client without request ids that clicks twice buys once', async () => {
  const meal = await shop.make.setMeal()
  await shop.make.charge(shop.buyer.id, 30_000)
  const click = async () => (await shop.buyer.client.fetch(`/api/setMeal/pay?pkgId=${meal}`)).json()
  expect(await click()).toMatchObject({ isSuccess: true })
  expect(await click()).toMatchObject({ isSuccess: false, errorCode: 'in_progress' })
  shop.app.clock.advance(10_000)
  expect(await click()).toMatchObject({ isSuccess: true })
  shop.app.clock.advance(-10_000)
  expect(await looks()).toBe(6)
})

test('T1 thirty copies of one attempt at once buy once', async () => {
  const meal = await shop.make.setMeal()
  await shop.make.charge(shop.buyer.id, 100_000)
  const answers = await Promise.all(Array.from({ length: 30 }, () => buy(meal, 'm4')))
  expect(answers.every((answer) => answer.ok || answer.code === 'in_progress')).toBe(true)
  expect([await looks(), await shop.coins()]).toEqual([3, 90_200])
})

test('T2 coins for three copies buy three of twenty at once', async () => {
  const meal = await shop.make.setMeal()
  await shop.make.charge(shop.buyer.id, 3 * 9800 + 9799)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => buy(meal, `m5-${at}`)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(3)
  expect([await looks(), await shop.coins()]).toEqual([9, 9799])
})

// One connection cannot race itself: these need a database that runs transactions side by side.
test.runIf(onPostgres)(
  'T2 coins for three copies buy three, side by side in the database',
  async () => {
    const meal = await shop.make.setMeal()
    await shop.make.charge(shop.buyer.id, 3 * 9800)
    const answers = await Promise.all(Array.from({ length: 20 }, () => rawBuy(meal)))
    expect(answers.filter((answer) => answer === 'paid')).toHaveLength(3)
    expect(answers.filter((answer) => answer === 'wallet.not.enough')).toHaveLength(17)
    expect(await looks()).toBe(9)
  },
)

test.runIf(onPostgres)('T1 three looks open three of twenty plans at once', async () => {
  await shop.make.charge(shop.buyer.id, 9800)
  await buy(await shop.make.setMeal())
  const plans = []
  for (let at = 0; at < 20; at += 1) plans.push(await shop.make.plan({ in_set_meals: true }))
  const answers = await Promise.all(
    plans.map((plan) => shop.buyer.client.call(setMealEndpoints.spend, { contentId: plan.id })),
  )
  expect(answers.filter((answer) => answer.ok)).toHaveLength(3)
  expect(await looks()).toBe(0)
})

/** The sale itself in a transaction of its own, as a second process would run it beside the first. */
async function rawBuy(packageId: string): Promise<string> {
  const call = {
    actor: { id: shop.buyer.id },
    nowMs: shop.app.clock.nowMs(),
    platform: 'wap',
    ports: shop.app.ports,
    refuse: (code: string) => {
      throw new Refused(code, '', {})
    },
  }
  try {
    await shop.app.db.transaction(async (tx) => {
      const meal = (await findOnSale(tx, 'setMeal', packageId))!
      return sell(tx, setMealGoods, meal, 'none', call)
    })
    return 'paid'
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}
