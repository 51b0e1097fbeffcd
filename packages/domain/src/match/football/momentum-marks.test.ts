import type { MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import { expect, test } from 'vitest'
import { momentumMarks, momentumMarkWords, type MomentumMark } from './momentum-marks.ts'

const event = (kind: MatchEvent['kind'], more: Partial<MatchEvent> = {}): MatchEvent => ({
  ...{ seq: 1, kind, side: 'home', minute: 23, atMs: 0, score: { home: 0, away: 0 } },
  ...more,
})

test.each<[string, MatchEvent, MomentumMark | null]>([
  ['a goal', event('goal'), { kind: 'goal', side: 'home', minute: 23 }],
  ['a penalty', event('penaltyGoal'), { kind: 'goal', side: 'home', minute: 23 }],
  ['an own goal', event('ownGoal'), { kind: 'goal', side: 'home', minute: 23 }],
  ['a goal that was taken back', event('goal', { cancelled: true }), null],
  [
    'a goal of added time',
    event('goal', { minute: 93 }),
    { kind: 'goal', side: 'home', minute: 90 },
  ],
  [
    'a goal of stoppage time as told',
    event('goal', { minute: 45, added: 2 }),
    { kind: 'goal', side: 'home', minute: 45, added: 2 },
  ],
  ['a red card', event('redCard', { side: 'away' }), { kind: 'red', side: 'away', minute: 23 }],
  ['a second yellow one', event('secondYellow'), { kind: 'red', side: 'home', minute: 23 }],
  ['a yellow card', event('yellowCard'), null],
  ['a card nobody was shown', event('redCard', { side: null }), null],
  ['a card without a minute', event('redCard', { minute: null }), null],
  ['a kick of the shoot-out', event('shootOut', { scored: true }), null],
])('%s in the chart of pressure', (_what, told, mark) => {
  expect(momentumMarks([told], 90)).toEqual(mark === null ? [] : [mark])
})

const goal = (side: 'home' | 'away', minute: number) => ({ kind: 'goal', side, minute }) as const
const red = (side: 'home' | 'away', minute: number) => ({ kind: 'red', side, minute }) as const

test.each<[readonly MomentumMark[], string]>([
  [[], ''],
  [[goal('away', 51), goal('home', 23)], "进球 主队 23'、客队 51'"],
  [[{ ...goal('away', 90), added: 4 }, goal('home', 90)], "进球 主队 90'、客队 90+4'"],
  [[red('away', 60)], "红牌 客队 60'"],
  [[red('home', 12), goal('away', 51)], "进球 客队 51'；红牌 主队 12'"],
])('marks %o are said as %s', (marks, words) => {
  expect(momentumMarkWords(marks)).toBe(words)
})
