import { expect, test } from 'vitest'
import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { campaignEndpoints } from '@linmen/contract/promotion/campaign.endpoints.ts'
import type { CampaignKind } from '@linmen/contract/promotion/campaign.schemas.ts'
import { amountOff } from '@linmen/domain/coupon/gift-item.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { addMember } from '#features/auth/public.ts'
import { planShop } from '#test/plan-shop.ts'
import { putPromotion } from './public.ts'

const DAY = 86_400_000
const shop = planShop()

let made = 0
interface Made {
  readonly kind?: CampaignKind
  readonly fromDays?: number
  readonly toDays?: number
  readonly budget?: number
  readonly stock?: number
  readonly need?: number
  readonly most?: number
  readonly hosts?: string[]
}

/** A promotion that gives five coins off from twenty-eight. */
async function promotion(rest: Made = {}) {
  const key = `p${(made += 1)}`
  const nowMs = shop.app.clock.nowMs()
  const item = { coupon: amountOff('方案满减券', 'plan', 5, 28), count: 1 }
  await shop.app.db.transaction((tx) =>
    putPromotion(
      tx,
      {
        key,
        kind: rest.kind ?? 'couponSpree',
        title: '券包',
        lead: '看球前',
        rules: ['每人一张'],
        starts_at_ms: nowMs + (rest.fromDays ?? -1) * DAY,
        ends_at_ms: nowMs + (rest.toDays ?? 1) * DAY,
        audience: 'everyone',
        league_id: null,
        budget: rest.budget ?? null,
        hosts: rest.hosts ?? [],
      },
      [
        {
          name: '方案满减券',
          item: JSON.stringify(item),
          valid_days: 7,
          worth: cents(500),
          need: rest.need ?? 0,
          most: rest.most ?? 1,
          stock: rest.stock ?? null,
        },
      ],
    ),
  )
  return { key, giftId: `${key}-1` }
}

const claim = (gift: { key: string; giftId: string }, client = shop.buyer.client) =>
  client.call(campaignEndpoints.claim, gift)
const detail = async (key: string, client = shop.buyer.client) => {
  const answer = await client.call(campaignEndpoints.detail, { key })
  if (!answer.ok) throw new Error(answer.text)
  return answer.output
}
const coupons = async () => {
  const answer = await shop.buyer.client.call(couponEndpoints.count, {})
  return answer.ok ? answer.output.usable : 0
}

test('a gift is taken once: it lies in the drawer and is counted', async () => {
  const gift = await promotion({ stock: 3 })
  expect(await detail(gift.key)).toMatchObject({ given: 0, gifts: [{ state: 'open', stock: 3 }] })
  expect(await claim(gift)).toMatchObject({
    ok: true,
    output: { given: 1, people: 1, gifts: [{ state: 'taken', mine: 1, given: 1 }] },
  })
  expect(await claim(gift)).toMatchObject({ code: 'promotion.taken' })
  expect(await coupons()).toBe(1)
})

