import { afterAll, beforeAll, expect, test } from 'vitest'
import { predictionEndpoints } from '@linmen/contract/prediction/prediction.endpoints.ts'
import type { FeedResult, SportsFeed } from '#feeds/port.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import { archiveOf } from '#features/archive/public.ts'
import { basketballNight, TONIGHT } from '#test/basketball-night.ts'
import { startApp, type TestApp } from '#test/harness.ts'

const DAY_MS = 86_400_000
const EARLIER = 80
const { ofBasketballMatch } = predictionEndpoints

/** The small world after a season in which 南队 won everything. */
function longNight(feed: SportsFeed, nowMs: number): SportsFeed {
  return {
    ...feed,
    season: async (id) => {
      const sheet = await feed.season(id)
      const first = sheet.fixtures.find((each) => each.id === TONIGHT)
      const ended = sheet.results.find((each) => each.result.sport === 'basketball')
      if (!first || !ended) return sheet
      const added = Array.from({ length: EARLIER }, (_, at) => ({
        ...first,
        id: `9${at}`,
        kickOffAtMs: nowMs - (40 + at) * DAY_MS,
      }))
      const results = added.map(({ id: matchId }): FeedResult => ({
        ...ended,
        matchId,
        result: { ...ended.result, full: { home: 110, away: 98 } } as FeedResult['result'],
      }))
      const { fixtures } = sheet
      return {
        ...sheet,
        fixtures: [...fixtures, ...added],
        results: [...sheet.results, ...results],
      }
    },
  }
}

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  connectFeed(app.ports, longNight(basketballNight(app.clock), app.clock.nowMs()))
  await archiveOf(app.ports).seasonMatches('1026')
})
afterAll(() => app.close())

test('a basketball match is predicted from the games before its day, with the record of the model', async () => {
  const answer = await app.visitor().call(ofBasketballMatch, { matchId: TONIGHT })
  if (!answer.ok) throw new Error(answer.code)
  const { forecast, sample, record, home, away } = answer.output
  expect({ home, away }).toEqual({ home: '南队', away: '东队' })
  expect(sample).toBeGreaterThanOrEqual(EARLIER)
  expect(forecast!.home + forecast!.away).toBeCloseTo(100, 6)
  expect(forecast!.home).toBeGreaterThan(50)
  expect(forecast!.margin).toBeGreaterThan(0)
  expect(record!.matches).toBeGreaterThan(0)
})

test('a football match has no basketball prediction', async () => {
  expect(await app.visitor().call(ofBasketballMatch, { matchId: 'nobody' })).toMatchObject({
    ok: false,
    code: 'match.not_found',
  })
})
