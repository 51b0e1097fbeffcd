import { afterAll, beforeAll, expect, test } from 'vitest'
import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import { addDays, businessDay, businessDaySpan } from '@linmen/domain/match/business-day.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import type { SportsFeed } from '#feeds/port.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { PREMIER, smallWorld } from '#test/small-world.ts'
import { fixtureBetween, teamNamed } from '#test/sport-factory.ts'
import { boardOf } from './board-of.ts'

const TEAMS = [teamNamed('901', '日日', PREMIER), teamNamed('902', '天天', PREMIER)]

/** A world in which the same two meet every day, for ever. */
const everyDay = (world: SportsFeed): SportsFeed => ({
  ...world,
  day: async (sport, day) => {
    const kickOffAtMs = businessDaySpan(day).fromMs + 3_600_000
    const fixture = fixtureBetween(TEAMS, { id: `9${day.replaceAll('-', '')}`, day, kickOffAtMs })
    return { teams: TEAMS, fixtures: sport === 'football' ? [fixture] : [] }
  },
})

let app: TestApp
let today: string
beforeAll(async () => {
  app = await startApp()
  connectFeed(app.ports, everyDay(smallWorld(app.clock)))
  today = businessDay(app.clock.nowMs())
})
afterAll(() => app.close())

const open = (date: string) =>
  app
    .visitor()
    .gateway('getMatchListByDate', footballGateway.getMatchListByDate, { company: 6, date })

const recordedMatches = async () =>
  (await app.db.read.selectFrom('fixture').select('id').execute()).length

test('a walk over the calendar is answered, records nothing and leaves today where it is', async () => {
  expect(await open(today)).toMatchObject({ ok: true })
  const before = await recordedMatches()
  for (let far = 20; far < 50; far += 1)
    for (const date of [addDays(today, -far), addDays(today, far)]) {
      const answer = await open(date)
      expect(answer).toMatchObject({ ok: true, output: { matches: [{ home: { name: '日日' } }] } })
    }
  expect(await recordedMatches()).toBe(before)
  expect(boardOf(app.ports).hasDay(today)).toBe(true)
  expect(boardOf(app.ports).days().length).toBeLessThanOrEqual(14)
})

test('all visitors together open so many days in a minute', async () => {
  expect(await open(addDays(today, -60))).toMatchObject({ ok: false, code: 'too_many_requests' })
  expect(await open(today)).toMatchObject({ ok: true })
  expect(await open(addDays(today, 2))).toMatchObject({ ok: true })
  app.clock.advance(60_000)
  expect(await open(addDays(today, -60))).toMatchObject({ ok: true })
})

test('a match seen in such a list can be opened', async () => {
  const day = addDays(today, -60)
  const { getMatchInfoById } = footballDetailGateway
  const matchId = `9${day.replaceAll('-', '')}`
  const answer = await app.visitor().gateway('getMatchInfoById', getMatchInfoById, { matchId })
  expect(answer).toMatchObject({ ok: true, output: { id: matchId } })
})

test.each(['0001-01-01', '1999-01-01', '9999-12-31'])('%s has no matches', async (date) => {
  expect(await open(date)).toMatchObject({ ok: true, output: { date, matches: [] } })
  const response = await fetch(`${app.base}/sportdata/f`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiName: 'getBkTodayGroupLeagueMatchList', date }),
  })
  expect(response.status).toBe(200)
})