test('twenty taps at once give one', async () => {
  const gift = await promotion({ stock: 3 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => claim(gift)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  expect(await coupons()).toBe(1)
  expect((await detail(gift.key)).given).toBe(1)
})

test('of two in stock two people get one each, the third hears that they are gone', async () => {
  const gift = await promotion({ stock: 2 })
  const codes = []
  for (const name of ['one', 'two', 'three']) {
    const answer = await claim(gift, await shop.app.member({ id: `${gift.key}-${name}` }))
    codes.push(answer.ok ? 'given' : answer.code)
  }
  expect(codes).toEqual(['given', 'given', 'promotion.gone'])
  expect((await detail(gift.key)).gifts[0]).toMatchObject({ given: 2, state: 'gone' })
})

test('the budget is never passed', async () => {
  const gift = await promotion({ budget: 900 })
  expect(await claim(gift)).toMatchObject({ ok: true })
  const other = await shop.app.member({ id: `${gift.key}-late` })
  expect(await claim(gift, other)).toMatchObject({ code: 'promotion.gone' })
})

test.each([
  ['has ended', { fromDays: -3, toDays: -1 }, 'promotion.ended', 'ended', 'over'],
  ['is to come', { fromDays: 1, toDays: 2 }, 'promotion.coming', 'coming', 'locked'],
] as const)('one that %s says so and gives nothing', async (_name, span, code, state, gift) => {
  const made = await promotion(span)
  expect(await claim(made)).toMatchObject({ code })
  expect(await detail(made.key)).toMatchObject({ state, gifts: [{ state: gift }] })
})

test('one of another host is shown the way to it', async () => {
  expect(await claim(await promotion({ hosts: ['native'] }))).toMatchObject({
    code: 'promotion.host',
  })
})

test('a visitor sees it and logs in to take it', async () => {
  const gift = await promotion()
  const visitor = shop.app.visitor()
  expect(await detail(gift.key, visitor)).toMatchObject({ gifts: [{ state: 'open', mine: 0 }] })
  expect(await claim(gift, visitor)).toMatchObject({ code: 'no_login' })
  expect(await visitor.call(campaignEndpoints.detail, { key: 'nothing' })).toMatchObject({
    code: 'promotion.not_found',
  })
})

test('a top-up gift counts what was charged while it runs', async () => {
  const gift = await promotion({ kind: 'topUpGift', need: 10_000 })
  await shop.make.charge(shop.buyer.id, 9900)
  expect(await claim(gift)).toMatchObject({ code: 'promotion.need' })
  await shop.make.charge(shop.buyer.id, 100)
  expect(await detail(gift.key)).toMatchObject({ have: 10_000, gifts: [{ state: 'open' }] })
  expect(await claim(gift)).toMatchObject({ ok: true })
})

test('the charge page says how much is missing for the nearest gift, until nothing is', async () => {
  const { client, id } = shop.buyer
  const next = async () => {
    const answer = await client.call(campaignEndpoints.topUp, {})
    return answer.ok ? answer.output.gift : answer.code
  }
  const far = await promotion({ kind: 'topUpGift', need: 6000 })
  const near = await promotion({ kind: 'topUpGift', need: 4000 })
  await promotion({ kind: 'topUpGift', need: 2000, fromDays: -3, toDays: -1 })
  await shop.make.charge(id, 1000)
  expect(await next()).toMatchObject({ key: near.key, name: '方案满减券', missing: 3000 })
  await shop.make.charge(id, 3000)
  expect(await next()).toMatchObject({ key: near.key, missing: 0 })
  await claim(near)
  expect(await next()).toMatchObject({ key: far.key, missing: 2000 })
})

test('an invitation counts who registered with the link', async () => {
  const gift = await promotion({ kind: 'invitation', need: 1 })
  const { shareId } = await detail(gift.key)
  expect(await claim(gift)).toMatchObject({ code: 'promotion.need' })
  const created_at_ms = shop.app.clock.nowMs()
  const guest = { id: `${gift.key}-guest`, phone: '13700009999', nickname: '', password_hash: '' }
  await shop.app.db.transaction(async (tx) => {
    await addMember(tx, { ...guest, role: 'member', level: 0, created_at_ms })
    await tx
      .insertInto('registration')
      .values({
        member_id: guest.id,
        way: 'code',
        share_id: shareId!,
        agent_id: '1',
        created_at_ms,
      })
      .execute()
  })
  expect(await claim(gift)).toMatchObject({ ok: true, output: { have: 1 } })
})

test('a plan that missed is made up for with a coupon, one for each', async () => {
  const gift = await promotion({ kind: 'lossReturn', need: 1, most: 3, toDays: 30 })
  expect(await claim(gift)).toMatchObject({ code: 'promotion.need' })
  const plan = await shop.make.plan({ kickoff_ms: shop.app.clock.nowMs() + DAY })
  await shop.make.charge(shop.buyer.id, 10_000)
  await shop.pay(plan.id)
  await shop.app.db.pool.query(
    `update plan set result = 'miss', settled_at_ms = kickoff_ms where id = $1`,
    [plan.id],
  )
  expect(await claim(gift)).toMatchObject({ ok: true, output: { have: 1 } })
  expect(await claim(gift)).toMatchObject({ code: 'promotion.need' })
})

test('what runs is listed before what has ended', async () => {
  const old = await promotion({ fromDays: -9, toDays: -8 })
  const now = await promotion({ toDays: 5 })
  const answer = await shop.app.visitor().call(campaignEndpoints.list, {})
  const keys = answer.ok ? answer.output.list.map(({ key }) => key) : []
  expect(keys.indexOf(now.key)).toBeLessThan(keys.indexOf(old.key))
})
