import { expect, test } from 'vitest'
import { NOTHING_YET_IN_BASKETBALL } from '#match/basketball/basketball-fold.ts'
import { basketballResult } from '#match/basketball/basketball-result.ts'
import { footballResult } from '#match/football/football-result.ts'
import { lotteryGames } from '#match/list/lottery-games.ts'
import { NOTHING_YET } from '#match/match-fold.ts'

test.each([
  ['scheduled', false],
  ['firstHalf', false],
  ['interrupted', false],
  ['finished', true],
  ['postponed', true],
  ['cancelled', true],
  ['abandoned', true],
] as const)('a football match that is %s has a result: %s', (phase, has) => {
  expect(footballResult({ ...NOTHING_YET, phase }) !== null).toBe(has)
})

test('extra time and kicks stand beside the ninety minutes', () => {
  const score = { full: { home: 1, away: 1 }, extra: { home: 2, away: 2 } }
  const penalties = { home: 4, away: 3 }
  const live = { ...NOTHING_YET, phase: 'finished' as const, score: { ...score, penalties } }
  expect(footballResult(live)).toMatchObject({ ...score, penalties })
})

test.each([
  ['quarter4', false],
  ['halfTime', false],
  ['finished', true],
  ['postponed', true],
] as const)('a basketball match that is %s has a result: %s', (phase, has) => {
  expect(basketballResult({ ...NOTHING_YET_IN_BASKETBALL, phase }) !== null).toBe(has)
})

test('a match is carried by the games it has a place in', () => {
  const none = { single: null, beijing: null, pool: null }
  const single = { number: '周三001', handicap: -1 }
  expect(lotteryGames('football', none)).toEqual([])
  expect(lotteryGames('basketball', { ...none, single })).toEqual(['basketballSingle'])
  expect(
    lotteryGames('football', {
      single,
      beijing: { issue: '261101', number: 3 },
      pool: { issue: '26110', place: 1 },
    }),
  ).toEqual(['footballSingle', 'beijingSingle', 'winDrawLose', 'pickNine'])
})
