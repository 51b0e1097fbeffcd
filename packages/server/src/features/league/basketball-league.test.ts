import { afterAll, beforeAll, expect, test } from 'vitest'
import { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { NBA, smallWorld } from '#test/small-world.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  connectFeed(app.ports, smallWorld(app.clock))
})
afterAll(() => app.close())

type Table = typeof basketballLeagueGateway
type In<N extends keyof Table> = Parameters<Table[N]['input']['encode']>[0]
type Out<N extends keyof Table> = ReturnType<Table[N]['output']['decode']>

async function ask<N extends keyof Table>(name: N, input: In<N>): Promise<Out<N>> {
  const method = basketballLeagueGateway[name] as never
  const answer = await app.visitor().gateway(name, method, input as never)
  if (!answer.ok) throw new Error(answer.code)
  return answer.output as Out<N>
}

const league = { leagueId: NBA.id }
const player = { playerId: '1011' }
const page = { pageNo: 1, pageSize: 20 }

test('standings: records, games behind, streaks and conferences', async () => {
  const { all, conferences, stage } = await ask('getBkTeamSeasonScoreRanking', league)
  expect(stage?.name).toBe('常规赛')
  expect(all.map((row) => [row.name, row.won, row.lost, row.share, row.behind])).toEqual([
    ['东队', 4, 0, 1000, 0],
    ['南队', 3, 1, 750, 1],
    ['西队', 1, 3, 250, 3],
    ['北队', 0, 4, 0, 4],
  ])
  expect(all[0]).toMatchObject({ run: { kind: 'win', length: 4 }, pointsFor: 108 })
  expect(conferences.map(({ name, rows }) => [name, rows.map((row) => row.name)])).toEqual([
    ['东部', ['东队', '北队']],
    ['西部', ['南队', '西队']],
  ])
})

test('the play-offs are a series', async () => {
  const { rounds } = await ask('getBkTeamSeasonScoreCup', league)
  const tie = rounds[0]!.ties[0]!
  expect(rounds[0]!.name).toBe('总决赛')
  expect(tie).toMatchObject({ aggregate: { home: 4, away: 0 }, decidedBy: 'games' })
  expect(tie.winnerId).toBe(tie.home.id)
  expect(tie.legs).toHaveLength(4)
})

test('R-MATCH-BK-027 a row has its day, its league and the marks of consecutive days', async () => {
  const { matches } = await ask('getBkLeagueMatchList', { ...league, ...page, round: 4 })
  expect(matches[0]).toMatchObject({ leagueName: 'NBA', backToBack: true, backToBackThree: true })
  expect(matches[0]!.day).toMatch(/^\d{4}-\d\d-\d\d$/)
  const first = await ask('getBkLeagueMatchList', { ...league, ...page, round: 1 })
  expect(first.matches[0]).toMatchObject({ backToBackTwo: false, backToBackThree: false })
})

test('countries and leagues to choose from', async () => {
  const countries = await ask('getBkCountryList', { pageNo: 1, pageSize: 1000 })
  expect(countries.countries).toMatchObject([{ name: '美国', area: 'america' }])
  const wish = { pageNo: 1, pageSize: 30, order: 'fame' } as const
  expect((await ask('getBkLeagueList', { ...wish, area: 'america' })).leagues).toHaveLength(1)
  expect((await ask('getBkLeagueList', { ...wish, area: 'asia' })).leagues).toEqual([])
  expect((await ask('getBkHotLeagueList', {})).leagues[0]).toMatchObject({ id: '1', category: 7 })
  const detail = await ask('getBkLeagueDetailMessage', league)
  expect(detail).toMatchObject({ teams: 4, announced: 16, matches: 12 })
  const { stages } = await ask('getBkLeagueSeasonOrStageList', league)
  expect(stages.map(({ name }) => name)).toEqual(['常规赛', '季后赛'])
})

