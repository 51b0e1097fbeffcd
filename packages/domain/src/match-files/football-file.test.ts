import { expect, test } from 'vitest'
import { dayOf, isoDate, seasonOf } from './calendar.ts'
import { parseTable } from './csv.ts'
import { parseFootballFile } from './football-file.ts'
import { priceOf, resultPrices } from './football-row.ts'

test.each([
  ['2024-08-16', '2024-08-16', '2425'],
  ['16/08/2024', '2024-08-16', '2425'],
  ['18/09/04', '2004-09-18', '0405'],
  ['30/06/1999', '1999-06-30', '9899'],
  ['01/07/99', '1999-07-01', '9900'],
])('%s is %s of season %s', (text, iso, season) => {
  expect(isoDate(dayOf(text))).toBe(iso)
  expect(seasonOf(dayOf(text))).toBe(season)
})

test.each(['', '31/02/2020', '2024-13-01', 'x', '16-08-2024'])('%j is no date', (text) => {
  expect(dayOf(text)).toBeNaN()
})

test('the shape of Greece until 2005: HT and AT, short years, columns without names', () => {
  const { rows, complaints } = parseFootballFile(
    'Div,Date,HT,AT,FTHG,FTAG,FTR,B365H,B365D,B365A,GBAH,,,\nG1,18/09/04,Xanthi,Aris,3,1,H,2,3.15,3.45,-0.5,,,\n',
  )
  expect(complaints).toEqual([])
  expect(rows[0]).toMatchObject({ home: 'Xanthi', away: 'Aris', season: '0405', homeGoals: 3 })
  expect(resultPrices(rows[0]!.prices, 'B365')).toEqual([2, 3.15, 3.45])
  expect(priceOf(rows[0]!.prices, 'GBAH')).toBe(-0.5)
})

test('Betbrain names before 2019 are read under the names of today', () => {
  const { rows } = parseFootballFile(
    'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,BbMxH,BbAvH,BbAvD,BbAvA,BbAv>2.5,BbAHh,BbAvAHH\n' +
      'E0,13/08/05,Aston Villa,Bolton,2,2,2.4,2.2,3.16,3.05,2.01,-0.25,2.01\n',
  )
  const prices = rows[0]!.prices
  expect(resultPrices(prices, 'Avg')).toEqual([2.2, 3.16, 3.05])
  expect(['MaxH', 'Avg>2.5', 'AHh', 'AvgAHH'].map((name) => priceOf(prices, name))).toEqual([
    2.4, 2.01, -0.25, 2.01,
  ])
})

test('an extra league has a BOM, Home and Away, and its country for a division', () => {
  const { rows } = parseFootballFile(
    '\uFEFFCountry,League,Season,Date,Time,Home,Away,HG,AG,Res,AvgCH,AvgCD,AvgCA\n' +
      'China,Super League,2014,07/03/2014,11:00,Shandong,Zhejiang,1,0,H,1.21,5.72,9.77\n',
  )
  expect(rows[0]).toMatchObject({ div: 'China', season: '2014', time: '11:00', awayGoals: 0 })
  expect(rows[0]!.id).toBe('China 2014-03-07 Shandong')
})

test('odds of nothing, of one and of letters are blanked and named', () => {
  const { rows, complaints } = parseFootballFile(
    'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,AHh\nE0,13/08/05,A,B,1,0,0,1,x,0.3\n',
  )
  expect(resultPrices(rows[0]!.prices, 'B365')).toBeNull()
  expect(priceOf(rows[0]!.prices, 'AHh')).toBeNaN()
  expect(complaints.map(({ text }) => text)).toEqual([
    'B365H is "0"',
    'B365D is "1"',
    'B365A is "x"',
    'AHh is "0.3"',
  ])
})

test('a file cut in the middle of a row keeps the match and drops the half number', () => {
  const { rows, complaints } = parseFootballFile(
    'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A\nE2,16/09/17,Southend,Northampton,2,2,1.91,3',
  )
  expect(priceOf(rows[0]!.prices, 'B365H')).toBe(1.91)
  expect(priceOf(rows[0]!.prices, 'B365D')).toBeNaN()
  expect(complaints).toEqual([{ line: 2, text: 'the file ends in the middle of this row' }])
})

test('rows that are no finished match are named', () => {
  const { rows, complaints } = parseFootballFile(
    'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\nE0,13/08/05,A,,1,0\nE0,,A,B,1,0\nE0,13/08/05,A,B,,\n,,,,,\n',
  )
  expect(rows).toEqual([])
  expect(complaints).toEqual([
    { line: 2, text: 'a team is missing' },
    { line: 3, text: 'no date' },
    { line: 4, text: 'no final score' },
  ])
})

test('quotes hold commas and quotes', () => {
  expect(parseTable('a,b\n"x, ""y""",2\n').rows[0]?.cells).toEqual(['x, "y"', '2'])
})
