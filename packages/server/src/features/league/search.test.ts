import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import { archiveOf } from '#features/archive/public.ts'
import { namesLifecycle } from '#features/archive/names.lifecycle.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { NBA, PREMIER, smallWorld } from '#test/small-world.ts'
import { peopleNamed } from './search.repo.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  connectFeed(app.ports, smallWorld(app.clock))
  for (const id of ['1026', '10026'])
    for (const team of await archiveOf(app.ports).seasonTeams(id))
      await archiveOf(app.ports).squad(team.id)
})
afterAll(() => app.close())

const found = async (word: string) => {
  const { teams, players } = await peopleNamed(app.ports.db.read, 'football', word)
  return { teams: teams.map(({ name }) => name), players: players.map(({ name }) => name) }
}

test.each([
  ['甲队', { teams: ['甲队'], players: ['甲队1号', '甲队2号'] }],
  ['jiadui', { teams: ['甲队'], players: ['甲队1号', '甲队2号'] }],
  ['JIA DUI 1', { teams: [], players: ['甲队1号'] }],
  ['jd', { teams: ['甲队'], players: ['甲队1号', '甲队2号'] }],
  ['jd2h', { teams: [], players: ['甲队2号'] }],
  ['甲', { teams: ['甲队'], players: ['甲队1号', '甲队2号'] }],
  ['j', { teams: ['甲队'], players: ['甲队1号', '甲队2号'] }],
  ['2', { teams: [], players: ['丙队2号', '丁队2号', '甲队2号', '乙队2号'] }],
  ['iadui', { teams: [], players: [] }],
  ['·', { teams: [], players: [] }],
])('%s finds teams and players', async (word, expected) => {
  expect(await found(word)).toEqual(expected)
})

test('competitions of both sports are found by pinyin, initials and letters', async () => {
  const visitor = app.visitor()
  for (const word of ['yingchao', 'yc', '英超']) {
    const answer = await visitor.gateway('queryLeagueSeasons', leagueGateway.queryLeagueSeasons, {
      word,
    })
    const categories = answer.ok ? answer.output.categories : []
    expect(categories[0]?.leagues[0]?.id, word).toBe(PREMIER.id)
  }
  const { getBkLeagueList } = basketballLeagueGateway
  const input = { word: 'nba', pageNo: 1, pageSize: 10, order: 'fame' } as const
  const answer = await visitor.gateway('getBkLeagueList', getBkLeagueList, input)
  expect(answer.ok && answer.output.leagues.map(({ id }) => id)).toEqual([NBA.id])
})

test('how files spell a name finds it too', async () => {
  await app.ports.db.transaction((tx) =>
    sql`insert into foreign_name select 'team', id, 'manchester city' from team
      where name = '甲队'`.execute(tx),
  )
  expect((await found('Manchester C')).teams).toEqual(['甲队'])
  expect((await found('city')).teams).toEqual(['甲队'])
})

test('of a sign that is in thousands of names, those that begin with it come first', async () => {
  await app.ports.db.transaction((tx) =>
    sql`insert into team (id, sport, league_id, country_id, name, founded_year, coach, venue)
      select 'crowd' || spelling || at, sport, league_id, country_id, spelling || at, 1900, '', '{}'
      from (select * from team where name = '甲队') t, generate_series(100, 500) at,
        unnest(array['川', '上川']) spelling
      where spelling = '上川' or at > 460`.execute(tx),
  )
  const { teams } = await found('川')
  expect(teams).toHaveLength(30)
  expect(teams[0]).toBe('川461')
  expect(teams.filter((name) => !name.startsWith('川'))).toEqual([])
})

test('names of older records are listened to after the start', async () => {
  await app.ports.db.transaction((tx) => sql`update player set sounds = null`.execute(tx))
  expect((await found('jiadui')).players).toEqual([])
  const stop = await namesLifecycle.start(app.ports)
  await expect.poll(async () => (await found('jiadui')).players.length).toBe(2)
  await stop()
})
