import { expect, test } from 'vitest'
import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import type { Client } from '#test/client.ts'
import { interpretation, pair, paidTextOf, settled } from '#test/interpretation-factory.ts'
import { offeredMatch } from '#test/offered-match.ts'
import { planShop } from '#test/plan-shop.ts'
import { scriptedMatch } from '#test/scripted-match.ts'
import { settleInterpretations } from './settle-interpretations.ts'

const shop = planShop()
const rows = interpretationEndpoints
const make = (rest = {}) => interpretation(shop.app, rest)
const look = (id: string, who: Client = shop.buyer.client) => who.call(rows.look, { id })
const pay = (id: string, more = {}) => shop.buyer.client.call(rows.pay, { id, ...more })

test('the open part is for everybody, text and pick for whoever paid', async () => {
  const id = await make()
  await shop.make.charge(shop.buyer.id, 2800)
  for (const client of [shop.app.visitor(), shop.buyer.client]) {
    const seen = await look(id, client)
    expect(seen).toMatchObject({ ok: true, output: { owned: false, headings: { length: 2 } } })
    expect(JSON.stringify(seen)).not.toContain(paidTextOf(id))
    expect(JSON.stringify(seen)).not.toContain('7.77')
  }
  expect(await pay(id)).toMatchObject({ ok: true, output: { amount: 2800, interpretationId: id } })
  expect(await look(id)).toMatchObject({
    output: { owned: true, buyers: 1, body: paidTextOf(id), pick: { choice: 'home', odds: 7.77 } },
  })
  expect(await shop.pendingShare()).toBe(840)
  expect(await pay(id)).toMatchObject({ ok: true, output: { already: true, amount: 0 } })
})

test('R-JIEDU-004 feeEntry, isTwoForOne, offerId and payType are what a payment carries', async () => {
  const id = await make({ price: cents(3000) })
  const coupon = await shop.make.coupon(shop.buyer.id, { category: 'interpretation' })
  await shop.make.charge(shop.buyer.id, 5000)
  const asked = new URLSearchParams({
    interId: id,
    offerId: coupon,
    payType: '1',
    feeEntry: '3',
    isTwoForOne: '0',
    price: '0',
  })
  const raw = await shop.buyer.client.fetch(`/api/uc/inter/offer/pay?${asked.toString()}`)
  expect(await raw.json()).toMatchObject({ isSuccess: true, interId: id, amount: 22, discount: 8 })
})

test('a match that has begun ends the sale; coins that are short are named', async () => {
  const begun = await make({ kickoff_ms: shop.app.clock.nowMs() - 1 })
  expect(await pay(begun)).toMatchObject({ ok: false, code: 'interpretation.closed' })
  expect(await pay('nobody')).toMatchObject({ ok: false, code: 'interpretation.not_found' })
  expect(await pay(await make())).toMatchObject({
    ok: false,
    code: 'wallet.not.enough',
    data: { required: 2800, balance: 0 },
  })
})

test('two for one: both open for the price of the dearer, and neither when one was bought before', async () => {
  const [one, other] = [await make({ price: cents(1800) }), await make({ price: cents(2800) })]
  await pair(shop.app, one, other)
  const offered = await shop.buyer.client.call(rows.listTwoForOne, { ids: [one, other] })
  expect(offered).toMatchObject({
    output: { pairs: [{ ids: [one, other], price: 2800, apart: 4600 }] },
  })
  await shop.make.charge(shop.buyer.id, 5000)
  expect(await pay(one, { twoForOne: true })).toMatchObject({
    ok: true,
    output: { amount: 2800, pairId: other },
  })
  for (const id of [one, other]) expect(await look(id)).toMatchObject({ output: { owned: true } })
  expect(await shop.coins()).toBe(2200)
  expect(await pay(other, { twoForOne: true })).toMatchObject({ code: 'interpretation.pair_gone' })
  expect(await pay(await make(), { twoForOne: true })).toMatchObject({
    code: 'interpretation.pair_gone',
  })
})

