import { afterEach, expect, test } from 'vitest'
import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import { modelVipEndpoints } from '@linmen/contract/prediction/model-vip.endpoints.ts'
import { predictionEndpoints } from '@linmen/contract/prediction/prediction.endpoints.ts'
import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { specialEndpoints } from '@linmen/contract/special/special.endpoints.ts'
import { specialOddsEndpoints } from '@linmen/contract/special/special-odds.endpoints.ts'
import { winMarkEndpoints } from '@linmen/contract/special/win-mark.endpoints.ts'
import { expectSoundBooks } from '#test/books.ts'
import type { Answer, Client } from '#test/client.ts'
import { charge } from '#test/coin-factory.ts'
import { TEST_NOW_MS } from '#test/test-ports.ts'
import { toolShop } from '#test/tool-shop.ts'
import { backtest } from './backtest.ts'
import { signalMatches } from './make-signals.ts'

const MATCH = '101'
const DAY_MS = 86_400_000
const DISPERSION = 3

const shop = toolShop(MATCH)
afterEach(() => expectSoundBooks(shop.app.db.read))

function told<Out>(answer: Answer<Out>): Out {
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}
const look = async (who: Client, tool: 'dispersion' | 'kelly' | 'winMark' = 'dispersion') =>
  told(await who.call(specialEndpoints.look, { matchId: MATCH, tool }))
const unlockFree = (who = shop.buyer.client, dataType = DISPERSION) =>
  who.call(modelVipEndpoints.unlockFree, { matchId: MATCH, dataType })
const pay = (who = shop.buyer.client) =>
  who.call(winMarkEndpoints.pay, {
    winMarkId: `${DISPERSION}-${MATCH}`,
    matchId: MATCH,
    dataType: DISPERSION,
  })

test('R-SPECIAL-005: what is locked never leaves the server, and a free look opens it', async () => {
  const locked = await look(shop.buyer.client)
  expect(locked).toMatchObject({ access: 'locked', content: null, reckoned: true, freeLeft: 1 })
  const raw = await shop.buyer.client.fetch(`/api/vip/specialData/data?matchId=${MATCH}&dataType=3`)
  expect(await raw.text()).not.toMatch(/valueList|dotList|predictResult/)
  expect(told(await unlockFree())).toEqual({ access: 'dailyFree', freeLeft: 0 })
  const open = await look(shop.buyer.client)
  expect(open.access).toBe('dailyFree')
  expect(open.content?.values).toHaveLength(3)
})

test('R-ROLE-015 a free look is there once a day; what is open already costs none', async () => {
  expect((await unlockFree()).ok).toBe(true)
  expect(told(await unlockFree())).toEqual({ access: 'dailyFree', freeLeft: 0 })
  expect(await unlockFree(shop.buyer.client, 8)).toMatchObject({ ok: false, code: 'model.no_free' })
  expect(told(await unlockFree(shop.buyer.client, 2))).toMatchObject({ access: 'free' })
})

test('R-SPECIAL-005: R-MODEL-004: R-ROLE-015: coins open it for good at the price of who is no member', async () => {
  expect(await pay()).toMatchObject({ ok: false, code: 'wallet.not.enough' })
  await charge(shop.app, shop.buyer.id, 2000)
  expect(told(await pay())).toMatchObject({ amount: 1200, balance: 800, already: false })
  expect(told(await pay())).toMatchObject({ amount: 0, already: true })
  expect((await look(shop.buyer.client)).access).toBe('bought')
  const bought = told(await shop.buyer.client.call(modelVipEndpoints.listBought, { pageNo: 1 }))
  expect(bought.items).toMatchObject([{ tool: 'dispersion', matchId: MATCH, amount: 1200 }])
  const looked = told(
    await shop.buyer.client.call(modelVipEndpoints.listUnlocked, { model: 0, pageNo: 1 }),
  )
  expect(looked.items).toMatchObject([{ tool: 'dispersion', matchId: MATCH, access: 'bought' }])
})

test('R-ROLE-014 a member of the house pays the price, everybody else the other one', async () => {
  await charge(shop.app, shop.buyer.id, 2000)
  await shop.app.db.pool.query(
    `insert into vip_period (id, member_id, tier, name, is_trial, starts_at_ms, ends_at_ms, price, created_at_ms)
     values ($1, $2, 'red', '红单会员', false, 0, $3, 0, 0)`,
    [`vp-${shop.buyer.id}`, shop.buyer.id, TEST_NOW_MS + DAY_MS],
  )
  expect(told(await pay())).toMatchObject({ amount: 600 })
  const other = await shop.app.member({ id: `other-${shop.buyer.id}` })
  await charge(shop.app, `other-${shop.buyer.id}`, 2000)
  expect(told(await pay(other))).toMatchObject({ amount: 1200 })
})

