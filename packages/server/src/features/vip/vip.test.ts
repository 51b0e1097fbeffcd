import { beforeEach, expect, test } from 'vitest'
import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { account } from '@linmen/domain/ledger/accounts.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { readBalances } from '#features/wallet/ledger.repo.ts'
import { lastCode } from '#test/phone-codes.ts'
import { planShop } from '#test/plan-shop.ts'
import { earnVip } from './earn-vip.ts'
import { isVip, vipHasPart } from './public.ts'

const DAY = 86_400_000
const shop = planShop()
beforeEach(() => shop.app.db.pool.query('delete from rate_limit'))

const buy = (priceId: string, couponId?: string) =>
  shop.buyer.client.call(vipEndpoints.buy, {
    priceId,
    ...(couponId !== undefined && { couponId }),
  })
const info = async () => {
  const answer = await shop.buyer.client.call(vipEndpoints.info, {})
  if (!answer.ok) throw new Error(answer.text)
  return answer.output
}
const orders = async () => {
  const answer = await shop.buyer.client.call(vipEndpoints.listOrders, { pageNo: 1 })
  return answer.ok ? answer.output.items : []
}
/** As if it had begun so many days earlier: sessions would not live that long. */
const ages = (days: number) =>
  shop.app.db.pool.query(
    'update vip_period set starts_at_ms = starts_at_ms - $1, ends_at_ms = ends_at_ms - $1 where member_id = $2',
    [days * DAY, shop.buyer.id],
  )
const phone = async () => {
  const { rows } = await shop.app.db.pool.query<{ phone: string }>(
    'select phone from member where id = $1',
    [shop.buyer.id],
  )
  return rows[0]!.phone
}

test('R-VIP-003 R-VIP-005 who never bought is a normal user: level 0, no order, not active', async () => {
  const raw = await shop.buyer.client.fetch('/api/member/vip/info')
  expect(await raw.json()).toMatchObject({
    vipMemberLevel: 0,
    vipStatus: 2,
    orderCount: 0,
    timeThrough: 0,
    isVipTry: false,
  })
  expect(await isVip(shop.app.db.read, shop.buyer.id, shop.app.clock.nowMs())).toBe(false)
})

test('R-VIP-007 R-VIP-012 R-VIP-022 a bought membership is in effect and half over at half its time', async () => {
  await shop.make.charge(shop.buyer.id, 29_600)
  expect(await buy('vip-super-030')).toMatchObject({ ok: true, output: { amount: 29_600 } })
  await ages(15)
  const raw = await shop.buyer.client.fetch('/api/member/vip/info')
  expect(await raw.json()).toMatchObject({
    vipMemberId: shop.buyer.id,
    vipMemberLevel: 2,
    vipStatus: 0,
    orderCount: 1,
    timeThrough: 50,
    isVipTry: false,
  })
})

