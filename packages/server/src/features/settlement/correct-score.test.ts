import { expect, test } from 'vitest'
import { cents } from '@linmen/domain/money/cents.ts'
import { correctionEndpoints } from '@linmen/contract/console/correction.endpoints.ts'
import { feedDesks } from '@linmen/contract/console/feed-desks.ts'
import { matchOutcomes } from '#features/match/public.ts'
import { offeredMatch } from '#test/offered-match.ts'
import { planShop } from '#test/plan-shop.ts'
import { goal, scriptedMatch } from '#test/scripted-match.ts'
import { applyCorrection } from './apply-correction.ts'
import { settlePlans } from './settle-plans.ts'

const shop = planShop()
const { previewCorrection, proposeCorrection, decideCorrection } = correctionEndpoints

/** A match that ended 1:0, with a 不中退 plan on the home side that the buyer has paid for. */
async function ended(id: string, price?: number) {
  const match = await offeredMatch(shop.app, id)
  const plan = await shop.make.plan({
    pick: 'home',
    match_id: match.id,
    refund_on_miss: true,
    ...(price !== undefined && { price: cents(price) }),
  })
  await shop.make.charge(shop.buyer.id, price ?? 3800)
  await shop.pay(plan.id)
  await match.hears(
    match.report(2, goal('home', 3)),
    match.report(3, { kind: 'status', phase: 'finished' }),
  )
  await settlePlans(shop.app.ports)
  shop.app.clock.advance(60_000)
  return { match, plan }
}
const operator = (id: string, operates: 'owner' | 'risk' | 'content' | 'finance' | 'support') =>
  shop.app.member({ id, role: 'operator', operates })
const scoreOf = async (id: string) => (await matchOutcomes(shop.app.db.read, [id])).get(id)
const level = (matchId: string) => ({ matchId, home: 1, away: 1 })

test('what a score will move is told before, moves when it is stated, and leaves a line', async () => {
  const { match, plan } = await ended('small')
  const risk = await operator('rita', 'risk')
  const told = await risk.call(previewCorrection, level(match.id))
  expect(told).toMatchObject({
    output: {
      from: '1:0',
      to: '1:1',
      plans: [{ id: plan.id, from: 'hit', to: 'miss', orders: 1, back: 3800 }],
      orders: 1,
      back: 3800,
      experts: 1,
      needsSecond: false,
    },
  })
  expect(await shop.coins()).toBe(0)
  const stated = await risk.call(proposeCorrection, { ...level(match.id), reason: '官方更正' })
  expect(stated).toMatchObject({ output: { state: 'agreed' } })
  const { id } = stated.ok ? stated.output : { id: '' }
  await applyCorrection(shop.app.ports, id)
  await applyCorrection(shop.app.ports, id)
  expect(await scoreOf(match.id)).toMatchObject({ state: 'finished', home: 1, away: 1 })
  expect(await shop.coins()).toBe(3800)
  expect(await shop.look(plan.id)).toMatchObject({
    output: { result: 'miss', correction: { from: 'hit' }, match: { awayGoals: 1 } },
  })
  const { rows } = await shop.app.db.pool.query(
    `select actor, why, before, after from audit where subject = $1`,
    [id],
  )
  expect(rows).toEqual([
    { actor: 'rita', why: '官方更正', before: { score: '1:0' }, after: { score: '1:1' } },
  ])
  const desk = await risk.call(feedDesks.corrections.row, {
    matchId: match.id,
    pageNo: 1,
    pageSize: 5,
  })
  expect(desk).toMatchObject({
    output: { items: [{ id, state: 'done', was: '1:0', becomes: '1:1', plans: 1, back: 3800 }] },
  })
})

