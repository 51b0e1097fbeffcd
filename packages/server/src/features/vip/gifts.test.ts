import { expect, test } from 'vitest'
import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { vipGiftEndpoints } from '@linmen/contract/vip/gift.endpoints.ts'
import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { planShop } from '#test/plan-shop.ts'

const shop = planShop()
const call = () => shop.buyer.client

const buy = async (priceId: string, amount: number) => {
  await shop.make.charge(shop.buyer.id, amount)
  await call().call(vipEndpoints.buy, { priceId })
}
const gifts = async () => {
  const answer = await call().call(vipGiftEndpoints.listGifts, { pageNo: 1 })
  return answer.ok ? answer.output.items : []
}

test('ninety days bring three parcels: one to take now, two to wait for', async () => {
  await buy('vip-super-090', 79_800)
  expect((await gifts()).map(({ state }) => state)).toEqual(['open', 'waiting', 'waiting'])
  const [now, later] = await gifts()
  expect(await call().call(vipGiftEndpoints.takeGift, { giftId: later!.id })).toMatchObject({
    code: 'gift.waiting',
  })
  expect(await call().call(vipGiftEndpoints.takeGift, { giftId: now!.id })).toMatchObject({
    ok: true,
    output: { state: 'taken' },
  })
})

test('what is in the parcel lies in the drawer, once', async () => {
  await buy('vip-red-030', 10_800)
  const [gift] = await gifts()
  const take = () => call().call(vipGiftEndpoints.takeGift, { giftId: gift!.id })
  await Promise.all([take(), take(), take()])
  expect(await take()).toMatchObject({ ok: true, output: { state: 'taken' } })
  expect(await call().call(couponEndpoints.count, {})).toMatchObject({ output: { usable: 5 } })
  expect(await call().call(setMealEndpoints.count, {})).toMatchObject({
    output: { cards: 2, cardPercent: 90 },
  })
})

test("somebody else's parcel is not there", async () => {
  await buy('vip-data-030', 18_800)
  const [gift] = await gifts()
  const asked = { giftId: gift!.id }
  expect(await shop.app.as('wei').call(vipGiftEndpoints.gift, asked)).toMatchObject({
    code: 'gift.not_found',
  })
  expect(await shop.app.as('wei').call(vipGiftEndpoints.takeGift, asked)).toMatchObject({
    code: 'gift.not_found',
  })
})

test('friends lower a price, each once, and what it came to is a coupon for the membership', async () => {
  const begun = await call().call(vipGiftEndpoints.beginBargain, {})
  const bargainId = begun.ok ? begun.output.id! : ''
  const again = await call().call(vipGiftEndpoints.beginBargain, {})
  expect(again).toMatchObject({ output: { id: bargainId, cut: 0 } })
  expect(await call().call(vipGiftEndpoints.takeBargain, { bargainId })).toMatchObject({
    code: 'bargain.nothing',
  })
  expect(await call().call(vipGiftEndpoints.helpBargain, { bargainId })).toMatchObject({
    code: 'bargain.own',
  })
  for (const friend of ['mei', 'mei', 'wei'] as const)
    expect(
      await shop.app.as(friend).call(vipGiftEndpoints.helpBargain, { bargainId }),
    ).toMatchObject({ ok: true, output: { helped: true, isMine: false } })
  expect(await call().call(vipGiftEndpoints.bargain, {})).toMatchObject({
    output: { cut: 1600, helpers: [{ name: '小美' }, { name: '老魏' }], state: 'running' },
  })
  expect(await shop.app.as('wei').call(vipGiftEndpoints.takeBargain, { bargainId })).toMatchObject({
    code: 'bargain.not_found',
  })
  expect(await call().call(vipGiftEndpoints.takeBargain, { bargainId })).toMatchObject({
    output: { state: 'taken' },
  })
  expect(await shop.app.as('lao').call(vipGiftEndpoints.helpBargain, { bargainId })).toMatchObject({
    code: 'bargain.closed',
  })
  const held = await call().call(couponEndpoints.list, { pageNo: 1, state: 'usable' })
  expect(held).toMatchObject({
    output: { items: [{ category: 'vip', worth: 1600, threshold: 79_800 }] },
  })
})