test('what a season adds up to', async () => {
  const stat = await ask('getBkLeagueStat', league)
  expect(stat).toMatchObject({ matches: 12, pointsPerMatch: 208, homePoints: expect.any(Number) })
  const odd = await ask('getBkLeagueOddEvenStatApi', league)
  expect(odd.all).toEqual({ odd: 0, even: 12, oddPercent: 0 })
  const lines = await ask('getBkLeagueLetStatApi', league)
  expect(lines.teams[0]).toMatchObject({ name: '东队', all: { win: 8, winPercent: 100 } })
  const margins = await ask('getBkLeagueScoreDifferStatApi', league)
  expect(margins.bands[1]).toBe('6-10')
  expect(margins.teams[0]).toMatchObject({ won: [0, 8, 0, 0, 0, 0], lost: [0, 0, 0, 0, 0, 0] })
  const days = await ask('getBkLeagueBackToBackStatApi', league)
  expect(days.applies).toBe(true)
  expect(days.teams[0]).toMatchObject({ name: '东队', third: { won: 2, lost: 0 } })
})

test('the most of a league', async () => {
  let most = await ask('getBkTheMostOfLeague', { ...league, players: true })
  while (!most.playersReady) {
    app.clock.advance(1000)
    most = await ask('getBkTheMostOfLeague', { ...league, players: true })
  }
  expect(most.highest).toMatchObject({ value: 208, match: { leagueName: 'NBA' } })
  expect(most.attack).toMatchObject({ name: '东队', value: 108 })
  expect(most.streak).toMatchObject({ name: '东队', value: 8 })
  expect(most.points[0]).toMatchObject({ rank: 1, value: 10, appearances: 4 })
  expect(most.leastAppearances).toBe(2)
})

test('matches of a league, of a team and by number', async () => {
  const hot = await ask('getBkLeagueHotMatchList', { ...league, ...page })
  expect(hot.matches[0]?.phase).toBe('scheduled')
  const own = await ask('getBkMatchListById', { teamId: '101', ...page })
  expect(own.matches).toHaveLength(10)
  const named = await ask('getBkMatchJuheInfoByIdList', { matchIds: ['100'] })
  expect(named.matches[0]).toMatchObject({
    video: false,
    cartoon: false,
    periods: expect.any(Array),
  })
})

test('a team and its players', async () => {
  const { team, standing, recent } = await ask('getBkTeamDetailMessage', { teamId: '101' })
  expect(team.name).toBe('东队')
  expect(standing).toMatchObject({ rank: 1, zone: 'title' })
  expect(recent[0]?.phase).toBe('finished')
  const { players, season } = await ask('getBkTeamPlayerRankList', { teamId: '101' })
  expect(season).toBe('2026/27')
  expect(players.map(({ rank, averages }) => [rank, averages?.figures['points']])).toEqual([
    [1, 10],
    [2, 5],
  ])
})

test('a player: career, transfers, honours, matches, form and contribution', async () => {
  expect((await ask('getBkTeamPlayerDeatilMessage', player)).seasons).toBe(2)
  expect((await ask('getBkPlayerTransferRecord', player)).transfers).toHaveLength(1)
  expect((await ask('getBkPlayerHonorList', player)).honours).toMatchObject([{ name: '联赛冠军' }])
  const career = await ask('getBkPlayerCareerStanding', player)
  expect(career.averages).toMatchObject({ appearances: 8, figures: { points: 10 } })
  const { matches } = await ask('getBkPlayerMatch', { ...player, pageSize: 3 })
  expect(matches.map(({ figures }) => figures['points'])).toEqual([20, 20, 20])
  const form = await ask('getBkPlayerStandingData', player)
  expect(form).toMatchObject({ recent: { appearances: 8, figures: { points: 20 } } })
  expect(form.best['plusMinus']).toBe(-1)
  const { contributions } = await ask('getBkPlayerContribution', player)
  expect(contributions[0]).toEqual({ figure: 'points', own: 160, team: 240, percent: 67 })
})
