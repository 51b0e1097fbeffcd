import { afterAll, beforeAll, expect, test } from 'vitest'
import { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { CUP, PREMIER, smallWorld } from '#test/small-world.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  connectFeed(app.ports, smallWorld(app.clock))
})
afterAll(() => app.close())

type Table = typeof leagueGateway
type In<N extends keyof Table> = Parameters<Table[N]['input']['encode']>[0]
type Out<N extends keyof Table> = ReturnType<Table[N]['output']['decode']>

async function ask<N extends keyof Table>(name: N, input: In<N>): Promise<Out<N>> {
  const answer = await app.visitor().gateway(name, leagueGateway[name] as never, input as never)
  if (!answer.ok) throw new Error(answer.code)
  return answer.output as Out<N>
}

const league = { leagueId: PREMIER.id }
const cup = { leagueId: CUP.id }

test('the table of four rounds: points, splits, form and zones', async () => {
  const table = await ask('queryLeagueFootballTeamScore', league)
  expect(table.season).toMatchObject({ name: '2026/27', current: true })
  expect(table.all.map((row) => [row.rank, row.name, row.played, row.points])).toEqual([
    [1, '甲队', 4, 12],
    [2, '乙队', 4, 9],
    [3, '丙队', 4, 3],
    [4, '丁队', 4, 0],
  ])
  expect(table.all[1]).toMatchObject({ goalDifference: 4, form: ['win', 'lose', 'win', 'win'] })
  expect(table.all.map(({ zone }) => zone)).toEqual(['title', null, null, 'relegation'])
  expect(table.home.every(({ zone }) => zone === null)).toBe(true)
  expect(table.home.reduce((sum, row) => sum + row.played, 0)).toBe(8)
  expect(table.firstHalf[0]).toMatchObject({ name: '甲队', goalsFor: 4 })
  expect(table.lines[0]?.all).toMatchObject({ win: 4, winPercent: 100 })
})

test('tables say when a result last changed them, by the clock of its match', async () => {
  const { season } = await ask('queryLeagueFootballTeamScore', league)
  const { matches } = await ask('getLeagueMatchList', {
    ...league,
    when: 'finished',
    pageNo: 1,
    pageSize: 20,
  })
  const newest = Math.max(...matches.map(({ kickOffAtMs }) => kickOffAtMs))
  expect(season?.changedAtMs).toBeGreaterThan(newest)
  expect(season?.changedAtMs).toBeLessThanOrEqual(newest + 4 * 3_600_000)
  expect(season?.playedAtMs).toBe(newest)
  const { season: ofStages, seasons } = await ask('getLeagueSeasonStageList', league)
  expect(ofStages?.changedAtMs).toBe(season?.changedAtMs)
  expect(seasons.every((each) => !('changedAtMs' in each))).toBe(true)
})

test('rounds: the one to open with is tomorrow’s, any other on request', async () => {
  const rounds = await ask('getLeagueSubRoundLinmen', league)
  expect(rounds.rounds.map(({ round, finished }) => [round, finished])).toEqual([
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 0],
    [6, 0],
  ])
  expect(rounds.current?.round).toBe(5)
  expect(rounds.matches.every(({ phase }) => phase === 'scheduled')).toBe(true)
  const first = await ask('getLeagueSubRoundLinmen', { ...league, round: 1 })
  expect(first.matches.map(({ score }) => score?.full)).toEqual([
    { home: 2, away: 0 },
    { home: 2, away: 0 },
  ])
})

test('a season in figures, and who leads it', async () => {
  const quick = await ask('queryLeagueStatistics', { ...league, players: false })
  expect(quick).toMatchObject({ matches: 8, playersReady: false, scorers: [] })
  let all = quick
  while (!all.playersReady) {
    app.clock.advance(1000)
    all = await ask('queryLeagueStatistics', { ...league, players: true })
  }
  expect(all).toMatchObject({ matches: 8, announced: 12, goals: 16, goalsPerMatch: 2 })
  expect(all.over).toEqual({ count: 0, percent: 0 })
  expect(all.homeWins.count + all.draws.count + all.awayWins.count).toBe(8)
  expect(all.playerSeason).toBe('2026/27')
  expect(all.scorers.map(({ rank, value }) => [rank, value])).toEqual([
    ...Array.from({ length: 4 }, () => [1, 4]),
    ...Array.from({ length: 4 }, () => [5, 2]),
  ])
})

test('a cup: its group, its rounds and its tree', async () => {
  const groups = await ask('queryLeagueFootballTeamScoreForCup', cup)
  expect(groups.groups.map(({ name, rows }) => [name, rows.length])).toEqual([['A', 4]])
  const rounds = await ask('getLeagueCupRoundLinmen', cup)
  expect(rounds.rounds.map(({ name }) => name)).toEqual(['小组赛 第1轮', '半决赛 首回合'])
  const { rounds: tree } = await ask('getLeagueSeasonBracketNew', cup)
  expect(tree.map(({ name, ties }) => [name, ties.length])).toEqual([['半决赛', 2]])
  const [over, open] = tree[0]!.ties
  expect(over).toMatchObject({ home: { name: '甲队' }, aggregate: { home: 4 }, decidedBy: 'goals' })
  expect(over!.winnerId).toBe(over!.home.id)
  expect(open).toMatchObject({ winnerId: null, aggregate: { home: 2, away: 0 } })
  expect(open!.legs.map(({ phase }) => phase)).toEqual(['finished', 'scheduled'])
  const stages = await ask('queryTeamScoreListStage', cup)
  expect(stages.stages.map(({ stage }) => stage.name)).toEqual(['小组赛'])
  expect(stages.zones.map(({ name }) => name)).toEqual(['冠军', '降级'])
})

