import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDay } from '#features/match/board/load-day.ts'
import { importBench, type ImportBench } from '#test/import-files.ts'

const OLD = `Div,Date,HT,AT,FTHG,FTAG,FTR,HTHG,HTAG,HTR,B365H,B365D,B365A,,
G1,18/09/04,Reds,Blues,0,1,A,0,0,D,3.75,3.2,1.9,,
G1,19/09/04,Blues,Greens,3,1,H,1,1,D,,,,,
`
const NEW =
  `\uFEFFDiv,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,Referee,HC,AC,HY,AY,HR,AR,B365H,B365D,B365A,WHH,WHD,WHA,B365>2.5,B365<2.5,AHh,B365AHH,B365AHA,B365CH,B365CD,B365CA,B365C>2.5,B365C<2.5,AHCh,B365CAHH,B365CAHA
E0,11/08/2023,20:00,Oak "Town",Elm City,0,3,0,2,C Pawson,6,5,0,1,1,0,8,5.5,1.33,7.5,5,1.3,1.67,2.2,1.5,1.95,1.98,9,5.25,1.33,1.62,2.3,1.75,1.8,2.13
E0,12/08/2023,12:30,Ash,Elm City,2,1,2,0,M Oliver,8,3,2,2,0,0,1.18,7,15,1.2,6.5,13,1.4,3,-2,1.93,2,,,,,,,,
`.replace('"Town"', 'Town')
const EXTRA = `Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PSCH,PSCD,PSCA,B365CH,B365CD,B365CA
China,Super League,2014,07/03/2014,11:00,North,South,1,0,H,1.2,6,12,,,
Argentina,Copa De La Liga Profesional,2024,26/01/2024,22:00,West,East,1,1,D,2,3,4,,,
`

let bench: ImportBench
beforeAll(async () => {
  bench = await importBench()
})
afterAll(() => bench.close())

const onlySeason = async (leagueId: string) => {
  const [season] = await bench.archive.seasons(leagueId)
  return { season: season!, sheets: await bench.archive.seasonMatches(season!.id) }
}

test('a file of today is read with both offers, cards, corners and the clock of London', async () => {
  const done = await bench.run('football', { 'E0.csv': NEW })
  expect(done).toMatchObject({ seen: 2, matches: 2, results: 2, odds: 5, complaints: 0 })
  const { season, sheets } = await onlySeason('9001')
  expect(season).toMatchObject({ name: '2023/24', firstDay: '2023-08-11', lastDay: '2023-08-12' })
  expect(sheets[0]).toMatchObject({
    fixture: {
      kickOffAtMs: Date.parse('2023-08-11T19:00:00Z'),
      day: '2023-08-11',
      referee: { name: 'C Pawson' },
    },
    league: { name: '英超' },
    home: { name: 'Oak Town' },
    away: { name: 'Elm City' },
    result: {
      full: { home: 0, away: 3 },
      half: { home: 0, away: 2 },
      corners: { home: 6, away: 5 },
      yellowCards: { home: 0, away: 1 },
      redCards: { home: 1, away: 0 },
    },
    closing: {
      european: { home: 900, draw: 525, away: 133 },
      asian: { first: 80, line: -17_500, second: 113 },
      overUnder: { first: 62, line: 25_000, second: 130 },
    },
  })
  const odds = await bench.archive.odds(sheets[0]!.fixture.id)
  expect(odds.map(({ company, seq }) => [company, seq])).toEqual([
    [2, 1],
    [6, 1],
    [6, 2],
  ])
  expect(odds[1]).toMatchObject({ european: { home: 800 }, asian: { line: -15_000 } })
  expect(odds[2]!.atMs).toBe(sheets[0]!.fixture.kickOffAtMs)
})

test('a list of that day shows how the matches ended', async () => {
  const { matches } = await loadDay(bench.db.read, '2023-08-11')
  expect(matches.map(({ live }) => live)).toMatchObject([
    { phase: 'finished', score: { full: { home: 0, away: 3 } } },
  ])
  expect(matches[0]!.odds.get(6)).toBeDefined()
})

test('a second run writes nothing and says so', async () => {
  const again = await bench.run('football', { 'E0.csv': NEW, 'same.csv.gz': NEW })
  expect(again).toMatchObject({ seen: 4, matches: 0, results: 0, odds: 0 })
  expect(again.said).toContain('没有新的内容')
})

test('a corrected score is a new version, a moved kick-off moves the match', async () => {
  const done = await bench.run('football', {
    'E0.csv': NEW.replace('20:00,Oak Town,Elm City,0,3', '21:00,Oak Town,Elm City,1,3'),
  })
  expect(done).toMatchObject({ matches: 1, results: 1, odds: 0 })
  const { sheets } = await onlySeason('9001')
  expect(sheets.find(({ home }) => home.name === 'Oak Town')).toMatchObject({
    fixture: { kickOffAtMs: Date.parse('2023-08-11T20:00:00Z') },
    result: { full: { home: 1, away: 3 } },
  })
})

