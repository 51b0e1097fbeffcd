import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import { isLive } from '@linmen/domain/match/football/football-status.ts'
import type { Database } from '#db/port.ts'
import { demoWorld } from '#feeds/simulator/demo-world.ts'
import { simulatedFeed } from '#feeds/simulator/simulated-feed.ts'
import { systemClock } from '#kit/system-ports.ts'
import { onPostgres } from './harness.ts'
import { listenToMatches } from './match-listener.ts'
import { startProcess, type ServerProcess } from './server-process.ts'
import { openCopy } from './template.ts'

const LONG_MS = 600_000
const running: ServerProcess[] = []
let db: Database
let env: Record<string, string>
let folder: string

beforeAll(async () => {
  if (!onPostgres) return
  db = await openCopy()
  folder = await mkdtemp(join(tmpdir(), 'linmen-several-'))
  const { connectionString = '' } = db.pool.options
  const secret = 'the same for every process on one database'
  env = {
    DATABASE_URL: connectionString,
    LINMEN_DATA: folder,
    LINMEN_SECRET: secret,
    LINMEN_DEMO: '1',
    LINMEN_JOBS: '0',
    LINMEN_SPEED: '20',
  }
})
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL')
    await ended
  }
  if (!onPostgres) return
  await db.close()
  await rm(folder, { recursive: true, force: true })
})

const start = async () => {
  const started = await startProcess(env)
  running.push(started)
  return started
}

/** Process ids of the database's sessions that hold the office of reading the feed. */
const leaders = async () => {
  const { rows } = await db.pool.query<{ pid: number }>(
    `select l.pid from pg_locks l join pg_database d on d.oid = l.database
     where d.datname = current_database() and l.locktype = 'advisory' and l.granted
       and l.objid = 7205408`,
  )
  return rows.map(({ pid }) => pid)
}

const liveRows = async (base: string) => {
  const response = await fetch(`${base}/sportdata/f`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiName: 'getMatchListByDate' }),
  })
  const { matches } = footballGateway.getMatchListByDate.output.decode(await response.json())
  return matches.filter(({ live }) => isLive(live.phase))
}

test.runIf(onPostgres)(
  'the reader of the feed is killed: another takes over, nothing is lost and nothing doubled',
  async () => {
    const first = await start()
    const second = await start()
    expect(await leaders()).toHaveLength(1)
    const [leader] = await leaders()
    const reader = await listenToMatches(second.base)
    const heard = await reader.pulse()

    first.child.kill('SIGKILL')
    await first.ended
    while ((await leaders()).every((pid) => pid === leader)) await reader.next()
    expect(await leaders()).toHaveLength(1)
    let moment = await reader.pulse()
    while (moment <= heard) moment = await reader.pulse()

    for (const row of await liveRows(second.base)) {
      const state = await reader.until(row.id, { live: row.live, odds: null })
      if (state?.live.version === row.live.version) expect(state.live).toEqual(row.live)
    }
    reader.close()
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    await expectExactlyWhatWasSaid()
  },
  LONG_MS,
)

/** The records of the newest day are what the feed says up to the cursor, each once. */
async function expectExactlyWhatWasSaid(): Promise<void> {
  const { rows: cursors } = await db.pool.query<{ key: string; as_of_ms: number }>(
    `select key, as_of_ms from pull_cursor where what = 'reports' order by as_of_ms desc limit 1`,
  )
  const { key, as_of_ms: untilMs } = cursors[0]!
  const day = key.split(':')[1]!
  const said = await simulatedFeed(systemClock, demoWorld()).reports([day], 0, untilMs)
  const { rows } = await db.pool.query<{ id: string }>(
    `select e.match_id || ':' || e.feed_seq as id from match_event e
     join fixture f on f.id = e.match_id where f.business_day = $1 order by 1`,
    [day],
  )
  const expected = [...said.football, ...said.basketball].map(
    (each) => `${each.matchId}:${each.seq}`,
  )
  expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
  const { rows: gaps } = await db.pool.query(
    'select match_id from match_event group by match_id having max(version) <> count(*)',
  )
  expect(gaps).toEqual([])
}