test('who bought two gets everything back when either match is called off', async () => {
  const match = scriptedMatch(shop.app, `off-${shop.buyer.id}`)
  await match.hears(match.report(1, { kind: 'status', phase: 'cancelled' }))
  const one = await make()
  const other = await make({ match_id: `off-${shop.buyer.id}` })
  await pair(shop.app, one, other)
  await shop.make.charge(shop.buyer.id, 2800)
  await pay(one, { twoForOne: true })
  expect(await settleInterpretations(shop.app.ports)).toBe(1)
  expect(await settleInterpretations(shop.app.ports)).toBe(0)
  expect(await shop.coins()).toBe(2800)
  expect(await look(one)).toMatchObject({ output: { owned: false } })
  expect(await look(other)).toMatchObject({ output: { owned: false, result: 'void' } })
})

test('what is free is unlocked for nothing by a member, and counted', async () => {
  const id = await make({ price: cents(0) })
  const free = (client: Client, of = id) => client.call(rows.unlockFree, { id: of })
  expect(await look(id)).not.toHaveProperty('output.body')
  expect(await free(shop.app.visitor())).toMatchObject({ code: 'no_login' })
  expect(await free(shop.buyer.client)).toMatchObject({ ok: true, output: { already: false } })
  expect(await free(shop.buyer.client)).toMatchObject({ ok: true, output: { already: true } })
  expect(await look(id)).toMatchObject({ output: { body: paidTextOf(id), buyers: 1 } })
  expect(await free(shop.buyer.client, await make())).toMatchObject({
    code: 'interpretation.not_free',
  })
  expect(await shop.app.visitor().call(rows.lookNews, { id })).toMatchObject({ ok: true })
})

test('buyers rate once, a page asks them when the match is over, and the stars are counted', async () => {
  const id = await make()
  const rate = (score: number) =>
    shop.buyer.client.call(rows.rate, {
      id,
      rating: { score, content: '讲得清楚' },
      expertId: 'wei',
    })
  expect(await rate(5)).toMatchObject({ code: 'interpretation.not_bought' })
  await shop.make.charge(shop.buyer.id, 2800)
  await pay(id)
  expect(await look(id)).toMatchObject({ output: { mayRate: false } })
  await settled(shop.app, id)
  expect(await look(id)).toMatchObject({ output: { mayRate: true } })
  expect(await rate(4)).toMatchObject({ ok: true, output: { count: 1, average: 4 } })
  expect(await rate(5)).toMatchObject({ code: 'interpretation.rated' })
  const notes = await shop.app.visitor().call(rows.listNotes, { interpretationId: id, pageNo: 1 })
  expect(notes).toMatchObject({ output: { items: [{ content: '讲得清楚', score: 4 }] } })
  const rating = await shop.app.visitor().call(rows.rating, { id, withInfo: true })
  expect(rating).toMatchObject({ output: { own: { count: 1, spread: [0, 0, 0, 1, 0] } } })
})

test('lists narrow by kind, league, expert and what one has unlocked or written', async () => {
  const pool = await make({ sport: 'pool14', league_id: 'rare' })
  const listed = async (client: Client, kind: 'all' | 'winDrawLose', filter = {}) => {
    const answer = await client.call(rows.list, { kind, pageNo: 1, pageSize: 50, filter })
    return answer.ok ? answer.output.items.map(({ id }) => id) : answer.code
  }
  expect(await listed(shop.app.visitor(), 'winDrawLose')).toContain(pool)
  expect(await listed(shop.app.visitor(), 'all', { leagueId: 'rare' })).toEqual([pool])
  expect(await listed(shop.app.visitor(), 'all', { scope: 'looked' })).toBe('no_login')
  expect(await listed(shop.buyer.client, 'all', { scope: 'looked' })).toEqual([])
  await shop.make.charge(shop.buyer.id, 2800)
  await pay(pool)
  expect(await listed(shop.buyer.client, 'all', { scope: 'looked' })).toEqual([pool])
  expect(await listed(shop.app.as('wei'), 'all', { scope: 'posted' })).toContain(pool)
})

