import { afterAll, beforeAll, expect, test } from 'vitest'
import { predictionGateway } from '@linmen/contract/prediction/prediction.gateway.ts'
import type { Answer } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { longSeason } from '#test/long-season.ts'
import { TEST_NOW_MS } from '#test/test-ports.ts'
import { archiveOf } from '#features/archive/public.ts'
import { makePredictions } from './make-predictions.ts'
import { unpredictedMatches } from './prediction.repo.ts'

const DAY_MS = 86_400_000
const next = { fromMs: TEST_NOW_MS, toMs: TEST_NOW_MS + 2 * DAY_MS }

let app: TestApp
beforeAll(async () => {
  app = await startApp({ feed: longSeason })
  await archiveOf(app.ports).seasonMatches('s1')
})
afterAll(() => app.close())

const predictAll = async (span: { fromMs: number; toMs: number }, asOfMs: number) =>
  makePredictions(app.ports, await unpredictedMatches(app.ports.db.read, span), asOfMs)

function told<Out>(answer: Answer<Out>): Out {
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}
const list = () =>
  app
    .visitor()
    .gateway('getMatchPredictionHomePage', predictionGateway.getMatchPredictionHomePage, {
      scope: 'all' as const,
      pageNo: 1,
    })
    .then(told)

test('a prediction is written before kick-off, once, and never changed', async () => {
  expect(await predictAll(next, TEST_NOW_MS)).toBe(1)
  expect(await predictAll(next, TEST_NOW_MS + 1)).toBe(0)
  const { predictions, record } = await list()
  expect(predictions).toMatchObject([{ matchId: '101', madeAtMs: TEST_NOW_MS, hit: null }])
  expect(record).toEqual({
    matches: 0,
    hits: 0,
    rps: null,
    marketRps: null,
    calibrationError: null,
    calibration: [],
  })
  await expect(
    app.ports.db.transaction((tx) =>
      tx.updateTable('prediction').set({ sample: 1 }).where('match_id', '=', '101').execute(),
    ),
  ).rejects.toThrow('append-only')
})

test('nothing is predicted once a match has begun', async () => {
  const began = { fromMs: TEST_NOW_MS - DAY_MS, toMs: TEST_NOW_MS }
  expect(await predictAll(began, TEST_NOW_MS)).toBe(0)
})

test('its page shows the whole grid and where the numbers come from', async () => {
  await predictAll(next, TEST_NOW_MS)
  const { predictions } = await list()
  const { predictionId } = predictions[0]!
  const method = predictionGateway.getMatchPredictionDetailByPredicationId
  const detail = told(
    await app
      .visitor()
      .gateway('getMatchPredictionDetailByPredicationId', method, { predictionId }),
  )
  const { home, draw, away } = detail.chances
  expect(home + draw + away).toBeCloseTo(100, 6)
  expect(detail.sample).toBe(76)
  expect(detail.scores).toHaveLength(6)
  expect(detail.points.join()).toContain('评级样本 76 场')
})

test('points and win rates of matches asked by number', async () => {
  await predictAll(next, TEST_NOW_MS)
  const matchIds = ['101', '10']
  const points = told(
    await app
      .visitor()
      .gateway('getMatchPredictionKeyPoint', predictionGateway.getMatchPredictionKeyPoint, {
        matchIds,
      }),
  )
  expect(points.matches.map(({ points: said }) => said.length)).toEqual([3, 0])
  const rates = told(
    await app
      .visitor()
      .gateway('getTeamNearWinRateByIds', predictionGateway.getTeamNearWinRateByIds, { matchIds }),
  )
  expect(rates.matches[0]?.home).toMatchObject({ matches: 10 })
})

test('a number nobody knows is refused', async () => {
  const method = predictionGateway.getMatchPredictionDetailByPredicationId
  const answer = await app
    .visitor()
    .gateway('getMatchPredictionDetailByPredicationId', method, { predictionId: '999999999' })
  expect(answer).toMatchObject({ ok: false, code: 'match.not_found' })
})