test('above the limit nothing moves until another person agrees', async () => {
  const { match, plan } = await ended('large', 20_000)
  const [first, second] = [await operator('rosa', 'risk'), await operator('olaf', 'owner')]
  const proposed = await first.call(proposeCorrection, { ...level(match.id), reason: '官方更正' })
  expect(proposed).toMatchObject({ output: { state: 'proposed' } })
  const { id } = proposed.ok ? proposed.output : { id: '' }
  await applyCorrection(shop.app.ports, id)
  expect(await scoreOf(match.id)).toMatchObject({ home: 1, away: 0 })
  const again = { ...level(match.id), reason: '再来一次' }
  expect(await second.call(proposeCorrection, again)).toMatchObject({ code: 'correction.open' })
  const yes = { id, approve: true, reason: '核对无误' }
  expect(await first.call(decideCorrection, yes)).toMatchObject({ code: 'correction.same_person' })
  expect(await second.call(decideCorrection, yes)).toMatchObject({ output: { state: 'agreed' } })
  expect(await second.call(decideCorrection, yes)).toMatchObject({ code: 'correction.decided' })
  await applyCorrection(shop.app.ports, id)
  expect(await shop.coins()).toBe(20_000)
  expect(await shop.look(plan.id)).toMatchObject({ output: { result: 'miss' } })
})

test('a correction that is refused moves nothing, and may be proposed anew', async () => {
  const { match } = await ended('refused', 20_000)
  const owner = await operator('otto', 'owner')
  const wanted = { ...level(match.id), reason: '听说' }
  const proposed = await owner.call(proposeCorrection, wanted)
  const { id } = proposed.ok ? proposed.output : { id: '' }
  expect(
    await owner.call(decideCorrection, { id, approve: false, reason: '没有依据' }),
  ).toMatchObject({ output: { state: 'rejected' } })
  await applyCorrection(shop.app.ports, id)
  expect(await scoreOf(match.id)).toMatchObject({ home: 1, away: 0 })
  expect(await owner.call(proposeCorrection, wanted)).toMatchObject({ ok: true })
})

test('only a match that is over gets another score, and basketball none that is level', async () => {
  const owner = await operator('olga', 'owner')
  const running = await offeredMatch(shop.app, 'running')
  expect(await owner.call(previewCorrection, level(running.id))).toMatchObject({
    code: 'correction.not_finished',
  })
  const { match } = await ended('same')
  const same = { matchId: match.id, home: 1, away: 0 }
  expect(await owner.call(previewCorrection, same)).toMatchObject({ code: 'correction.same' })
  const game = scriptedMatch(shop.app, 'game', 'basketball')
  await game.hears(
    game.report(1, {
      kind: 'points',
      side: 'home',
      points: 2,
      period: 1,
      secondsLeft: 9,
      player: '甲',
    }),
    game.report(2, { kind: 'status', phase: 'finished' }),
  )
  expect(await owner.call(previewCorrection, level(game.id))).toMatchObject({
    code: 'correction.level',
  })
  const stated = await owner.call(proposeCorrection, {
    matchId: game.id,
    home: 2,
    away: 3,
    reason: '漏记',
  })
  await applyCorrection(shop.app.ports, stated.ok ? stated.output.id : '')
  expect(await scoreOf(game.id)).toMatchObject({ home: 2, away: 3 })
})

test('who has nothing to do with feeds neither looks nor acts', async () => {
  const { match } = await ended('roles')
  const [content, finance, support] = [
    await operator('cora', 'content'),
    await operator('fay', 'finance'),
    await operator('sue', 'support'),
  ]
  const wanted = { ...level(match.id), reason: '官方更正' }
  expect(await content.call(previewCorrection, level(match.id))).toMatchObject({ ok: true })
  expect(await content.call(proposeCorrection, wanted)).toMatchObject({ code: 'no_permission' })
  expect(await finance.call(previewCorrection, level(match.id))).toMatchObject({
    code: 'no_permission',
  })
  expect(await support.call(feedDesks.results.row, { pageNo: 1, pageSize: 5 })).toMatchObject({
    code: 'no_permission',
  })
})
