import { expect, test } from 'vitest'
import { lotteryGame } from '#kit/legacy-words.ts'
import { matchLive, pair } from '#match/match-live.schemas.ts'
import { europeanOdds, lineOdds } from '#match/match-odds.schemas.ts'

test('R-MATCH-FT-018 a score is a map of phases with home:away', () => {
  expect(pair.decode('2:1')).toEqual({ home: 2, away: 1 })
  expect(pair.encode({ home: 0, away: 3 })).toBe('0:3')
  expect(() => pair.decode('2-1')).toThrow('应写作 2:1')
})

test('a live state keeps its meaning on the way there and back', () => {
  const wire = {
    version: 7,
    status: 12,
    phaseTime: 1_764_068_400_000,
    score: { full: '2:1', half: '1:0' },
    corner: '6:3',
    yellowCard: '1:2',
    redCard: '0:0',
    correctNum: 1,
    lastEvent: {
      type: 28,
      side: 1,
      minute: 90,
      addTime: 3,
      player: '霍尔姆',
      time: 1_764_070_000_000,
    },
  }
  const live = matchLive.decode(wire)
  expect(live).toMatchObject({ phase: 'secondHalf', score: { full: { home: 2, away: 1 } } })
  expect(live.highlight).toMatchObject({ kind: 'correction', minute: 90, added: 3 })
  expect(matchLive.encode(live)).toEqual(wire)
})

test.each([
  [europeanOdds, '1.55;3.60;7.50', { home: 155, draw: 360, away: 750 }],
  [lineOdds, '0.86;7500;1.02', { first: 86, line: 7500, second: 102 }],
  [lineOdds, '0.86;-2500;1.02', { first: 86, line: -2500, second: 102 }],
])('odds travel as three numbers', (codec, wire, house) => {
  expect(codec.decode(wire)).toEqual(house)
  expect((codec as { encode(value: unknown): unknown }).encode(house)).toBe(wire)
})

test('R-MATCH-FT-022 games 401, 405 and 407 are football, 406 is basketball', () => {
  expect([401, 405, 407].map(lotteryGame.decode)).toEqual([
    'winDrawLose',
    'beijingSingle',
    'footballSingle',
  ])
  expect(lotteryGame.decode(406)).toBe('basketballSingle')
})

test('odds with a missing number are refused', () => {
  expect(() => europeanOdds.decode('1.55;3.60')).toThrow()
})
