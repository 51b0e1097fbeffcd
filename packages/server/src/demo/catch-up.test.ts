import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { isSound } from '@linmen/domain/record-log/verify-log.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginPast, isPastMissing } from '#features/archive/public.ts'
import { logLifecycle, sequenceLog } from '#features/record-log/public.ts'
import type { Ports } from '#kit/ports.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { offeredMatch } from '#test/offered-match.ts'
import { promisedPlans, verified } from '#test/record-season.ts'
import { goal } from '#test/scripted-match.ts'
import { catchUp } from './catch-up.ts'
import { seedCrowd } from './plan/demo-crowd.ts'
import { seedExperts } from './plan/demo-experts.ts'
import { courtExperts, seasonExperts } from './plan/season-experts.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NEVER = new AbortController().signal

let app: TestApp
let webDir: string
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'linmen-pages-'))
  await writeFile(join(webDir, 'index.html'), '<!doctype html>\n<html lang="zh-CN"></html>')
  app = await startApp({ settings: { demo: true, webDir } })
  for (const id of ['qing', 'bo', 'hai']) await app.member({ id, role: 'expert', level: 2 })
  await app.member({ id: 'ris', role: 'operator' })
  for (const id of ['first', 'second']) await playedLongAgo(id)
  const madeAtMs = app.clock.nowMs()
  await app.db.transaction(async (tx) => {
    await seedExperts(tx, madeAtMs)
    await seedCrowd(tx, madeAtMs)
  })
  await sequenceLog(app.ports)
  await offered('coming')
  app.clock.advance(3 * HOUR_MS)
  await app.db.transaction((tx) => beginPast(tx, app.clock.nowMs()))
})
afterAll(async () => {
  await app.close()
  await rm(webDir, { recursive: true })
})

/** A numbered match of tomorrow, with prices of today. */
async function offered(id: string) {
  const match = await offeredMatch(app, id)
  await app.db.transaction((tx) =>
    tx
      .updateTable('fixture')
      .set({ number: `周三${id}`, kick_off_at_ms: app.clock.nowMs() + DAY_MS })
      .where('id', '=', id)
      .execute(),
  )
  return match
}

/** A numbered match that was offered a day before, and has been over for days. */
async function playedLongAgo(id: string): Promise<void> {
  const match = await offered(id)
  app.clock.advance(DAY_MS + 3 * HOUR_MS)
  const over = { kind: 'status', phase: 'finished' } as const
  await match.hears(match.report(2, goal('home', 3)), match.report(3, over))
  app.clock.advance(6 * DAY_MS)
}

const plans = () =>
  app.db.read
    .selectFrom('plan')
    .select(['expert_id', 'match_id', 'market', 'kickoff_ms', 'result', 'published_at_ms'])
    .where('expert_id', '<>', 'wei')
    .execute()
const said = async () => {
  const answer = await app.visitor().call(homeEndpoints.past, {})
  if (!answer.ok) throw new Error(answer.code)
  const ready: unknown = await (await fetch(`${app.base}/readyz`)).json()
  const page = await (await fetch(app.base)).text()
  return {
    isMissing: answer.output.isMissing,
    ready,
    isMarked: page.includes('data-past="missing"'),
  }
}
/** What the process does that numbers entries second by second, until it is stopped. */
const numberLive = async () => {
  const live = { ...app.ports, settings: { ...app.ports.settings, jobs: true } }
  await (
    await logLifecycle.start(live)
  )()
}
const numbered = async () =>
  (
    await app.db.read
      .selectFrom('record_entry')
      .select(['kind', 'subject', 'at_ms'])
      .where('number', 'is not', null)
      .orderBy('number')
      .execute()
  ).map(({ at_ms, ...rest }) => ({ ...rest, atMs: Number(at_ms) }))

/** The same ports whose chance fails after so many questions. */
function failingAfter(questions: number): Ports {
  let left = questions
  const int = (below: number) => {
    if (left-- === 0) throw new Error('the process was killed')
    return app.ports.random.int(below)
  }
  return { ...app.ports, random: { ...app.ports.random, int } }
}

test('until its past is written a demo says that it is incomplete, and the log gives no numbers', async () => {
  expect(await said()).toEqual({
    isMissing: true,
    ready: { ok: true, catchingUp: true },
    isMarked: true,
  })
  await promisedPlans(app, 1, 'coming')
  await numberLive()
  expect(await numbered()).toEqual([])
  const verdict = await verified(app)
  expect([verdict.breach, verdict.checkpoint?.size]).toEqual([null, 0])
})

test('what was interrupted goes on where it was, and nothing is written twice', async () => {
  await expect(catchUp(failingAfter(60), NEVER)).rejects.toThrow('killed')
  const first = await plans()
  expect(first.length).toBeGreaterThan(0)
  expect(await isPastMissing(app.ports)).toBe(true)
  const stopped = new AbortController()
  stopped.abort()
  await catchUp(app.ports, stopped.signal)
  expect(await plans()).toEqual(first)
  await catchUp(app.ports, NEVER)
  const all = await plans()
  const keys = all.map(({ expert_id, match_id, market }) => `${expert_id} ${match_id} ${market}`)
  expect(new Set(keys).size).toBe(keys.length)
  const prolific = seasonExperts.filter(({ writes }) => writes === 3)
  const long = all.filter(({ kickoff_ms }) => kickoff_ms < app.clock.nowMs())
  for (const { id } of prolific) {
    const own = new Set(
      long.filter(({ expert_id }) => expert_id === id).map((each) => each.match_id),
    )
    expect([...own].toSorted(), id).toEqual(['first', 'second'])
  }
  expect(long.every(({ result }) => result !== null)).toBe(true)
  expect(all.filter(({ match_id }) => match_id === 'coming')).toHaveLength(3)
  expect(courtExperts.some(({ id }) => all.some(({ expert_id }) => expert_id === id))).toBe(false)
})

test('afterwards nothing is marked any more, and the past stands in the log before what was promised meanwhile', async () => {
  expect(await said()).toEqual({ isMissing: false, ready: { ok: true }, isMarked: false })
  const entries = await numbered()
  expect(entries.map(({ atMs }) => atMs)).toEqual(
    entries.map(({ atMs }) => atMs).toSorted((a, b) => a - b),
  )
  const verdict = await verified(app)
  expect(isSound(verdict)).toBe(true)
  const writers = new Set((await plans()).map(({ expert_id }) => expert_id))
  expect(verdict.records.length).toBe(writers.size + 1)
  const live = verdict.picks.filter(({ author }) => author === 'wei')
  const past = verdict.picks.filter(({ kickoffMs }) => kickoffMs < app.clock.nowMs())
  expect(live).toHaveLength(1)
  expect(Math.max(...past.map(({ index }) => index))).toBeLessThan(live[0]!.index)
})

test('what is promised from then on is numbered as it comes, and a second catching up does nothing', async () => {
  const before = await numbered()
  await promisedPlans(app, 1, 'later')
  await numberLive()
  expect((await numbered()).length).toBe(before.length + 1)
  const written = await plans()
  await catchUp(app.ports, NEVER)
  expect(await plans()).toEqual(written)
  expect(isSound(await verified(app))).toBe(true)
})

test('a deployment without demo is never incomplete', async () => {
  const other = { ...app.ports, settings: { ...app.ports.settings, demo: false } }
  await app.db.transaction((tx) =>
    tx.deleteFrom('pull_cursor').where('what', '=', 'demo').where('key', '=', 'past').execute(),
  )
  expect(await isPastMissing({ ...app.ports })).toBe(true)
  expect(await isPastMissing(other)).toBe(false)
})
