import type { BasketballPast } from '@linmen/contract/match/basketball-history.schemas.ts'
import { expect, test } from 'vitest'
import { pastRows, recordFacts } from './past-rows.ts'

const past = {
  matchId: '1',
  leagueName: 'NBA',
  kickOffAtMs: 0,
  homeId: 'h',
  homeName: '湖人',
  awayId: 'a',
  awayName: '掘金',
  full: { home: 110, away: 104 },
  half: null,
  outcome: 'win',
  handicap: 'lose',
  total: null,
  asian: { first: 90, line: 75_000, second: 90 },
  overUnder: null,
  backToBack: false,
  backToBackTwo: true,
  backToBackThree: false,
} as unknown as BasketballPast

test('the away side and its points stand first, consecutive days before the league', () => {
  expect(pastRows([past], 'h')[0]).toMatchObject({
    href: '#/bk-match-detail/bk?matchId=1',
    note: '背靠背',
    teams: [{ name: '掘金' }, { name: '湖人' }],
    full: '104-110',
    half: null,
    plate: { result: 'lose', line: '-7.5' },
    total: { result: null, line: '' },
  })
})

test('a line is written from the side of the team it is judged for', () => {
  const lines = ['h', 'a'].map((teamId) => pastRows([past], teamId)[0]?.plate.line)
  expect(lines).toEqual(['-7.5', '+7.5'])
})

test('R-H2H-002 shares stand beside the counts they follow from, and nothing counted has none', () => {
  const facts = recordFacts({
    played: 3,
    winPercent: 67,
    handicapPercent: 0,
    overPercent: 33,
    results: { win: 2, draw: 0, lose: 1 },
    handicaps: { win: 0, push: 0, lose: 0 },
    totals: { over: 1, push: 1, under: 1 },
    points: { scored: 108.4, conceded: 110, margin: -1.6 },
  } as Parameters<typeof recordFacts>[0])
  expect(facts.map(({ share, counts }) => `${share} ${counts}`)).toEqual([
    '胜 67% 2胜1负',
    '- 0赢0走0输',
    '大分 33% 1大1走1小',
    '108.4 : 110.0 净 -1.6',
  ])
})
