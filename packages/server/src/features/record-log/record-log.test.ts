import { afterAll, beforeAll, expect, test } from 'vitest'
import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import { rankingEndpoints } from '@linmen/contract/expert/ranking.endpoints.ts'
import { readEntry } from '@linmen/domain/record-log/entries.ts'
import { countedPicks, statisticsOf } from '@linmen/domain/record-log/statistics.ts'
import { isSound } from '@linmen/domain/record-log/verify-log.ts'
import { splitEntries } from '@linmen/domain/record-log/tiles.ts'
import { settlePlans } from '#features/settlement/settle-plans.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { canaryOf, factoryFor } from '#test/plan-factory.ts'
import { goal, scriptedMatch } from '#test/scripted-match.ts'
import { logAt, playedSeason, promisedPlans, tamper, verified } from '#test/record-season.ts'
import { LogWentBack } from './kept-checkpoint.ts'
import { promisePlan, revealPicks, sequenceLog } from './public.ts'

const HOUR_MS = 3_600_000
let app: TestApp
let ids: string[] = []

beforeAll(async () => {
  app = await startApp()
  ids = await playedSeason(app, 12)
})
afterAll(() => app.close())

const textOf = async (path: string) =>
  Buffer.from((await logAt(app.base)(path)) ?? []).toString('utf8')

test('a whole record is proven: signature, root, every pick, every figure', async () => {
  const verdict = await verified(app)
  expect(verdict).toMatchObject({ breach: null, faults: [], differences: [] })
  expect(verdict.picks.map(({ id }) => id)).toEqual(ids)
  expect(verdict.picks[0]).toMatchObject({
    author: 'wei',
    index: 0,
    pick: { legs: [{ side: 'home', price: 1500 }] },
    settled: { outcome: 'hit', returned: 150 },
    score: { home: 1, away: 0 },
  })
  expect(verdict.proofOf(3).length).toBeGreaterThan(0)
  // Twelve promised, opened and settled, by one result.
  expect(verdict.checkpoint?.size).toBe(37)
})

test('what the pages answer is what the log gives, figure by figure', async () => {
  const nowMs = app.clock.nowMs()
  const again = statisticsOf(countedPicks((await verified(app)).picks), 'wei', nowMs)
  const shown = await app.visitor().call(expertEndpoints.show, { expertId: 'wei' })
  const { recent, streak, longestStreak, settled, dots, monthReturnTenths } = again.record
  expect(shown.ok && shown.output.record).toMatchObject({
    recent,
    streak,
    longestStreak,
    settled,
    dots,
    monthReturn: monthReturnTenths! / 10,
  })
  const leagues = await app
    .visitor()
    .call(rankingEndpoints.leagueRecords, { expertId: 'wei', gameType: 'all' })
  expect(leagues.ok && leagues.output.leagues).toMatchObject(
    again.leagues.map(({ league, picks, hits, pushes, returnTenths }) => ({
      league,
      picks,
      hits,
      pushes,
      profit: returnTenths / 10,
    })),
  )
  const wish = { sport: 'football', kind: 'strength', pageNo: 1, pageSize: 20 } as const
  const ranking = await app.visitor().call(rankingEndpoints.ranking, wish)
  const raw = Math.round(again.strength.football!.raw! * 1000) / 10
  expect(ranking.ok && ranking.output.items[0]).toMatchObject({ picks: 12, rawReturn: raw })
})

test('before kick-off nothing tells what was picked, and afterwards nothing tells the paid text', async () => {
  const [waiting] = await promisedPlans(app, 1, 'waiting')
  await sequenceLog(app.ports)
  const size = (await verified(app)).checkpoint!.size
  const secret = await app.db.read
    .selectFrom('record_secret')
    .selectAll()
    .where('subject', '=', waiting!)
    .executeTakeFirstOrThrow()
  const all = [
    await textOf(`tile/entries/000.p/${size}`),
    await textOf('record/wei'),
    await textOf('checkpoint'),
    await textOf('key'),
  ].join('\n')
  expect(all).toContain(waiting)
  expect(all).not.toContain(secret.salt.toString('hex'))
  expect(all).not.toContain(secret.pick)
  expect(all).not.toContain(canaryOf(ids[0]!))
  const bytes = (await logAt(app.base)(`tile/entries/000.p/${size}`))!
  const last = readEntry(Buffer.from(splitEntries(bytes, size)!.at(-1)!).toString('utf8'))
  expect(Object.keys(last!)).toEqual([
    'at',
    'author',
    'h',
    'id',
    'kickoff',
    'kind',
    'logged',
    'matches',
    'what',
  ])
})

