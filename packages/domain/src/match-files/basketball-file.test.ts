import { expect, test } from 'vitest'
import { parseBasketballFile } from './basketball-file.ts'

const HEAD =
  'GameId,season,date,regular,playoffs,away,home,score_away,score_home,ot_away,ot_home,whos_favored,spread,total\n'

test('the line is what the home side is expected to win by', () => {
  const { rows } = parseBasketballFile(
    `${HEAD}n1,2008,2007-10-30,1,0,utah,gs,117,96,0,0,home,1.0,212.0\n` +
      'n2,2008,2007-10-30,0,1,hou,lal,95,93,0,0,away,5.0,\n',
  )
  expect(rows[0]).toMatchObject({
    home: 'gs',
    homePoints: 96,
    homeLine: 1,
    totalLine: 212,
    playoffs: false,
  })
  expect(rows[1]).toMatchObject({ homeLine: -5, totalLine: NaN, playoffs: true })
})

test('a level game and a game without a score are named', () => {
  const { rows, complaints } = parseBasketballFile(
    `${HEAD}n1,2013,2012-12-26,1,0,ny,phx,99,99,0,0,home,1,200\nn2,2013,2012-12-26,1,0,ny,phx,,,0,0,home,1,200\n`,
  )
  expect(rows).toEqual([])
  expect(complaints.map(({ text }) => text)).toEqual(['a game cannot end level', 'no final score'])
})