test('R-DATA-001 the catalogue has leagues with name, number and logo under their category', async () => {
  const all = await ask('queryLeagueSeasons', {})
  expect(all.categories.map(({ category }) => category)).toEqual([1, 6])
  expect(all.categories[0]!.leagues[0]).toMatchObject({ id: '10', name: '英超' })
  expect(all.categories[0]!.leagues[0]!.logo).toMatch(/^data:image\/svg\+xml,/)
  expect(all.countries.map(({ name }) => name)).toEqual(['英格兰'])
  const found = await ask('queryLeagueSeasons', { word: '甲' })
  expect(found.teams).toEqual([
    expect.objectContaining({ name: '甲队', leagueName: '英超', countryName: '英格兰' }),
  ])
  expect(found.players.map(({ name }) => name)).toEqual(['甲队1号', '甲队2号'])
  const spaced = await ask('queryLeagueSeasons', { word: ' 甲·队１ ' })
  expect(spaced.players.map(({ name }) => name)).toEqual(['甲队1号'])
  const nothing = await ask('queryLeagueSeasons', { word: '·' })
  expect([nothing.categories, nothing.teams, nothing.players]).toEqual([[], [], []])
  const seasons = await ask('queryLeagueSeasons', league)
  expect(seasons.seasons.map(({ name, current }) => [name, current])).toEqual([
    ['2027/28', false],
    ['2026/27', true],
  ])
})

test('zones, rules and stages of a league', async () => {
  expect((await ask('getLeagueScoreFlag', league)).zones.map(({ name }) => name)).toEqual([
    '冠军',
    '降级',
  ])
  expect((await ask('getLeagueRule', league)).rules).toContain('胜 3 分')
  expect((await ask('getLeagueSeasonStageList', cup)).stages.map(({ kind }) => kind)).toEqual([
    'groups',
    'knockout',
  ])
})

test('R-DATA-002 matches of a season by page, with what can be watched of them', async () => {
  const page = await ask('getLeagueMatchList', { ...league, pageNo: 2, pageSize: 5 })
  expect(page).toMatchObject({ total: 12, currentPage: 2, hasNext: true })
  expect(page.matches).toHaveLength(5)
  expect(page.matches[0]).toMatchObject({ video: false, cartoon: true })
  const past = { ...league, when: 'finished', pageNo: 1, pageSize: 3 } as const
  const newest = await ask('getLeagueMatchList', past)
  expect(newest.matches.map(({ round }) => round)).toEqual([4, 4, 3])
  const hot = await ask('getLeagueHotMatchList', { pageNo: 1, pageSize: 20 })
  expect(hot.matches[0]).toMatchObject({ phase: 'scheduled', leagueName: '英超' })
})

test('matches by number, and those of a team', async () => {
  const named = { matchIds: ['1031', '1000'], pageNo: 1, pageSize: 20 }
  expect((await ask('getMatchListById', named)).matches.map(({ id }) => id)).toEqual(named.matchIds)
  const juhe = await ask('getMatchJuheInfoByIdList', { matchIds: ['1000'] })
  expect(juhe.matches[0]?.closing?.asian.line).toBe(5000)
  const own = await ask('getMatchListById', { teamId: '1001', pageNo: 1, pageSize: 20 })
  expect(own.matches).toHaveLength(10 - 1)
})

test('a team’s page and a player’s page', async () => {
  const page = await ask('getTeamSeasonMap', { teamId: '1001' })
  expect(page.team).toMatchObject({ name: '甲队', leagueName: '英超', countryName: '英格兰' })
  expect(Object.keys(page.seasons).toSorted()).toEqual(['10', '90'])
  expect(page.standings).toMatchObject([{ leagueName: '英超', row: { rank: 1 } }])
  expect(page.recent[0]?.kickOffAtMs).toBeGreaterThan(page.recent[1]!.kickOffAtMs)
  expect(page.squad.map(({ name, age }) => [name, age])).toEqual([
    ['甲队1号', 26],
    ['甲队2号', 26],
  ])
  const player = await ask('getPlayerSeasonMap', { playerId: '10011' })
  expect(player.player?.teamName).toBe('甲队')
  expect(player.seasons['2026/27']).toMatchObject([{ appearances: 4, figures: { goals: 4 } }])
  expect(player.honours).toHaveLength(1)
  expect(player.transfers).toMatchObject([{ from: null, kind: 'academy' }])
  const { squad } = await ask('getPlayerSeasonMap', { teamId: '1001' })
  expect(squad.map(({ line }) => [line?.season, line?.figures['goals']])).toEqual([
    ['2026/27', 4],
    ['2026/27', 2],
  ])
})

test('a new result makes a new table', async () => {
  app.clock.advance(2 * 86_400_000)
  const table = await ask('queryLeagueFootballTeamScore', league)
  expect(table.all.map(({ played }) => played)).toEqual([5, 5, 5, 5])
})
