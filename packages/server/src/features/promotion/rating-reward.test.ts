import { expect, test } from 'vitest'
import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import { interpretation, settled } from '#test/interpretation-factory.ts'
import { planShop } from '#test/plan-shop.ts'

const shop = planShop()
const claim = (interpretationId: string) =>
  shop.buyer.client.call(couponEndpoints.claimForRating, { interpretationId })
const coupons = async () => {
  const { rows } = await shop.app.db.pool.query('select name from coupon where member_id = $1', [
    shop.buyer.id,
  ])
  return rows
}

test('who has rated gets a coupon, once for each interpretation', async () => {
  const id = await interpretation(shop.app)
  await shop.make.charge(shop.buyer.id, 2800)
  await shop.buyer.client.call(interpretationEndpoints.pay, { id })
  await settled(shop.app, id)
  expect(await claim(id)).toMatchObject({ ok: true, output: { sent: false } })
  const rating = { score: 5, content: '' }
  await shop.buyer.client.call(interpretationEndpoints.rate, { id, rating, expertId: 'wei' })
  expect(await claim(id)).toMatchObject({
    ok: true,
    output: { sent: true, name: '评价有礼券', worth: 300 },
  })
  expect(await claim(id)).toMatchObject({ ok: true, output: { sent: false } })
  expect(await coupons()).toEqual([{ name: '评价有礼券' }])
})

test('what is not there rewards nobody', async () => {
  expect(await claim('jd-nobody')).toMatchObject({ code: 'interpretation.not_found' })
})
