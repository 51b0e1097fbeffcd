import { expect, test } from 'vitest'
import type { MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import { hasScore, rowNotes, scoreNotes, scorersOf } from '#match/score-words.ts'

const full = { home: 1, away: 1 }
const [half, penalties] = [
  { home: 1, away: 0 },
  { home: 4, away: 3 },
]

test.each([
  [{ full }, null, []],
  [{ full, half }, null, ['半场 1-0']],
  [{ full, half }, { home: 3, away: 2 }, ['半场 1-0', '总比分 3-2']],
  [
    { full, half, extra: { home: 2, away: 2 }, penalties },
    null,
    ['半场 1-0', '90 分钟 1-1', '点球 4-3'],
  ],
])('R-MATCH-FT-019 under the score %o with both legs %o stands %o', (score, total, notes) => {
  expect(scoreNotes({ score }, total)).toEqual(notes)
})

const extra = { home: 2, away: 1 }

test.each([
  ['scheduled', { full }, null, []],
  ['scheduled', { full }, half, ['首回合 0-1']],
  ['firstHalf', { full, half }, half, ['总比分 1-2']],
  ['finished', { full, half }, null, []],
  ['extraTime', { full, half, extra }, null, ['90 分钟 1-1']],
  ['finished', { full, extra, penalties }, half, ['90 分钟 1-1', '点球 4-3', '总比分 2-2']],
  ['postponed', { full }, half, ['首回合 0-1']],
] as const)(
  'R-MATCH-FT-019 a row that is %s at %o after %o says %o',
  (phase, score, leg, notes) => {
    expect(rowNotes({ phase, score }, leg)).toEqual(notes)
  },
)

test.each([
  ['scheduled', false],
  ['firstHalf', true],
  ['interrupted', true],
  ['finished', true],
  ['abandoned', true],
  ['postponed', false],
  ['cancelled', false],
] as const)('a match that is %s has a score: %s', (phase, shown) => {
  expect(hasScore({ phase })).toBe(shown)
})

const goal = (player: string, minute: number, more: Partial<MatchEvent> = {}): MatchEvent => ({
  seq: minute,
  kind: 'goal',
  side: 'home',
  minute,
  atMs: 0,
  player,
  score: full,
  ...more,
})

test('scorers are listed once each, with how; goals taken back and cards are not', () => {
  const events = [
    goal('埃里克·霍尔姆', 23),
    goal('卡恩', 30, { kind: 'ownGoal' }),
    goal('施密特', 51, { side: 'away' }),
    goal('席尔瓦', 60, { cancelled: true }),
    goal('埃里克·霍尔姆', 67, { kind: 'penaltyGoal' }),
    goal('科斯塔', 70, { kind: 'yellowCard' }),
  ]
  expect(scorersOf(events, 'home')).toEqual(["埃里克·霍尔姆 23' 67'(点)", "卡恩 30'(乌龙)"])
  expect(scorersOf(events, 'away')).toEqual(["施密特 51'"])
})

test('a goal in stoppage time says so', () => {
  const goals = [goal('霍尔姆', 45, { added: 2 }), goal('霍尔姆', 90)]
  expect(scorersOf(goals, 'home')).toEqual(["霍尔姆 45+2' 90'"])
})