test('what stands in a tile stays for ever, and only what is signed is shown', async () => {
  const get = (path: string) => fetch(`${app.base}/log/${path}`)
  const tile = await get('tile/0/000.p/37')
  expect(tile.headers.get('cache-control')).toContain('immutable')
  expect((await tile.arrayBuffer()).byteLength).toBe(37 * 32)
  await promisedPlans(app, 1, 'unsigned')
  for (const path of ['tile/0/000.p/39', 'tile/0/000', 'tile/0/0', 'tile/1/000.p/1', 'daily/never'])
    expect((await get(path)).status, path).toBe(404)
  expect((await get('record/nobody')).status).toBe(404)
  await sequenceLog(app.ports)
  expect((await get('tile/0/000.p/39')).status).toBe(200)
})

test('the checkpoint that closed a day can be fetched when the day is over', async () => {
  const day = '2026-11-25'
  expect((await fetch(`${app.base}/log/daily/${day}`)).status).toBe(404)
  app.clock.advance(24 * HOUR_MS)
  expect(await textOf(`daily/${day}`)).toBe(await textOf('checkpoint'))
})

test('a pick that was promised after kick-off is late, whatever it says of itself', async () => {
  const nowMs = app.clock.nowMs()
  const make = factoryFor(app)
  const late = await make.plan({ kickoff_ms: nowMs - 1, published_at_ms: nowMs - HOUR_MS })
  await promisePast(late.id)
  await sequenceLog(app.ports)
  const { faults } = await verified(app)
  expect(faults).toContainEqual(expect.objectContaining({ id: late.id, fault: 'late' }))
})

test('a corrected result is named, and a settlement that does not follow from it is flagged', async () => {
  const [plan] = await promisedPlans(app, 1, 'corrected')
  await sequenceLog(app.ports)
  app.clock.advance(2 * HOUR_MS)
  const match = scriptedMatch(app, 'corrected')
  await match.hears(
    match.report(1, goal('away', 3)),
    match.report(2, { kind: 'status', phase: 'finished' }),
  )
  await revealPicks(app.ports)
  await settlePlans(app.ports)
  await tamper(
    app,
    `update record_entry set body = replace(body, '"miss"', '"hit"')
    where kind = 'settle' and subject = '${plan}'`,
  )
  await sequenceLog(app.ports)
  const { faults } = await verified(app)
  expect(faults).toContainEqual(expect.objectContaining({ id: plan, fault: 'settlement' }))
})

test('a database that was put back to an earlier state is not signed', async () => {
  const before = await textOf('checkpoint')
  await tamper(app, 'delete from record_entry where number >= 30')
  await tamper(app, 'delete from record_checkpoint where size > 30')
  await promisedPlans(app, 1, 'after')
  await expect(sequenceLog(app.ports)).rejects.toThrow(LogWentBack)
  expect(await textOf('checkpoint')).not.toBe(before)
})

/** Promised only now, with a time of before. */
async function promisePast(id: string) {
  await app.db.transaction((tx) => promisePlan(tx, app.ports, id))
}

test('whoever keeps a checkpoint notices when the log does not extend it', async () => {
  const other = await startApp()
  try {
    await playedSeason(other, 3)
    const kept = await (await fetch(`${other.base}/log/checkpoint`)).text()
    expect(isSound(await verified(other, { since: kept }))).toBe(true)
    await promisedPlans(other, 1, 'next')
    await sequenceLog(other.ports)
    expect(isSound(await verified(other, { since: kept }))).toBe(true)
    // Everything written again and signed by the true key: only what was kept elsewhere tells.
    await tamper(other, 'delete from record_checkpoint')
    await tamper(
      other,
      `update record_entry set number = null, bytes = null, leaf = null,
      at_ms = at_ms + 1`,
    )
    await other.ports.blobs.remove(
      `log/${(await other.db.read.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id}.txt`,
    )
    await sequenceLog(other.ports)
    expect((await verified(other, { since: kept })).breach).toMatchObject({ step: 'since' })
  } finally {
    await other.close()
  }
})
