import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { redPacketEndpoints } from '@linmen/contract/red-packet/red-packet.endpoints.ts'
import { expectSoundBooks } from '#test/books.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { goal, kickOff, scriptedMatch } from '#test/scripted-match.ts'
import { sharesOf } from './rain.repo.ts'

const MINUTE = 60_000

let app: TestApp
let matches = 0
beforeAll(async () => {
  app = await startApp()
})
afterEach(() => expectSoundBooks(app.db.read))
afterAll(() => app.close())

/** A match whose first goal fell so many milliseconds ago. */
async function goalAgo(agoMs: number): Promise<string> {
  const id = `rain${(matches += 1)}`
  const match = scriptedMatch(app, id)
  await match.hears(match.report(1, kickOff(app.clock.nowMs())), match.report(2, goal('home', 2)))
  const [fell] = await app.db.read
    .selectFrom('match_event')
    .select('at_ms')
    .where('match_id', '=', id)
    .orderBy('at_ms', 'desc')
    .execute()
  app.clock.advance(fell!.at_ms + agoMs - app.clock.nowMs())
  return id
}

const check = (matchId: string, join = false, who = app.as('mei')) =>
  who.call(redPacketEndpoints.check, { matchId, goalCount: 1, join })
const open = (matchId: string, who = app.as('mei')) =>
  who.call(redPacketEndpoints.open, { matchId, goalCount: 1 })

test.each([
  ['R-REDPACKET-001 a goal 60 s old does not rain yet', MINUTE, false],
  ['R-REDPACKET-001 a goal 61 s old rains', 61_000, true],
  ['R-REDPACKET-001 a goal 300 s old rains', 5 * MINUTE, true],
  ['R-REDPACKET-001 a goal 301 s old is over', 301_000, false],
])('%s', async (_name, age, rains) => {
  const answer = await check(await goalAgo(age))
  expect(answer).toMatchObject(rains ? { ok: true } : { ok: false, code: '1007' })
})

test('R-REDPACKET-004 R-REDPACKET-008 R-REDPACKET-015 one packet for each member and rain, out of the promotion account, for seven days', async () => {
  const id = await goalAgo(90_000)
  expect(await check(id, true)).toMatchObject({ output: { joined: true, loggedIn: true } })
  const drawn = await open(id)
  expect(drawn).toMatchObject({ ok: true, output: { award: expect.any(Number) } })
  const award = drawn.ok ? drawn.output.award! : 0
  expect(award).toBeGreaterThan(0)
  expect(await open(id)).toMatchObject({ code: '101' })
  expect(await check(id)).toMatchObject({ code: '101' })
  const lot = await app.db.read
    .selectFrom('promo_lot')
    .selectAll()
    .where('member_id', '=', 'mei')
    .where('source', '=', 'redpacket')
    .orderBy('created_at_ms', 'desc')
    .executeTakeFirstOrThrow()
  expect(lot).toMatchObject({ granted: award, left_over: award })
  expect(lot.expires_at_ms - lot.created_at_ms).toBe(7 * 86_400_000)
  expect(
    await app.as('mei').call(redPacketEndpoints.history, { pageNo: 1, pageSize: 20 }),
  ).toMatchObject({ output: { items: [{ matchId: id, award, home: '伦敦竞技' }] } })
})

test('R-ROLE-013 R-REDPACKET-010 a visitor is told to log in and draws nothing', async () => {
  const id = await goalAgo(90_000)
  expect(await check(id, true, app.visitor())).toMatchObject({
    output: { joined: false, loggedIn: false },
  })
  expect(await open(id, app.visitor())).toMatchObject({ code: 'no_login' })
})

test('the seed is committed to beforehand and revealed afterwards, and the shares are exactly the pool', async () => {
  const id = await goalAgo(90_000)
  await check(id)
  const rain = () => app.visitor().call(redPacketEndpoints.lookRain, { matchId: id, goalCount: 1 })
  const before = await rain()
  expect(before).toMatchObject({ output: { seed: null } })
  await open(id, app.as('wei'))
  app.clock.advance(5 * MINUTE)
  const after = await rain()
  if (!before.ok || !after.ok) throw new Error('no rain')
  const { seed, seedHash, pool, packets, shares } = after.output
  expect(seedHash).toBe(before.output.seedHash)
  expect(createHash('sha256').update(seed!).digest('hex')).toBe(seedHash)
  expect(shares).toEqual(sharesOf({ pool, packets, seed: seed! }))
  expect(shares!.reduce((sum, each) => sum + each, 0)).toBe(pool)
})

test('R-REDPACKET-007 R-REDPACKET-009 a second round of a match within a minute is refused', async () => {
  const id = `twice`
  const match = scriptedMatch(app, id)
  await match.hears(match.report(1, kickOff(app.clock.nowMs())))
  await match.hears(match.report(2, goal('home', 2)), { ...match.report(3, goal('away', 3)) })
  const [second] = await app.db.read
    .selectFrom('match_event')
    .select('at_ms')
    .where('match_id', '=', id)
    .orderBy('at_ms', 'desc')
    .execute()
  app.clock.advance(second!.at_ms + 70_000 - app.clock.nowMs())
  const draw = (goalCount: number) =>
    app.as('lao').call(redPacketEndpoints.open, { matchId: id, goalCount })
  expect(await draw(1)).toMatchObject({ ok: true })
  app.clock.advance(59_000)
  expect(await draw(2)).toMatchObject({ code: '1007' })
  app.clock.advance(1000)
  expect(await draw(2)).toMatchObject({ ok: true })
})

test('a goal nobody scored, and a rain nobody opened, are said', async () => {
  expect(await check('nothing')).toMatchObject({ code: '1007' })
  expect(
    await app.visitor().call(redPacketEndpoints.lookRain, { matchId: 'x', goalCount: 1 }),
  ).toMatchObject({ code: 'redPacket.no_rain' })
})
