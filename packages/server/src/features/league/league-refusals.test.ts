import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { smallWorld } from '#test/small-world.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  connectFeed(app.ports, smallWorld(app.clock))
})
afterAll(() => app.close())

const names = Object.keys({ ...leagueGateway, ...basketballLeagueGateway })
const fields = (value: unknown) => ({
  leagueId: value,
  seasonId: value,
  stageId: value,
  teamId: value,
  playerId: value,
  matchIdList: [value],
  pageNo: value,
  pageSize: value,
})

async function answer(apiName: string, sent: object) {
  const response = await app.visitor().fetch(gatewayPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiName, ...sent }),
  })
  const body = (await response.json()) as { code: unknown; errorCode: string; errorMsg: string }
  return { status: response.status, ...body }
}

test.each([
  ['a wrong type', { wrong: [true] }],
  ['a long text', 'A'.repeat(20_000)],
  ['a negative number', -1],
  ['what looks like SQL', "1' OR '1'='1'; DROP TABLE team; --"],
  ['emoji', '⚽🏀'],
])('%s is refused in Chinese by every method that reads it', async (_name, value) => {
  for (const name of names.filter((each) => each !== 'getBkHotLeagueList')) {
    const { status, errorCode, errorMsg } = await answer(name, fields(value))
    expect([name, status, errorCode]).toEqual([name, expect.toSatisfy(below500), 'bad_input'])
    expect(errorMsg).toMatch(/[\u4e00-\u9fff]/)
  }
})

test('an unknown number is nobody’s, and no fault', async () => {
  const unknown = fields(999_999_999)
  const { pageNo: _no, pageSize: _size, ...ids } = unknown
  const anyway = new Set(['getBkHotLeagueList', 'getBkCountryList', 'getBkLeagueList', TODAY])
  for (const name of names.filter((each) => !anyway.has(each))) {
    const { status, errorCode } = await answer(name, ids)
    expect([name, status < 500]).toEqual([name, true])
    expect(errorCode, name).toMatch(/^(league|team|player|match)\.not_found$/)
  }
})

test('the league of one sport is unknown to the other', async () => {
  expect((await answer('queryLeagueStatistics', { leagueId: '1' })).errorCode).toBe(
    'league.not_found',
  )
  expect((await answer('getBkLeagueStat', { leagueId: '10' })).errorCode).toBe('league.not_found')
  expect((await answer('getBkTeamDetailMessage', { teamId: '1001' })).errorCode).toBe(
    'team.not_found',
  )
})

test('without a league the best known one answers', async () => {
  for (const name of ['queryLeagueFootballTeamScore', 'getBkLeagueStat', 'getLeagueRule'])
    expect((await answer(name, {})).code).toBe(1)
})

const TODAY = 'getBkTodayGroupLeagueMatchList'
const below500 = (status: unknown) => Number(status) < 500
