import { expect, test } from 'vitest'
import type { MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import { eventRows } from '#match/event-rows.ts'

let seq = 0
const told = (kind: MatchEvent['kind'], more: Partial<MatchEvent> = {}): MatchEvent => ({
  seq: ++seq,
  kind,
  side: 'home',
  minute: 23,
  atMs: 0,
  score: { home: 1, away: 0 },
  ...more,
})
const only = (event: MatchEvent) => {
  const { key: _, ...row } = eventRows([event])[0]!
  return row
}
const base = { is: 'event', side: 'home', when: "23'" }

test.each([
  [
    told('substitution', { player: '约书亚·怀特利', leaves: '马丁·怀特利' }),
    { mark: 'substitution', title: '约书亚·怀特利\u00A0上', detail: '马丁·怀特利\u00A0下' },
  ],
  [
    told('goal', { player: '霍尔姆', assist: '迪亚斯' }),
    { mark: 'goal', title: '霍尔姆', detail: '助攻 迪亚斯', score: '1-0' },
  ],
  [told('goal', { player: '霍尔姆' }), { mark: 'goal', title: '霍尔姆', score: '1-0' }],
  [
    told('penaltyGoal', { player: '霍尔姆' }),
    { mark: 'goal', title: '霍尔姆', detail: '点球', score: '1-0' },
  ],
  [
    told('ownGoal', { player: '卡恩' }),
    { mark: 'goal', title: '卡恩', detail: '乌龙球', score: '1-0' },
  ],
  [
    told('goal', { player: '霍尔姆', assist: '迪亚斯', cancelled: true }),
    { mark: 'goal', title: '霍尔姆', detail: '更正，进球取消', score: '1-0', struck: true },
  ],
  [
    told('goalCancelled', { player: '霍尔姆', score: { home: 0, away: 0 } }),
    { mark: 'correction', title: '进球取消', detail: '霍尔姆', score: '0-0' },
  ],
  [
    told('substitution', { player: '阿德里安', leaves: '里克特' }),
    { mark: 'substitution', title: '阿德里安\u00A0上', detail: '里克特\u00A0下' },
  ],
  [told('yellowCard', { player: '科斯塔' }), { mark: 'yellow', title: '科斯塔', detail: '黄牌' }],
  [told('redCard', { player: '科斯塔' }), { mark: 'red', title: '科斯塔', detail: '红牌' }],
  [
    told('secondYellow', { player: '科斯塔' }),
    { mark: 'secondYellow', title: '科斯塔', detail: '两黄变红' },
  ],
  [
    told('missedPenalty', { player: '科斯塔' }),
    { mark: 'missed', title: '科斯塔', detail: '点球未进' },
  ],
])('an event %# has its words', (event, words) => {
  expect(only(event)).toEqual({ ...base, ...words })
})

test('the newest stands first, whistles stand between, corners are left out', () => {
  const rows = eventRows([
    told('goal', { player: '甲' }),
    told('corner', { minute: null }),
    told('halfTime', { side: null, minute: null }),
    told('goal', { player: '乙', side: 'away', minute: 51 }),
    told('finished', { side: null, minute: null, score: { home: 1, away: 1 } }),
  ])
  expect(rows.map((row) => (row.is === 'phase' ? row.text : row.title))).toEqual([
    '完场 1-1',
    '乙',
    '中场 1-0',
    '甲',
  ])
})

test('kicks of a shoot-out are counted for each side', () => {
  const kick = (side: 'home' | 'away', scored: boolean) =>
    told('shootOut', { side, scored, minute: null })
  const rows = eventRows([kick('home', true), kick('away', false), kick('home', true)])
  expect(rows).toMatchObject([
    { side: 'home', when: '点球', title: '第 2 轮', detail: '罚中', score: '2-0' },
    { side: 'away', title: '第 1 轮', mark: 'missed', detail: '罚失', score: '1-0' },
    { side: 'home', title: '第 1 轮', score: '1-0' },
  ])
})

test('why a goal was taken back is told by the sentence of that moment', () => {
  const back = told('goalCancelled', { player: '霍尔姆', atMs: 5000 })
  const said = (atMs: number, text: string) => ({ atMs, text, important: true })
  const rows = eventRows([back], [said(4000, '射门'), said(5000, '经过VAR回看，越位在先。')])
  expect(rows).toMatchObject([{ title: '进球取消', detail: '经过VAR回看，越位在先。' }])
  expect(eventRows([back], [said(4000, '射门')])).toMatchObject([{ detail: '霍尔姆' }])
})

test('what happened in stoppage time says so', () => {
  expect(only(told('redCard', { minute: 90, added: 3 }))).toMatchObject({ when: "90+3'" })
})