test('a pass opens a tool for some days and can be bought again afterwards', async () => {
  await charge(shop.app, shop.buyer.id, 10_000)
  const asked = { priceId: 'pass-7', dataType: DISPERSION }
  expect(told(await shop.buyer.client.call(modelVipEndpoints.canPay, asked))).toMatchObject({
    enough: true,
    price: 3600,
  })
  expect(told(await shop.buyer.client.call(modelVipEndpoints.buy, asked))).toMatchObject({
    amount: 3600,
  })
  expect((await look(shop.buyer.client)).access).toBe('pass')
  const state = told(
    await shop.buyer.client.call(modelVipEndpoints.unlockState, { model: DISPERSION }),
  )
  expect(state.model).toMatchObject({ open: true, pageLength: 90 })
  const { tools } = told(await shop.buyer.client.call(specialEndpoints.tools, {}))
  const accessOf = (wanted: string) => tools.find(({ tool }) => tool === wanted)?.access
  expect(['dispersion', 'radar', 'kelly'].map(accessOf)).toEqual(['pass', 'locked', 'free'])
})

test('R-MODEL-002: R-MODEL-005: R-MODEL-006: a visitor has no free look, and the defaults are told', async () => {
  const state = told(
    await shop.app.visitor().call(modelVipEndpoints.unlockState, { model: DISPERSION }),
  )
  expect(state).toEqual({
    analysis: { lookTime: 1, pageLength: 30, unlockedToday: false },
    model: { pageLength: 90, open: false, free: false },
  })
  const raw = await shop.buyer.client.fetch('/api/vip/unlock/textInfo', { method: 'POST' })
  expect(await raw.json()).toMatchObject({
    isSuccess: true,
    fxb: { lookTime: 1, pageLong: 30 },
    tssj: { pageLong: 30 },
  })
})

test('unknown tools and matches are refused in words', async () => {
  expect(await unlockFree(shop.buyer.client, 77)).toMatchObject({
    ok: false,
    code: 'model.not_found',
  })
  expect(
    await shop.buyer.client.call(specialEndpoints.look, { matchId: '999999', tool: 'kelly' }),
  ).toMatchObject({ ok: false, code: 'match.not_found' })
  expect(
    await shop.buyer.client.call(winMarkEndpoints.pay, { winMarkId: 'nonsense' }),
  ).toMatchObject({
    ok: false,
    code: 'model.not_found',
  })
})

test('a list hides where a locked signal points, and shows its strength', async () => {
  const { signals } = told(
    await shop.app.visitor().call(predictionEndpoints.listBestOfMatch, { matchId: MATCH }),
  )
  expect(signals).toHaveLength(14)
  for (const { access, side, value } of signals)
    if (access === 'locked') expect([side, value]).toEqual([null, null])
  expect(signals.find(({ tool }) => tool === 'trend')).toMatchObject({
    access: 'free',
    side: 'home',
  })
})

test('what a tool said first stays, and cannot be changed', async () => {
  const written = () =>
    shop.app.db.read
      .selectFrom('tool_signal')
      .selectAll()
      .where('match_id', '=', MATCH)
      .where('made_at_ms', '=', TEST_NOW_MS)
      .orderBy('tool')
      .execute()
  const before = await written()
  await signalMatches(shop.app.ports, [MATCH], TEST_NOW_MS + 1)
  expect(await written()).toEqual(before)
  await expect(
    shop.app.db.transaction((tx) =>
      tx.updateTable('tool_signal').set({ chance: 1 }).where('match_id', '=', MATCH).execute(),
    ),
  ).rejects.toThrow('append-only')
})

test('past matches are tried from what was known before them, and are marked as such', async () => {
  await backtest(shop.app.ports, TEST_NOW_MS, 20)
  const { models } = told(await shop.app.visitor().call(predictionEndpoints.bestScores, {}))
  const trend = models.find(({ tool }) => tool === 'trend')!
  expect(trend.matches).toBeGreaterThan(0)
  expect(trend.backtested).toBe(trend.matches)
  const { leagues } = told(await shop.app.visitor().call(predictionEndpoints.leagueScores, {}))
  expect(leagues[0]).toMatchObject({ leagueName: '英超' })
})

test('the record of the model is told for a league and a period, and the file has the same matches', async () => {
  await backtest(shop.app.ports, TEST_NOW_MS, 200)
  const ask = async (fields: { leagueId?: string; from?: string; to?: string }) =>
    told(await shop.app.visitor().call(predictionEndpoints.modelRecord, fields))
  const all = await ask({})
  expect(all.matches).toBeGreaterThan(0)
  expect(all.backtested).toBe(all.matches)
  expect(all.model.rps).toBeGreaterThan(0)
  expect(all.market.logLoss).toBeGreaterThan(0)
  const [league] = all.leagues
  const file = await shop.app.visitor().fetch(`/api/model/record.csv?leagueId=${league!.leagueId}`)
  expect(file.headers.get('content-disposition')).toContain('attachment')
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines).toHaveLength(league!.matches + 1)
  expect(lines[0]).toContain('p_home,p_draw,p_away,m_home,m_draw,m_away,price_home')
  expect(await ask({ to: '2001-01-01' })).toMatchObject({ matches: 0, lead: null, leagues: [] })
  expect(await ask({ leagueId: 'nobody' })).toMatchObject({ matches: 0, leagues: all.leagues })
  const odd = await shop.app.visitor().fetch('/api/model/record.csv?startDate=yesterday')
  expect(await odd.text()).toContain('日期')
})