test('R-VIP-002 R-VIP-014 R-VIP-004 a membership that has ended is expired, its order old', async () => {
  await shop.make.charge(shop.buyer.id, 10_800)
  await buy('vip-red-030')
  expect(await orders()).toMatchObject([{ state: 'current', name: '红单会员 30 天', paid: 10_800 }])
  await ages(30)
  expect(await info()).toMatchObject({ level: 'red', state: 'expired', orders: 1, elapsed: 100 })
  const raw = await shop.buyer.client.fetch('/api/vip/vipOrderRecord', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(await raw.json()).toMatchObject({ pageList: [{ status: 4 }], hasNext: false })
})

test('time that is bought again follows the time that runs', async () => {
  await shop.make.charge(shop.buyer.id, 40_600)
  await buy('vip-red-030')
  await buy('vip-red-090')
  const { startsAtMs, endsAtMs } = await info()
  expect(endsAtMs! - startsAtMs!).toBe(120 * DAY)
  expect((await orders()).map(({ state }) => state).toSorted()).toEqual(['current', 'waiting'])
})

test('a red membership opens the win mark, not special data; a super one opens both', async () => {
  await shop.make.charge(shop.buyer.id, 10_800)
  await buy('vip-red-030')
  const has = (part: 'winMark' | 'specialData') =>
    vipHasPart(shop.app.db.read, shop.buyer.id, part, shop.app.clock.nowMs())
  expect([await has('winMark'), await has('specialData')]).toEqual([true, false])
  await shop.make.charge(shop.buyer.id, 29_600)
  await buy('vip-super-030')
  expect(await has('specialData')).toBe(true)
})

test('a coupon for memberships pays part, a coupon for plans does not, a card never', async () => {
  await shop.make.charge(shop.buyer.id, 100_000)
  const plan = await shop.make.coupon(shop.buyer.id, { category: 'plan' })
  expect(await buy('vip-red-030', plan)).toMatchObject({
    code: 'coupon.not_usable',
    data: { why: 'category' },
  })
  await shop.make.card(shop.buyer.id, 50)
  const vip = await shop.make.coupon(shop.buyer.id, { category: 'vip', worth: cents(2000) })
  const ask = { priceId: 'vip-red-030', couponId: vip }
  expect(await shop.buyer.client.call(vipEndpoints.canPay, ask)).toMatchObject({
    output: { enough: true, amount: 8800, balance: 100_000 },
  })
  expect(await buy('vip-red-030', vip)).toMatchObject({ output: { amount: 8800, saved: 2000 } })
  expect(await buy('vip-red-030')).toMatchObject({ output: { amount: 10_800, saved: 0 } })
  const left = await shop.buyer.client.call(couponEndpoints.count, {})
  expect(left).toMatchObject({ output: { used: 1 } })
})

test('coins that do not reach, a line nobody sells and a stranger are refused', async () => {
  await shop.make.charge(shop.buyer.id, 10_799)
  expect(await buy('vip-red-030')).toMatchObject({
    code: 'wallet.not.enough',
    data: { required: 10_800, balance: 10_799 },
  })
  expect(await buy('nothing')).toMatchObject({ code: 'vip.not_found' })
  const other = { pageNo: 1, vipMemberId: 'wei' }
  expect(await shop.buyer.client.call(vipEndpoints.listOrders, other)).toMatchObject({
    code: 'vip.not_yours',
  })
  expect(await shop.app.visitor().call(vipEndpoints.info, {})).toMatchObject({ code: 'no_login' })
})

test.each([
  ['R-ROLE-006 R-VIP-027 R-VIP-006', 1, 11, '红单会员'],
  ['R-VIP-030 R-VIP-008', 3, 11, '红单会员'],
  ['R-VIP-028', 2, 13, '超级会员'],
  ['R-VIP-029 R-VIP-009', 4, 9, '数据会员'],
  ['R-VIP-010', 6, 9, '数据会员'],
  ['R-VIP-011', 7, 9, '数据会员'],
])('%s type %i has %i benefits and is called %s', async (_rule, type, count, name) => {
  const raw = await shop.app.visitor().fetch(`/api/member/vip/weal/info?type=${type}`)
  const { wealList, ...rest } = (await raw.json()) as { wealList: unknown[] }
  expect(rest).toMatchObject({ isSuccess: true, name })
  expect(wealList).toHaveLength(count)
})

test('R-VIP-035 the benefit pop-up is asked for with type 3 and answers wealList', async () => {
  const raw = await shop.app.visitor().fetch('/api/member/vip/weal/info?type=3')
  expect(await raw.json()).toMatchObject({ isSuccess: true, wealList: expect.any(Array) })
})

test('R-VIP-036 the configuration without a type is that of type 2', async () => {
  const raw = await shop.app.visitor().fetch('/api/member/vip/config')
  expect(await raw.json()).toMatchObject({ type: 2, name: '超级会员', wealCount: 13 })
})

test('R-VIP-023 R-VIP-024 R-VIP-025 R-VIP-026 the parts are 108, 188 and 68, and their sums', async () => {
  const sum = async (type: number) => {
    const raw = await shop.app.visitor().fetch(`/api/member/vip/queryCalculatorAd?type=${type}`)
    return (await raw.json()) as { priceList: { price: number }[]; priceSum: number }
  }
  const all = await sum(2)
  expect(all.priceList).toEqual([
    { name: '风向标', price: 108 },
    { name: '特色数据', price: 188 },
    { name: '球队情报', price: 68 },
  ])
  expect([all.priceSum, (await sum(3)).priceSum, (await sum(4)).priceSum]).toEqual([364, 176, 256])
})

test('the number of members counts people, not purchases', async () => {
  const count = async () => {
    const answer = await shop.app.visitor().call(vipEndpoints.countMembers, {})
    return answer.ok ? answer.output.members : 0
  }
  const before = await count()
  await shop.make.charge(shop.buyer.id, 40_400)
  await buy('vip-red-030')
  await buy('vip-super-030')
  expect((await count()) - before).toBe(1)
})

test('what was paid is earned day by day and adds up exactly', async () => {
  await shop.make.charge(shop.buyer.id, 29_800)
  const bought = await buy('vip-red-090')
  const orderId = bought.ok ? bought.output.orderId! : ''
  const rest = async () => {
    const code = account.deferred('vip', orderId)
    return (await readBalances(shop.app.db.read, [code]))(code)
  }
  expect(await rest()).toBe(29_800)
  shop.app.clock.advance(7 * DAY)
  await earnVip(shop.app.ports)
  await earnVip(shop.app.ports)
  expect(await rest()).toBe(29_800 - Math.floor((29_800 * 7) / 90))
  shop.app.clock.advance(90 * DAY)
  await earnVip(shop.app.ports)
  expect(await rest()).toBe(0)
  shop.app.clock.advance(-97 * DAY)
})

test('R-VIP-031 R-VIP-032 R-VIP-033 the trial is asked about: a visitor, who may join, and who was a member', async () => {
  const ask = async (client = shop.buyer.client) =>
    client.call(vipEndpoints.trialState, { withBenefits: true })
  expect(await ask(shop.app.visitor())).toMatchObject({ code: 'noLogin' })
  expect(await ask()).toMatchObject({ code: '1010' })
  await shop.make.charge(shop.buyer.id, 10_800)
  await buy('vip-red-030')
  await ages(31)
  expect(await ask()).toMatchObject({ code: 'vip.trial_over' })
})

test('R-ROLE-006 R-VIP-001 R-VIP-013 a trial is joined with the code of the own phone, once, and is of the super level', async () => {
  const { client } = shop.buyer
  const sent = await client.call(vipEndpoints.sendTrialCode, {})
  expect(sent).toMatchObject({ ok: true, output: { waitSeconds: 60 } })
  expect(await client.call(vipEndpoints.sendTrialCode, {})).toMatchObject({ code: 'code.wait' })
  expect(await client.call(vipEndpoints.joinTrial, { code: 'x' })).toMatchObject({
    code: 'code.wrong',
  })
  const code = await lastCode(shop.app, await phone())
  expect(await client.call(vipEndpoints.joinTrial, { code })).toMatchObject({
    ok: true,
    output: { days: 3 },
  })
  const raw = await client.fetch('/api/member/vip/info')
  expect(await raw.json()).toMatchObject({ vipStatus: 1, vipMemberLevel: 2, isVipTry: true })
  expect(await client.call(vipEndpoints.trialState, { withBenefits: true })).toMatchObject({
    output: { days: 3, benefits: expect.any(Array) },
  })
  expect(await client.call(vipEndpoints.joinTrial, { code })).toMatchObject({
    code: 'vip.trial_over',
  })
  await shop.make.charge(shop.buyer.id, 29_600)
  await buy('vip-super-030')
  expect(await info()).toMatchObject({ state: 'active', isTrial: false, orders: 2 })
})