test('old files have two digits for the year, other names for columns and one offer', async () => {
  expect(await bench.run('football', { 'G1.csv': OLD })).toMatchObject({ matches: 2, odds: 1 })
  const { season, sheets } = await onlySeason('9022')
  expect(season.name).toBe('2004/05')
  expect(sheets.map(({ closing }) => closing?.european.home ?? null)).toEqual([375, null])
  const blues = sheets[0]!.away.id
  expect(await bench.archive.recent(blues, Date.parse('2005-01-01'), 9)).toHaveLength(2)
  expect(await bench.archive.bouts([sheets[0]!.home.id, blues], Date.now(), 9)).toHaveLength(1)
})

test('a country writes itself out, and its second competition is one of its own', async () => {
  await bench.run('football', { 'extra.csv': EXTRA })
  expect((await onlySeason('9026')).season.name).toBe('2014')
  expect(await bench.archive.seasons('9023')).toEqual([])
  const leagues = await bench.archive.leagues('football')
  expect(leagues.map(({ name }) => name)).toContain('阿根廷联赛杯')
})

test('a row with one price that cannot be read keeps its other prices, and the last one of that market', async () => {
  const head =
    'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,B365CH,B365CD,B365CA,B365C>2.5,B365C<2.5'
  const row = 'N1,01/02/2020,Half,Read,2,1,2.5,3.1,2.8,2.4,x,2.9,1.9,1.95'
  const done = await bench.run('football', { 'half.csv': `${head}\n${row}\n` })
  expect(done).toMatchObject({ matches: 1, results: 1, complaints: 1 })
  const closing = {
    european: { home: 250, draw: 310, away: 280 },
    overUnder: { first: 90, line: 25_000, second: 95 },
  }
  expect((await onlySeason(await leagueOf('Half'))).sheets).toMatchObject([{ closing }])
  // Said again with another score, it is kept by the way of matches that are known.
  await bench.run('football', { 'half.csv': `${head}\n${row.replace(',2,1,', ',3,1,')}\n` })
  expect((await onlySeason(await leagueOf('Half'))).sheets).toMatchObject([
    { closing, result: { full: { home: 3, away: 1 } } },
  ])
})

const leagueOf = async (team: string) => {
  const row = await bench.db.read
    .selectFrom('fixture as f')
    .innerJoin('team as t', 't.id', 'f.home_id')
    .select('f.league_id')
    .where('t.name', '=', team)
    .executeTakeFirstOrThrow()
  return row.league_id
}

describe('rows that cannot be taken', () => {
  const HEAD = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A\n'
  test.each([
    ['without a score', 'D1,01/02/2020,A,B,,,2,3,4\n', 2, 'no final score'],
    ['with no day of the calendar', 'D1,31/02/2020,A,B,1,1,2,3,4\n', 2, 'no date'],
    ['without a team', '\nD1,01/02/2020,,B,1,1,2,3,4\n', 3, 'a team is missing'],
  ])('%s are told with file and line', async (_, row, line, why) => {
    const done = await bench.run('football', { 'bad.csv': HEAD + row })
    expect(done).toMatchObject({ matches: 0, complaints: 1 })
    expect(done.said).toContain(`bad.csv:${line} ${why}`)
  })

  test('half a number at the end of a cut file is not taken', async () => {
    const cut = `${HEAD}D2,01/02/2020,Cut,Whole,2,1,2.5,3.1,2`
    const done = await bench.run('football', { 'cut.csv': cut.slice(0, -2) })
    expect(done.said).toContain('cut.csv:2 the file ends in the middle of this row')
    const { sheets } = await onlySeason('9011')
    expect(sheets.map(({ closing }) => closing)).toEqual([null])
  })

  test('the same match twice in a file is one', async () => {
    const row = 'D2,02/02/2020,Twice,Whole,2,1,2.5,3.1,2.9\n'
    const done = await bench.run('football', { 'twice.csv': HEAD + row + row })
    expect(done).toMatchObject({ seen: 2, matches: 1, results: 1, odds: 1 })
  })

  test('a file that is none ends the import and leaves what was written before', async () => {
    const row = 'D2,03/02/2020,Kept,Whole,2,1,2.5,3.1,2.9\n'
    const run = bench.run('football', { 'kept.csv': HEAD + row, 'broken.csv.gz': '' })
    await expect(run).resolves.toMatchObject({ matches: 1 })
  })
})
