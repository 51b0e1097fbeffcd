import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventMinute } from '@linmen/domain/match/event-minute.ts'
import { importBench, type ImportBench } from '#test/import-files.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await importBench()
})
afterAll(() => bench.close())

const leagueNamed = async (sport: 'football' | 'basketball', name: string) =>
  (await bench.archive.leagues(sport)).find((league) => league.name === name)!
const matchesOf = async (leagueId: string) => {
  const seasons = await bench.archive.seasons(leagueId)
  const sheets = await Promise.all(seasons.map(({ id }) => bench.archive.seasonMatches(id)))
  return sheets.flat()
}
const twice = async (kind: string, texts: Readonly<Record<string, string>>) => {
  const first = await bench.run(kind, texts)
  const again = await bench.run(kind, texts)
  expect(again).toMatchObject({ matches: 0, results: 0, odds: 0, depth: 0, plays: 0, players: 0 })
  return first
}

test('a World Cup has groups, a bracket, extra time, a shoot-out and who scored', async () => {
  const cup = {
    name: 'World Cup 2022',
    matches: [
      {
        round: 'Matchday 1',
        date: '2022-11-20',
        time: '13:00 UTC-6',
        team1: 'Qatar',
        team2: 'Ecuador',
        score: { ft: [0, 2], ht: [0, 2] },
        goals1: [],
        goals2: [
          { name: 'E. Valencia', minute: '45+2' },
          { name: 'E. Valencia', minute: '16', penalty: true },
        ],
        group: 'Group A',
      },
      {
        round: 'Final',
        date: '2022-12-18',
        team1: 'Argentina',
        team2: 'France',
        score: { p: [4, 2], et: [3, 3], ft: [2, 2], ht: [2, 0] },
      },
      { round: 'Final', date: 'soon', team1: 'A', team2: 'B' },
    ],
  }
  const done = await twice('openfootball', { 'cup.json': JSON.stringify(cup) })
  expect(done).toMatchObject({ matches: 2, results: 2, plays: 4, complaints: 1 })
  const [group, final] = await matchesOf((await leagueNamed('football', '世界杯')).id)
  expect(group).toMatchObject({
    fixture: { group: 'A', round: 1, kickOffAtMs: Date.parse('2022-11-20T19:00:00Z') },
    result: { full: { home: 0, away: 2 } },
  })
  expect(final).toMatchObject({
    fixture: { roundName: '决赛' },
    result: { extra: { home: 3, away: 3 }, penalties: { home: 4, away: 2 } },
  })
  const play = await bench.archive.footballPlay(group!.fixture.id)
  const goals = play.flatMap((each) => (each.kind === 'goal' ? eventMinute(each) : []))
  expect(goals).toEqual(["16'", "45+2'"])
})

test('NBA results and their play-by-play are the same game', async () => {
  const results = `GameId,season,date,regular,playoffs,away,home,score_away,score_home,q1_away,q2_away,q3_away,q4_away,ot_away,q1_home,q2_home,q3_home,q4_home,ot_home,whos_favored,spread,total,moneyline_away,moneyline_home
n1,2023,2023-04-26,0,1,mia,mil,2,1,2,0,0,0,0,1,0,0,0,0,home,11.5,221.5,475,-650
n2,2023,2023-04-27,0,1,mia,mil,90,90,2,0,0,0,0,1,0,0,0,0,home,11.5,221.5,,
`
  const done = await twice('nba', { 'nba.csv': results })
  expect(done).toMatchObject({ matches: 1, results: 1, complaints: 1 })
  const plays = `orderNumber,clock,timeActual,period,actionType,subType,teamTricode,scoreHome,scoreAway,shotResult,playerNameI,personId,assistPlayerNameInitial,gameId
1,PT12M00.00S,2023-04-27T01:35:54Z,1,period,start,,0,0,,,0,,42200105
2,PT11M40.00S,2023-04-27T01:36:10Z,1,2pt,Layup,MIA,0,2,Made,J. Butler,5,,42200105
3,PT11M00.00S,2023-04-27T01:37:00Z,1,freethrow,1 of 1,MIL,1,2,Made,B. Lopez,6,,42200105
4,PT00M00.00S,2023-04-27T03:59:55Z,1,game,end,,1,2,,,0,,42200105
`
  await twice('nba-plays', { 'plays.csv': plays })
  const games = await matchesOf('1')
  expect(games).toMatchObject([
    {
      home: { name: '雄鹿' },
      away: { name: '热火' },
      fixture: { kickOffAtMs: Date.parse('2023-04-27T01:35:54Z') },
      result: { full: { home: 1, away: 2 } },
      closing: { european: { home: 115, away: 575 }, asian: { line: 115_000 } },
    },
  ])
  expect(await bench.archive.basketballPlay(games[0]!.fixture.id)).toHaveLength(5)
})

