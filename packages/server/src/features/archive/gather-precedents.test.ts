import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import { importBench, type ImportBench } from '#test/import-files.ts'
import { TEST_NOW_MS, testClock, testPorts } from '#test/test-ports.ts'
import { gatherPrecedents, gatherPrecedentsJob } from './gather-precedents.ts'
import { gatherThese, newlyEnded } from './precedent.repo.ts'

/** Nobody waits for more matches than these. */
const A_MOMENT = 25
const HEAD = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A'
const TEAMS = Array.from({ length: 9 }, (_, at) => `Team ${at}`)

const season = (div: string) => {
  const lines = TEAMS.flatMap((home, one) =>
    TEAMS.filter((away) => away !== home).map((away, other) => {
      const date = `${String(1 + one + other).padStart(2, '0')}/09/2023,15:00`
      return `${div},${date},${home},${away},${other % 4},${one % 3},1.9${one},3.2${other},3.80`
    }),
  )
  return `${HEAD}\n${lines.join('\n')}\n`
}

let bench: ImportBench
/** What one transaction for everything makes of it. */
let whole: unknown[]
beforeAll(async () => {
  bench = await importBench()
  await bench.run('football', { 'E0.csv': season('E0'), 'G1.csv': season('G1') })
  const ids = await newlyEnded(bench.db.read, null)
  await bench.db.transaction((tx) => gatherThese(tx, ids))
  whole = await history()
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.db.pool.query('delete from precedent')
  await bench.db.pool.query('insert into ended_match select match_id from imported_match')
  seen = []
})

const history = async () =>
  (await bench.db.pool.query('select * from precedent order by match_id, company, market')).rows
const waiting = async () => (await newlyEnded(bench.db.read, null)).length

/** How many matches waited after each transaction. */
let seen: number[]
function watched(onSlice: () => void = () => {}): Ports {
  const db: Database = {
    ...bench.db,
    transaction: async (run) => {
      const done = await bench.db.transaction(run)
      seen.push(await waiting())
      onSlice()
      return done
    },
  }
  return testPorts(db, testClock(TEST_NOW_MS))
}

test('matches are gathered in short transactions, which come to the same as one for all', async () => {
  const before = await waiting()
  expect(before).toBeGreaterThan(5 * A_MOMENT)
  await gatherPrecedentsJob.start(watched(), {})
  const sizes = seen.map((left, at) => (at === 0 ? before : seen[at - 1]!) - left)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(A_MOMENT)
  expect(await waiting()).toBe(0)
  expect(await history()).toEqual(whole)
})

test('a stop is heard after one transaction, and the next run does the rest', async () => {
  const before = await waiting()
  const stopping = new AbortController()
  await gatherPrecedentsJob.start(
    watched(() => stopping.abort()),
    {},
    stopping.signal,
  )
  expect(seen).toHaveLength(1)
  expect(await waiting()).toBeGreaterThanOrEqual(before - A_MOMENT)
  await gatherPrecedentsJob.start(watched(), {})
  expect(await history()).toEqual(whole)
})

test('who asks about one league leaves the others to the job', async () => {
  const [first] = await bench.archive.leagues('football')
  const before = await waiting()
  await gatherPrecedents(watched(), first!.id)
  expect(await waiting()).toBe(before / 2)
})
