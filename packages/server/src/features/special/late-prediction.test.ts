import { afterAll, beforeAll, expect, test } from 'vitest'
import { specialEndpoints } from '@linmen/contract/special/special.endpoints.ts'
import type { SportsFeed } from '#feeds/port.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { TEST_NOW_MS } from '#test/test-ports.ts'
import { toolWorld } from '#test/tool-world.ts'
import { archiveOf } from '#features/archive/public.ts'
import { askPrediction } from '#features/prediction/public.ts'
import { makeSignalsJob, signalMatches } from './make-signals.ts'

const MATCH = '101'
const MINUTE_MS = 60_000
const apps: TestApp[] = []
let app: TestApp

/** Where the tools spoke about a match while nobody had predicted it. */
const beforePrediction = async (): Promise<TestApp> => {
  const started = await startApp({ feed: toolWorld })
  apps.push(started)
  await archiveOf(started.ports).seasonMatches('s1')
  await signalMatches(started.ports, [MATCH], TEST_NOW_MS)
  return started
}
beforeAll(async () => {
  app = await beforePrediction()
})
afterAll(async () => {
  for (const each of apps) await each.close()
})

const written = ({ db } = app) =>
  db.read
    .selectFrom('tool_signal')
    .selectAll()
    .where('match_id', '=', MATCH)
    .where('backtest', '=', false)
    .orderBy('tool')
    .execute()
const byRatings = async (of = app) =>
  (await written(of)).filter(({ tool }) => tool === 'poisson' || tool === 'deviation')
const promised = async ({ db } = app) =>
  (await db.read.selectFrom('record_secret').select(['subject', 'pick']).execute())
    .filter(({ subject }) => subject.startsWith(`${MATCH}-`) && !subject.endsWith('ratings'))
    .map(({ subject, pick }) => ({
      subject,
      tools: (JSON.parse(pick) as { signals: { tool: string }[] }).signals.map(({ tool }) => tool),
    }))

test('what needs a prediction waits for it', async () => {
  await makeSignalsJob.start(app.ports, {})
  expect(await byRatings()).toEqual([])
  expect(await written()).not.toEqual([])
})

test('a prediction that comes later brings the tools that need it, promised in the public log', async () => {
  const before = await written()
  const [first] = await promised()
  app.clock.advance(MINUTE_MS)
  expect(await askPrediction(app.ports, MATCH, app.clock.nowMs())).toBeUndefined()
  await makeSignalsJob.start(app.ports, {})
  const late = await byRatings()
  expect(late.map(({ tool, made_at_ms }) => [tool, made_at_ms])).toEqual([
    ['deviation', TEST_NOW_MS + MINUTE_MS],
    ['poisson', TEST_NOW_MS + MINUTE_MS],
  ])
  expect((await written()).filter(({ tool }) => !late.some((row) => row.tool === tool))).toEqual(
    before,
  )
  expect(await promised()).toEqual([
    first,
    { subject: `${MATCH}-poisson`, tools: ['poisson', 'deviation'] },
  ])
})

test('what is whole is not written again', async () => {
  const [before, log] = [await written(), await promised()]
  app.clock.advance(MINUTE_MS)
  await makeSignalsJob.start(app.ports, {})
  expect([await written(), await promised()]).toEqual([before, log])
})

test('who looks at such a tool has it written', async () => {
  const other = await beforePrediction()
  const answer = await other.visitor().call(specialEndpoints.look, {
    matchId: MATCH,
    tool: 'poisson',
  })
  expect(answer).toMatchObject({ ok: true, output: { reckoned: true } })
  expect((await byRatings(other)).map(({ tool }) => tool)).toEqual(['deviation', 'poisson'])
})

test('a match that has begun gets nothing more, also when it began while its tools were reckoned', async () => {
  const other = await beforePrediction()
  expect(await askPrediction(other.ports, MATCH, TEST_NOW_MS)).toBeUndefined()
  const [{ kick_off_at_ms } = { kick_off_at_ms: 0 }] = await written(other)
  const before = [await written(other), await promised(other)]
  other.clock.advance(kick_off_at_ms - TEST_NOW_MS)
  await makeSignalsJob.start(other.ports, {})
  await signalMatches(other.ports, [MATCH], kick_off_at_ms - 1)
  expect([await written(other), await promised(other)]).toEqual(before)
})

test('matches that nobody prices hold up no others', async () => {
  const feed: SportsFeed = {
    ...toolWorld,
    depth: async (id, ...span) =>
      id.startsWith('bare') ? { odds: [], records: [] } : toolWorld.depth(id, ...span),
  }
  const other = await startApp({ feed })
  apps.push(other)
  await archiveOf(other.ports).seasonMatches('s1')
  // They begin earlier, so they come first.
  await other.db.pool.query(
    `insert into fixture select (jsonb_populate_record(f, jsonb_build_object(
        'id', 'bare' || n, 'kick_off_at_ms', f.kick_off_at_ms - n * 1000))).*
      from fixture f, generate_series(1, 7) n where f.id = $1`,
    [MATCH],
  )
  for (let minute = 0; minute < 8; minute += 1) {
    await makeSignalsJob.start(other.ports, {})
    other.clock.advance(MINUTE_MS)
  }
  expect((await written(other)).length).toBeGreaterThan(0)
})