test('money on the exchange is known at kick-off, at half-time and in all', async () => {
  const market = `SEASON,EVENT_DATE,PATH,MARKET_ID,RUNNER_NAME,HOME_TEAM,AWAY_TEAM,HOME_SCORE,AWAY_SCORE,BEST_BACK_KICK_OFF,MATCHED_VOLUME_KICK_OFF,HALF_TIME,BEST_BACK_PRICE_HALF_TIME,MATCHED_VOLUME_HALF_TIME,TOTAL_MATCHED_VOLUME
2020-2021,2020-12-28 00:00:00.000 +0000,Soccer/A-League/x,9,Reds,Blues,Reds,0,1,3.6,138.4,2020-12-28 08:52:00.000 +0000,3.9,276.6,387.5
2020-2021,2020-12-28 00:00:00.000 +0000,Soccer/A-League/x,9,The Draw,Blues,Reds,0,1,3.9,43.1,2020-12-28 08:52:00.000 +0000,3.15,94.7,605.7
2020-2021,2020-12-28 00:00:00.000 +0000,Soccer/A-League/x,9,Blues,Blues,Reds,0,1,2.1,303.7,2020-12-28 08:52:00.000 +0000,2.36,624.8,887.2
`
  expect(await twice('betfair', { 'a.csv': market })).toMatchObject({ matches: 1, depth: 3 })
  const [match] = await matchesOf((await leagueNamed('football', '澳超')).id)
  expect(match).toMatchObject({ fixture: { kickOffAtMs: Date.parse('2020-12-28T08:05:00Z') } })
  expect(await bench.archive.depth(match!.fixture.id)).toMatchObject([
    { home: { amount: 304, price: 210 }, draw: { amount: 43, price: 390 }, away: { amount: 138 } },
    { home: { amount: 625, price: 236 } },
    { home: { amount: 887, price: 236 }, away: { amount: 388 } },
  ])
})

test('changes of 竞彩 odds are ticks of company 24, with the handicap the home side gives', async () => {
  const ticks = `fetched_at,match_id,match_num,home_zh,away_zh,bj_date,bj_time,spf_h,spf_d,spf_a,rq_line,rq_h,rq_d,rq_a
2026-06-12T07:49:09.283Z,2040164,周五003,加拿大,波黑,2026-06-13,03:00,1.61,3.36,4.75,-1,3.32,3.07,1.99
2026-06-12T09:00:00.000Z,2040164,周五003,加拿大,波黑,2026-06-13,03:00,,,,-1,3.5,2.93,1.9
2026-06-12T09:00:00.000Z,2040165,周五004,美国,,2026-06-13,03:00,,,,-1,3.5,2.93,1.9
`
  const done = await twice('jingcai', { 'ticks.csv': ticks })
  expect(done).toMatchObject({ matches: 1, odds: 2, complaints: 1 })
  const [match] = await matchesOf((await leagueNamed('football', '竞彩')).id)
  expect(match!.fixture).toMatchObject({
    day: '2026-06-12',
    lottery: { single: { number: '周五003', handicap: -1 } },
  })
  expect(await bench.archive.odds(match!.fixture.id)).toMatchObject([
    { company: 24, european: { home: 161 }, asian: { first: 232, line: 10_000, second: 99 } },
    { company: 24, european: { home: 0 }, asian: { first: 250 } },
  ])
})

test('Chinese names come to what is here and to what comes later, and numbers stay', async () => {
  const rows = (date: string) =>
    `Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\nE1,${date},Köln FC,Roma,1,0\n`
  await bench.run('football', { 'one.csv': rows('01/09/2023') })
  const before = await matchesOf('9002')
  const names = { 'teams.json': JSON.stringify({ '1. FC Koln': '科隆', Parma: '帕尔马' }) }
  expect(await bench.run('names', names)).toMatchObject({ names: 2 })
  expect(await bench.run('names', names)).toMatchObject({ names: 0 })
  const after = await matchesOf('9002')
  expect(after[0]!.home).toEqual({ ...before[0]!.home, name: '科隆' })
  const { sounds } = await bench.db.read
    .selectFrom('team')
    .select('sounds')
    .where('id', '=', after[0]!.home.id)
    .executeTakeFirstOrThrow()
  expect(sounds).toBe('|kelong|long|kl|l')
  await bench.run('football', { 'two.csv': rows('08/09/2023').replace('Roma', 'Parma') })
  const [, later] = await matchesOf('9002')
  expect(later).toMatchObject({ home: { id: after[0]!.home.id }, away: { name: '帕尔马' } })
})