const draft = {
  matchId: 'nowhere',
  title: '三中卫的左路',
  teaser: '边路人数的变化',
  lead: '近五轮主队改打三中卫，左翼卫前顶到对方禁区线，右侧收成平行站位。',
  body: '## 应对\n' + '客队的应对有两种，一种是让右前卫回到第五后卫的位置。'.repeat(4),
  price: cents(2800),
  choice: 'home' as const,
}
const publish = (client: Client, rest = {}) => client.call(rows.publish, { ...draft, ...rest })

test('only experts publish, on a match that is known and to come', async () => {
  expect(await publish(shop.buyer.client)).toMatchObject({ code: 'no_permission' })
  expect(await publish(shop.app.as('wei'))).toMatchObject({ code: 'interpretation.match_unknown' })
})

test('an expert sells a new text together with one that is still to come', async () => {
  const [one, other] = [
    await offeredMatch(shop.app, 'pair-1'),
    await offeredMatch(shop.app, 'pair-2'),
  ]
  const wei = shop.app.as('wei')
  const first = await publish(wei, { matchId: one.id })
  const pairWith = first.ok ? first.output.id : ''
  const begun = await make({ match_id: 'pair-0', kickoff_ms: shop.app.clock.nowMs() - 1 })
  expect(await publish(wei, { matchId: other.id, pairWith: begun })).toMatchObject({
    code: 'interpretation.bad_draft',
    data: { reason: '另一篇的比赛已开始' },
  })
  const second = await publish(wei, { matchId: other.id, pairWith })
  const id = second.ok ? second.output.id : ''
  expect(await look(id)).toMatchObject({ output: { pairId: pairWith } })
})

test('texts and plans of one expert about a match say the same, each once', async () => {
  const { id: matchId } = await offeredMatch(shop.app, 'told-twice')
  const wei = shop.app.as('wei')
  const bad = (reason: string) => ({ code: 'interpretation.bad_draft', data: { reason } })
  const plan = (oddsType: 'asian' | 'european', option: string) =>
    wei.call(publishEndpoints.publish, {
      sport: 'football',
      price: cents(2800),
      title: '主场的分寸',
      reason: '两队近期状态接近，关键在让步是否合理。',
      matches: [{ matchId, oddsType, option }],
    })
  expect(await publish(wei, { matchId, body: `${draft.body}不中包退` })).toMatchObject(
    bad('不能出现「不中」，请修改'),
  )
  expect(await publish(wei, { matchId })).toMatchObject({ ok: true })
  expect(await publish(wei, { matchId })).toMatchObject(bad('这场比赛你已发布过解读'))
  expect(await plan('asian', '0')).toMatchObject({ code: 'publish.contradiction' })
  expect(await plan('european', '1')).toMatchObject({ code: 'publish.contradiction' })
  expect(await plan('asian', '3')).toMatchObject({ ok: true })
  const other = await offeredMatch(shop.app, 'told-by-plan')
  shop.app.clock.advance(15_000)
  const said = await wei.call(publishEndpoints.publish, {
    sport: 'football',
    price: cents(2800),
    title: '两场的分寸',
    reason: '两队近期状态接近，关键在让步是否合理。',
    matches: [
      { matchId, oddsType: 'european', option: '3' },
      { matchId: other.id, oddsType: 'european', option: '0' },
    ],
  })
  expect(said).toMatchObject({ ok: true })
  expect(await publish(wei, { matchId: other.id })).toMatchObject(bad('与你已发布的选择相矛盾'))
  expect(await publish(wei, { matchId: other.id, choice: 'away' })).toMatchObject({ ok: true })
})
