import { afterAll, beforeAll, expect, test } from 'vitest'
import { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import type { FeedResult, SportsFeed } from '#feeds/port.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { NBA, PREMIER, smallWorld } from '#test/small-world.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  connectFeed(app.ports, withOnePutOff(smallWorld(app.clock)))
})
afterAll(() => app.close())

/** The first match of every season was put off. */
function withOnePutOff(feed: SportsFeed): SportsFeed {
  const putOff = ({ result, ...rest }: FeedResult): FeedResult => ({
    ...rest,
    result: { ...result, phase: 'postponed' },
  })
  return {
    ...feed,
    season: async (id) => {
      const season = await feed.season(id)
      return { ...season, results: season.results.map((each, at) => (at ? each : putOff(each))) }
    },
  }
}

const page = { pageNo: 1, pageSize: 50 }

async function basketball(when?: 'upcoming' | 'finished') {
  const method = basketballLeagueGateway.getBkLeagueMatchList
  const input = { leagueId: NBA.id, ...page, ...(when && { when }) }
  const answer = await app.visitor().gateway('getBkLeagueMatchList', method, input)
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}

async function football(when: 'upcoming' | 'finished') {
  const method = leagueGateway.getLeagueMatchList
  const input = { leagueId: PREMIER.id, ...page, when }
  const answer = await app.visitor().gateway('getLeagueMatchList', method, input)
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}

test('a match that was put off is not among those that are over, but behind those to come', async () => {
  for (const list of [basketball, football]) {
    const finished = await list('finished')
    expect(new Set(finished.matches.map(({ phase }) => phase))).toEqual(new Set(['finished']))
    expect(finished.total).toBe(finished.matches.length)
    const { matches } = await list('upcoming')
    expect(matches.map(({ phase }) => phase)).toEqual([
      ...matches.slice(1).map(() => 'scheduled'),
      'postponed',
    ])
  }
})

test('in basketball they are counted, and all together are the season', async () => {
  const [finished, upcoming] = [await basketball('finished'), await basketball('upcoming')]
  expect([finished.calledOff, upcoming.calledOff]).toEqual([0, 1])
  expect(finished.total + upcoming.total).toBe((await basketball()).total)
})