test('R-EXTREMITY-004: R-EXTREMITY-002: streaks come in three groups with the words of the kind', async () => {
  const raw = await shop.app
    .visitor()
    .fetch(`/api/vip/specialData/queryRecordDetail?matchId=${MATCH}&type=8`)
  expect(await raw.json()).toMatchObject({
    isSuccess: true,
    typeNames: ['输', '赢'],
    record: {
      homeNowNum: expect.any(Number),
      homeAsiaNowNum: expect.any(Number),
      awayBsType: expect.any(Number),
    },
  })
})

test('R-EXTREMITY-003: type 9 asks for streaks that go on', async () => {
  const answer = told(
    await shop.app.visitor().call(specialEndpoints.extremes, { matchId: MATCH, kind: 9 }),
  )
  expect(answer.continuing).toBe(true)
})

test('R-ODDS-005: same odds answer a hundred rows at most unless fewer are asked for', async () => {
  const ask = async (size: number) =>
    told(
      await shop.app.visitor().call(specialOddsEndpoints.sameOdds, {
        ...{ matchId: MATCH, market: 'european', scope: 'own', exact: false, size },
      }),
    )
  expect((await ask(1)).rows.length).toBeLessThanOrEqual(1)
  expect(specialOddsEndpoints.sameOdds.input.decode({ matchId: MATCH })).toMatchObject({
    size: 100,
  })
})

test('R-ODDS-006 earlier matches of two teams are ten where nothing else is asked for', async () => {
  const ask = async (fields: object) => {
    const answer = await shop.app.visitor().fetch(gatewayPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ apiName: 'getTeamBoutMatch', matchId: '100', ...fields }),
    })
    return footballDetailGateway.getTeamBoutMatch.output.decode(await answer.json()).played
  }
  expect([await ask({}), await ask({ pageSize: 20 })]).toEqual([10, 20])
})

test('R-SPECIAL-004: the exchange answers three amounts of the match', async () => {
  const raw = await shop.app.visitor().fetch(`/api/model/data/queryBFMatch?matchId=${MATCH}`)
  expect(await raw.json()).toMatchObject({
    bfMatch: { homeAmount: 6000, drawAmount: 1000, awayAmount: 3000 },
  })
})

test('the win mark tells how often it changed while it is locked, and everything once it began', async () => {
  const { items } = told(
    await shop.app.visitor().call(winMarkEndpoints.listByMatch, { matchId: MATCH }),
  )
  expect(items[0]).toMatchObject({ access: 'locked', chances: null, steps: [], side: null })
  // The world of this test has too few matches to rate anybody.
  expect(items[0]?.basis).toBe('market')
  shop.app.clock.advance(2 * DAY_MS)
  const later = told(
    await shop.app.visitor().call(winMarkEndpoints.listByMatch, { matchId: MATCH }),
  )
  expect(later.items[0]).toMatchObject({ access: 'started' })
  shop.app.clock.advance(-2 * DAY_MS)
})

test('what becomes known after kick-off changes nothing that was recorded', async () => {
  await backtest(shop.app.ports, TEST_NOW_MS, 200)
  const recorded = () =>
    shop.app.db.read
      .selectFrom('tool_signal')
      .selectAll()
      .orderBy('match_id')
      .orderBy('tool')
      .execute()
  const before = await recorded()
  const { match_id, kick_off_at_ms } = before.find(({ backtest: tried }) => tried)!
  const later = kick_off_at_ms + 60_000
  await shop.app.db.pool.query(
    `insert into odds_tick (match_id, company, seq, at_ms, received_at_ms, european, asian, over_under)
     values ($1, 6, 99, $2, $2, '{101,1500,9000}', '{50,30000,180}', '{90,25000,95}')`,
    [match_id, later],
  )
  await shop.app.db.pool.query(
    `insert into match_result (match_id, version, phase, recorded_at_ms, result)
     select match_id, version + 1, phase, $2, jsonb_set(result, '{full,home}', '9')
     from match_result where match_id = $1 order by version desc limit 1`,
    [match_id, later],
  )
  await signalMatches(shop.app.ports, [match_id], TEST_NOW_MS)
  await backtest(shop.app.ports, TEST_NOW_MS, 200)
  expect(await recorded()).toEqual(before)
})
