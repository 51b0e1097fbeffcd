import { describe, expect, it } from 'vitest'
import { nbaRecordings } from './nba-plays.ts'

const COLUMNS =
  'orderNumber,clock,timeActual,period,actionType,subType,teamTricode,scoreHome,scoreAway,shotResult,playerNameI,personId,assistPlayerNameInitial,gameId'

let order = 0
const play = (line: string) => `${(order += 1)},${line},1`
const evening = (time: string) => `2023-04-27T01:${time}Z`

const GAME = [
  COLUMNS,
  play(`PT12M00.00S,${evening('35:54')},1,period,start,,0,0,,,0,`),
  play(`PT11M40.00S,${evening('36:10')},1,2pt,Layup,MIA,0,2,Made,J. Butler,5,K. Lowry`),
  play(`PT11M20.50S,${evening('36:40')},1,3pt,Jump Shot,MIL,0,2,Missed,B. Lopez,6,`),
  play(`PT11M00.00S,${evening('37:00')},1,freethrow,1 of 1,MIL,1,2,Made,B. Lopez,6,`),
  play(`PT10M00.00S,${evening('38:00')},1,timeout,full,MIL,1,2,,,0,`),
  play(`PT00M00.00S,${evening('59:00')},1,period,end,,1,2,,,0,`),
  play(`PT12M00.00S,${evening('59:30')},2,period,start,,1,2,,,0,`),
  play(`PT00M00.00S,${evening('59:50')},2,period,end,,1,2,,,0,`),
  play(`PT00M00.00S,${evening('59:55')},2,game,end,,1,2,,,0,`),
].join('\n')

const [game] = nbaRecordings(GAME)

describe('a play-by-play file', () => {
  it('knows the home team by whose points move the home score', () => {
    expect(game).toMatchObject({ id: '1', home: 'MIL', away: 'MIA' })
  })

  it('tells baskets and free throws, and no missed shot', () => {
    expect(game!.moments.flatMap(({ body }) => (body.kind === 'points' ? body : []))).toEqual([
      {
        kind: 'points',
        side: 'away',
        points: 2,
        period: 1,
        secondsLeft: 700,
        player: 'J. Butler',
        playerId: '5',
        assist: 'K. Lowry',
      },
      {
        kind: 'points',
        side: 'home',
        points: 1,
        period: 1,
        secondsLeft: 660,
        player: 'B. Lopez',
        playerId: '6',
      },
    ])
  })

  it('follows the wall clock of the evening', () => {
    const basket = game!.moments.find(({ body }) => body.kind === 'points')
    expect(basket?.afterMs).toBe(16_000)
  })

  it('the pause between quarters keeps the old quarter, and the last period ends with the game', () => {
    const states = game!.moments.flatMap(({ body }) => (body.kind === 'status' ? body : []))
    expect(states).toEqual([
      { kind: 'status', phase: 'quarter1' },
      { kind: 'status', phase: 'quarter1', pause: true },
      { kind: 'status', phase: 'quarter2' },
      { kind: 'status', phase: 'finished' },
    ])
  })
})
