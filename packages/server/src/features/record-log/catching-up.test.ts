import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LogSource } from '@linmen/domain/record-log/signed-entries.ts'
import { isSound, isWrong, verifyLog } from '@linmen/domain/record-log/verify-log.ts'
import { settlePlans } from '#features/settlement/settle-plans.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { logAt, promisedPlans, verified } from '#test/record-season.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { goal, scriptedMatch } from '#test/scripted-match.ts'
import { nodeHashing } from './node-hashing.ts'
import { logSettlement, revealPicks, sequenceLog } from './public.ts'

const HOUR_MS = 3_600_000
let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await factoryFor(app).expert('wei')
})
afterAll(() => app.close())

/** So many plans on a match that is played while nobody settles anything. */
async function playedMeanwhile(matchId: string, count: number): Promise<string[]> {
  const ids = await promisedPlans(app, count, matchId)
  await sequenceLog(app.ports)
  app.clock.advance(6 * HOUR_MS)
  const match = scriptedMatch(app, matchId)
  await match.hears(
    match.report(1, goal('home', 3)),
    match.report(2, { kind: 'status', phase: 'finished' }),
  )
  return ids
}

const settledAt = (id: string, matchId: string, atMs: number) =>
  app.db.transaction((tx) =>
    logSettlement(tx, {
      ...{ id, result: 'hit', returnedHundredths: 150, atMs },
      matches: [{ id: matchId, outcome: { state: 'finished', home: 1, away: 0 } }],
    }),
  )

test('after a pause a record waits until the log has numbered what the pages show', async () => {
  await playedMeanwhile('paused', 3)
  await settlePlans(app.ports)
  const before = await verified(app)
  expect(before).toMatchObject({ waiting: ['wei'], differences: [], breach: null })
  expect([isSound(before), isWrong(before)]).toEqual([false, false])
  const after = await verified(app, { pause: async () => void (await sequenceLog(app.ports)) })
  expect(after).toMatchObject({ waiting: [], differences: [], faults: [] })
  expect(after.checkpoint!.size).toBeGreaterThan(before.checkpoint!.size)
  expect(after.records[0]!.picks.map(({ result }) => result)).toEqual(['hit', 'miss', 'miss'])
})

test('a record that is older than what was signed before it is refused', async () => {
  const now = logAt(app.base)
  const old = await now('record/wei')
  await promisedPlans(app, 1, 'newer')
  await sequenceLog(app.ports)
  const source: LogSource = async (path) => (path === 'record/wei' ? old : now(path))
  const verdict = await verifyLog(source, nodeHashing, { author: 'wei' })
  expect(verdict.breach).toMatchObject({ step: 'record' })
})

test('two jobs that settle at once are numbered as they came, whatever hour they go by', async () => {
  const [late, early] = await playedMeanwhile('two-jobs', 2)
  const nowMs = app.clock.nowMs()
  await settledAt(late!, 'two-jobs', nowMs + 2000)
  // Begun before the other and written after it: it goes by the result that stands there.
  await settledAt(early!, 'two-jobs', nowMs)
  await sequenceLog(app.ports)
  const { picks, breach } = await verified(app)
  expect(breach).toBeNull()
  const settled = picks.filter(({ id }) => id === late || id === early)
  expect(settled.map((each) => each.settled?.outcome)).toEqual(['hit', 'hit'])
})

test('what is hidden or has no result is a fault when the log has long known how it ended', async () => {
  const [told, kept] = await playedMeanwhile('forgotten', 2)
  const faultsAfter = async (hours: number) => {
    app.clock.advance(hours * HOUR_MS)
    await promisedPlans(app, 1, `after ${hours}`)
    await sequenceLog(app.ports)
    const { faults } = await verified(app)
    return faults.filter(({ id }) => id === kept).map(({ fault }) => fault)
  }
  await settledAt(told!, 'forgotten', app.clock.nowMs())
  expect(await faultsAfter(0)).toEqual([])
  expect(await faultsAfter(2)).toEqual(['hidden'])
  await revealPicks(app.ports)
  expect(await faultsAfter(3)).toEqual([])
  expect(await faultsAfter(24)).toEqual(['unsettled'])
})
