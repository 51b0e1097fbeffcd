import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { redPacketEndpoints } from '@linmen/contract/red-packet/red-packet.endpoints.ts'
import { expectSoundBooks } from '#test/books.ts'
import type { Client } from '#test/client.ts'
import { onPostgres, startApp, type TestApp } from '#test/harness.ts'
import { goal, kickOff, scriptedMatch } from '#test/scripted-match.ts'

const CROWD = 24
const RAINING_MS = 90_000

let app: TestApp
const crowd: Client[] = []
beforeAll(async () => {
  app = await startApp()
  for (let at = 0; at < CROWD; at += 1) crowd.push(await app.member({ id: `crowd${at}` }))
})
afterEach(() => expectSoundBooks(app.db.read))
afterAll(() => app.close())

async function rains(matchId: string): Promise<void> {
  const match = scriptedMatch(app, matchId)
  await match.hears(match.report(1, kickOff(app.clock.nowMs())), match.report(2, goal('home', 2)))
  const { at_ms } = await app.db.read
    .selectFrom('match_event')
    .select('at_ms')
    .where('match_id', '=', matchId)
    .orderBy('at_ms', 'desc')
    .executeTakeFirstOrThrow()
  app.clock.set(at_ms + RAINING_MS)
}

const everybodyOpens = (matchId: string) =>
  Promise.all(crowd.map((one) => one.call(redPacketEndpoints.open, { matchId, goalCount: 1 })))

const drawnPlaces = (matchId: string) =>
  app.db.read
    .selectFrom('red_packet_draw')
    .select('place')
    .where('match_id', '=', matchId)
    .orderBy('place')
    .execute()

/** The transactions of this database that wait for a lock. */
async function waiting(): Promise<string[]> {
  const { rows } = await app.db.pool.query<{ attempt: string }>(
    `select distinct virtualtransaction as attempt from pg_locks join pg_stat_activity using (pid)
     where not granted and datname = current_database()`,
  )
  return rows.map(({ attempt }) => attempt)
}

test('many who come first at the same moment open one rain, and it counts once for the house', async () => {
  await rains('first')
  const answers = await everybodyOpens('first')
  expect(answers.filter(({ ok }) => ok)).toHaveLength(CROWD)
  expect(await drawnPlaces('first')).toEqual(crowd.map((_one, place) => ({ place })))
  const { count } = await app.db.read
    .selectFrom('daily_count')
    .select('count')
    .where('deed', '=', 'red-packet.rain')
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
})

test.runIf(onPostgres)(
  'a crowd waits for a rain that another process holds with one connection, longer than a lock may take',
  async () => {
    await rains('held')
    await app.as('mei').call(redPacketEndpoints.check, { matchId: 'held', goalCount: 1 })
    const other = await app.db.pool.connect()
    await other.query('begin')
    await other.query('set local idle_in_transaction_session_timeout = 0')
    await other.query(`select from red_packet_rain where match_id = 'held' for update`)

    let isAnswered = false
    const answers = everybodyOpens('held').finally(() => (isAnswered = true))
    const seen = new Set<string>()
    let most = 0
    // A second transaction that waits means that the first one was given up.
    while (seen.size < 2 && !isAnswered) {
      const now = await waiting()
      most = Math.max(most, now.length)
      for (const attempt of now) seen.add(attempt)
    }
    await other.query('commit')
    other.release()

    expect((await answers).map((answer) => (answer.ok ? 'packet' : answer.code))).toEqual(
      crowd.map(() => 'packet'),
    )
    expect(most).toBe(1)
    expect(await drawnPlaces('held')).toEqual(crowd.map((_one, place) => ({ place })))
  },
)
