import { expect, test } from 'vitest'
import { matchDetailEndpoints } from '#match/match-detail.endpoints.ts'
import { extremityEntry, type ExtremityEntry } from '#match/extremity.schemas.ts'
import { matchNote } from '#match/football-detail.schemas.ts'
import { headToHead, historyQuestion, type HistorySummary } from '#match/history.schemas.ts'
import { redPacketMatches } from '#match/media.schemas.ts'

const SUMMARY: HistorySummary = {
  played: 3,
  win: 2,
  draw: 1,
  lose: 0,
  handicapWin: 1,
  handicapPush: 1,
  handicapLose: 1,
  over: 2,
  totalPush: 0,
  under: 1,
  winPercent: 67,
  drawPercent: 33,
  losePercent: 0,
  handicapPercent: 33,
  overPercent: 67,
}

test('R-H2H-004 a football head-to-head travels under the names of the specification', () => {
  const wire = headToHead.encode({ matchId: '7', ...SUMMARY, matches: [] })
  expect(Object.keys(wire as object)).toEqual([
    'matchId',
    'fightNum',
    'winNumber',
    'drawNumber',
    'loseNumber',
    'winPlateNum',
    'goPlateNum',
    'losePlateNum',
    'bigBallNum',
    'goBigSmallNum',
    'smallBallNum',
    'winNumberPer',
    'drawNumberPer',
    'loseNumberPer',
    'winPlateNumPer',
    'bigBallNumPer',
    'list',
  ])
  expect(headToHead.decode(wire)).toMatchObject(SUMMARY)
})

test('a history asked for without switches is the whole match, ten long, of all leagues and places', () => {
  expect(historyQuestion.decode({ matchId: 7 })).toEqual({
    matchId: '7',
    sameVenue: false,
    sameLeague: false,
    part: 'full',
    pageSize: 10,
  })
  expect(() => historyQuestion.decode({ matchId: 7, partFlag: 2 })).toThrow('partFlag')
})

test('R-EXTREMITY-004 streaks stand side by side: results, Asia and big/small', () => {
  const side = (now: number) => ({ now, extreme: now + 1, code: 1 })
  const record: ExtremityEntry = {
    result: { home: side(1), away: side(2) },
    handicap: { home: side(3), away: side(4) },
    total: { home: side(5), away: side(6) },
  }
  const wire = extremityEntry.encode(record)
  expect(wire).toMatchObject({
    homeNowNum: 1,
    awayNowNum: 2,
    homeExtremeNum: 2,
    homeType: 1,
    homeAsiaNowNum: 3,
    awayAsiaExtremeNum: 5,
    homeBsNowNum: 5,
    awayBsType: 1,
  })
  expect(Object.keys(wire as object)).toHaveLength(18)
  expect(extremityEntry.decode(wire)).toEqual(record)
  expect(() => extremityEntry.decode({ homeNowNum: 'x' })).toThrow('homeNowNum')
})

test('R-MATCH-FT-019 a note carries the score of both legs as JSON', () => {
  const note = { matchId: '7', text: '总比分 3-2', total: { home: 3, away: 2 } }
  const wire = matchNote.encode(note)
  expect(wire).toEqual({ matchId: '7', note: '总比分 3-2', aggScore: '{"home":3,"away":2}' })
  expect(matchNote.decode(wire)).toEqual(note)
  expect(() => matchNote.decode({ matchId: '7', note: '', aggScore: '{' })).toThrow('应为 JSON')
})

test('R-REDPACKET-011 the rain is active at 1, and its points are moments by the count of goals', () => {
  const matches = [{ matchId: '7', active: true, phase: 'firstHalf', goals: { 1: 1000 } } as const]
  const wire = redPacketMatches.encode({ matches: [...matches] })
  expect(wire).toEqual({
    dataList: [{ matchId: '7', redStatus: 1, matchStatus: 11, pointJson: '{"1":1000}' }],
  })
  expect(redPacketMatches.decode(wire)).toEqual({ matches })
})

test('R-MATCH-BK-033 information about a basketball match is asked for with qiuFlag 2', () => {
  const { input } = matchDetailEndpoints.intelligence
  expect(input.encode({ matchId: '7', sport: 'basketball' })).toEqual({ matchId: '7', qiuFlag: 2 })
})
