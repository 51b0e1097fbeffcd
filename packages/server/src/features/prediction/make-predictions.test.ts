import { afterAll, beforeAll, expect, test } from 'vitest'
import { predictionGateway } from '@linmen/contract/prediction/prediction.gateway.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { archiveOf } from '#features/archive/public.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { longSeason } from '#test/long-season.ts'
import { TEST_NOW_MS } from '#test/test-ports.ts'
import { makePredictions } from './make-predictions.ts'
import { unpredictedMatches } from './prediction.repo.ts'

/** The first of a company is of just before the prediction, the second of just after. */
const offer = (company: number, home: number, seq: 1 | 2 = 1): OddsTick => ({
  matchId: '101',
  company,
  seq,
  atMs: TEST_NOW_MS + (seq === 1 ? -1 : 1),
  european: { home, draw: 400, away: 400 },
  asian: { first: 90, line: 5000, second: 96 },
  overUnder: { first: 92, line: 25_000, second: 94 },
})
// The company of the lists, another bookmaker, the lottery, and what the first said later.
const odds = [offer(6, 200), offer(2, 150), offer(24, 120), offer(6, 110, 2)]

let app: TestApp
beforeAll(async () => {
  app = await startApp({ feed: { ...longSeason, depth: async () => ({ records: [], odds }) } })
  await archiveOf(app.ports).seasonMatches('s1')
  await archiveOf(app.ports).odds('101')
})
afterAll(() => app.close())

test('the market beside a prediction is that of one company at the moment of writing, and is named', async () => {
  const span = { fromMs: TEST_NOW_MS, toMs: TEST_NOW_MS + 2 * 86_400_000 }
  const waiting = await unpredictedMatches(app.ports.db.read, span)
  expect(await makePredictions(app.ports, waiting, TEST_NOW_MS)).toBe(1)
  const name = 'getMatchPredictionDetailByPredicationId' as const
  const asked = { predictionId: '101-ratings' }
  const answer = await app.visitor().gateway(name, predictionGateway[name], asked)
  expect(answer).toMatchObject({
    ok: true,
    output: {
      market: { home: 50, draw: 25, away: 25 },
      marketName: '36*',
      points: [expect.stringMatching(/，36\* \d+%$/), expect.anything(), expect.anything()],
    },
  })
})

test('what a kick-off overtakes while a league is learned is no prediction and promised nowhere', async () => {
  const late = await startApp({
    feed: { ...longSeason, depth: async () => ({ records: [], odds }) },
  })
  try {
    await archiveOf(late.ports).seasonMatches('s1')
    const span = { fromMs: TEST_NOW_MS, toMs: TEST_NOW_MS + 2 * 86_400_000 }
    const waiting = await unpredictedMatches(late.db.read, span)
    late.clock.set(Math.max(...waiting.map(({ kick_off_at_ms }) => kick_off_at_ms)))
    expect(await makePredictions(late.ports, waiting, TEST_NOW_MS)).toBe(0)
    expect(await late.db.read.selectFrom('prediction').select('id').execute()).toEqual([])
    expect(await late.db.read.selectFrom('record_entry').select('id').execute()).toEqual([])
  } finally {
    await late.close()
  }
})
