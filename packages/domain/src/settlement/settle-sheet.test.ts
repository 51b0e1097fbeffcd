import { expect, test } from 'vitest'
import { settleSheet } from './settle-sheet.ts'

const sheet = (...rows: string[]) => ['MatchId,FTHG,FTAG,AHCh,HomeOdds', ...rows, ''].join('\n')

test('every row is settled for the home side', () => {
  const { csv, complaints } = settleSheet(sheet('a,2,0,-1,1.9', 'b,1,1,0.25,1.83', 'c,0,1,-0.25,2'))
  expect(csv).toBe('MatchId,settle_home,profit\na,1,0.9\nb,0.5,0.415\nc,-1,-1\n')
  expect(complaints).toEqual([])
})

test('columns may stand in any order', () => {
  expect(settleSheet('HomeOdds,AHCh,FTAG,FTHG,MatchId\n2,0,1,1,x\n').csv).toContain('x,0,0')
})

test('a row that cannot be settled is named with its line', () => {
  const { csv, complaints } = settleSheet(
    sheet('a,2,,-1,1.9', 'b,1,1,0.3,1.9', 'c,1,1,0,x', 'd,1,0,,2', 'e,1,0,0,2'),
  )
  expect(csv.trim().split('\n')).toHaveLength(2)
  expect(complaints).toEqual([
    { line: 2, text: 'a: no final score' },
    { line: 3, text: 'b: not a quarter line' },
    { line: 4, text: 'c: no odds above 1' },
    { line: 5, text: 'd: not a quarter line' },
  ])
})

test('a sheet without the columns says which', () => {
  expect(settleSheet('MatchId,FTHG\na,1\n').complaints[0]?.text).toBe(
    'no column FTAG, AHCh, HomeOdds',
  )
})
