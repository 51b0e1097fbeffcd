import { expect, test } from 'vitest'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { people } from '#test/people.ts'
import { planShop } from '#test/plan-shop.ts'

const shop = planShop()

const payWith = (planNo: string, couponId: string) =>
  shop.buyer.client.call(planEndpoints.payWithCoupon, { planNo, couponId })

test.each([
  ['of another member', { member_id: 'mei' }, 'not_owned'],
  ['for other goods', { category: 'vip' }, 'category'],
  ['R-COUPON-016 for another client', { platforms: ['ios'] }, 'platform'],
  [
    'R-COUPON-016 that is not valid yet',
    { valid_from_ms: 9e12, valid_to_ms: 9e12 },
    'not_yet_valid',
  ],
  ['R-COUPON-016 that has ended', { valid_from_ms: 0, valid_to_ms: 1 }, 'expired'],
  ['R-COUPON-012 R-COUPON-016 for another level', { expert_level: 1 }, 'expert_level'],
  ['R-COUPON-013 R-COUPON-016 for another expert', { expert_id: 'lao' }, 'expert'],
  ['R-COUPON-014 R-COUPON-016 that asks for a higher price', { threshold: cents(3801) }, 'amount'],
  ['R-COUPON-015 free up to a lower price', { kind: 'free', threshold: cents(3799) }, 'amount'],
] as const)('a coupon %s does not pay', async (_name, rest, why) => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 10_000)
  const coupon = await shop.make.coupon(shop.buyer.id, {
    ...rest,
    platforms: [...('platforms' in rest ? rest.platforms : [])],
  })
  expect(await payWith(plan.planNo, coupon)).toMatchObject({
    ok: false,
    code: 'coupon.not_usable',
    data: { why },
  })
  expect(await shop.coins()).toBe(10_000)
})

test.each([
  ['R-COUPON-012 of this level', { expert_level: people.wei.level }, 3000],
  ['R-COUPON-013 of this expert', { expert_id: 'wei' }, 3000],
  ['R-COUPON-014 from this very price', { threshold: cents(3800) }, 3000],
  ['R-COUPON-015 free up to this very price', { kind: 'free', threshold: cents(3800) }, 0],
  ['R-COUPON-016 for this client among others', { platforms: ['ios', 'wap'] }, 3000],
] as const)('a coupon %s pays', async (_name, rest, amount) => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 10_000)
  const platforms = 'platforms' in rest ? [...rest.platforms] : []
  const coupon = await shop.make.coupon(shop.buyer.id, { ...rest, platforms })
  expect(await payWith(plan.planNo, coupon)).toMatchObject({ ok: true, output: { amount } })
})

test.each([
  ['R-COUPON-001 nothing', 38, {}, { priceType: 0, amount: 38, discount: 0 }],
  ['R-COUPON-006 a coupon worth more', 10, { off: 15 }, { priceType: 3, amount: 0, discount: 10 }],
  ['R-COUPON-007 a card of 8', 38, { card: 80 }, { priceType: 4, amount: 30.4, discount: 7.6 }],
  [
    'R-COUPON-008 a free coupon and a card',
    38,
    { free: true, card: 50 },
    { priceType: 2, amount: 0 },
  ],
] as const)('%s beside a price of %i, as it travels', async (_name, price, perks, told) => {
  const plan = await shop.make.plan({ price: cents(price * 100) })
  const { id, client } = shop.buyer
  await shop.make.charge(id, 10_000)
  if ('card' in perks) await shop.make.card(id, perks.card, 1)
  const paysBy = 'off' in perks ? { worth: cents(perks.off * 100), threshold: cents(0) } : null
  const free = 'free' in perks ? { kind: 'free' as const, threshold: cents(9000) } : paysBy
  const fee = free ? `&feeId=${await shop.make.coupon(id, free)}` : ''
  const raw = await client.fetch(`/api/uc/plan/offer/pay?planNo=${plan.planNo}${fee}`)
  expect(await raw.json()).toMatchObject({ isSuccess: true, ...told })
})

test.each([
  ['R-PLAN-010', 'football', 1],
  ['R-PLAN-011', 'basketball', 2],
  ['R-PLAN-012', 'pool14', 3],
  ['R-PLAN-013', 'pick9', 4],
  ['R-PLAN-014', 'single', 5],
] as const)('%s a plan of the kind %s travels as %i', async (_rule, sport, code) => {
  const plan = await shop.make.plan({ sport })
  const raw = await shop.buyer.client.fetch(`/api/plan/look/${plan.id}`)
  expect(await raw.json()).toMatchObject({ qiuFlag: code })
})

test.each([
  ['the own pool', 'football', { jingcai: 1 }, 0],
  ['the other pool', 'football', { pool: 1 }, 'wallet.not.enough'],
  ['the old games and their pool', 'pick9', { pool: 1 }, 0],
] as const)('R-PLAN-015 a plan of type 4 with a look of %s', async (_name, sport, looks, paid) => {
  const plan = await shop.make.plan({ sport, in_set_meals: true })
  const raw = await shop.buyer.client.fetch(`/api/plan/look/${plan.id}`)
  expect(await raw.json()).toMatchObject({ planType: 4 })
  const scope = 'pool' in looks ? 'pool' : 'jingcai'
  const meal = await shop.make.setMeal({ scope })
  await shop.make.charge(shop.buyer.id, 9800)
  await shop.buyer.client.call(setMealEndpoints.pay, { packageId: meal })
  const answer = await shop.pay(plan.id)
  expect(answer.ok ? answer.output.amount : answer.code).toBe(paid)
})
