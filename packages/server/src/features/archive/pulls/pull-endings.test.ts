import { afterAll, beforeAll, expect, test } from 'vitest'
import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import { demoWorld } from '#feeds/simulator/demo-world.ts'
import { simulatedFeed } from '#feeds/simulator/simulated-feed.ts'
import type { SportsFeed } from '#feeds/port.ts'
import { matchOutcomes } from '#features/match/public.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { TEST_NOW_MS } from '#test/test-ports.ts'
import { pullEndings } from './pull-endings.ts'

const DAY = addDays(businessDay(TEST_NOW_MS), -9)

let app: TestApp
let feed: SportsFeed
beforeAll(async () => {
  app = await startApp()
  feed = simulatedFeed(app.clock, demoWorld())
  await pullEndings(app.ports, feed, DAY)
})
afterAll(() => app.close())

const dayList = async () => {
  const asked = { company: 6, date: DAY }
  const answer = await app
    .visitor()
    .gateway('getMatchListByDate', footballGateway.getMatchListByDate, asked)
  if (!answer.ok) throw new Error(answer.code)
  return answer.output.matches
}

test('a day far back has the results the world tells and three prices, and none of the play', async () => {
  const matches = await dayList()
  expect(matches.length).toBeGreaterThan(100)
  const whole = demoWorld()
  const told = await whole.reports([DAY], 0, TEST_NOW_MS)
  const ids = matches.map(({ id }) => id)
  const outcomes = await matchOutcomes(app.db.read, ids)
  const scores = new Map(
    told.football.flatMap((each) =>
      each.kind === 'status' && each.phase === 'finished' ? [[each.matchId, each] as const] : [],
    ),
  )
  for (const match of matches) {
    expect(match.live.phase === 'finished').toBe(scores.has(match.id))
    if (match.live.phase === 'finished')
      expect(outcomes.get(match.id)).toEqual({ state: 'finished', ...match.live.score.full })
    expect(match.odds?.company ?? 6).toBe(6)
  }
  const { rows } = await app.db.pool.query<{ events: string; ticks: string }>(
    `select (select max(n) from (select count(*) n from match_event group by match_id) e) as events,
       (select max(n) from (select count(*) n from odds_tick group by match_id) t) as ticks`,
  )
  expect([Number(rows[0]!.events), Number(rows[0]!.ticks)]).toEqual([2, 3])
})

test('asked again the day is not read again', async () => {
  const asked: string[] = []
  const counting = {
    ...feed,
    endings: async (day: string) => (asked.push(day), feed.endings!(day)),
  }
  expect(await pullEndings(app.ports, counting, DAY)).toBe(true)
  expect(asked).toEqual([])
})

test('a source that tells whole days alone is left to tell them', async () => {
  const { endings: _, ...plain } = feed
  expect(await pullEndings(app.ports, plain, addDays(DAY, -1))).toBe(false)
})
