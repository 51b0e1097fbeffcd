import type { MatchEvent, MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { expect, test } from 'vitest'
import { sharedEvents, sharedFootball } from './shared-match.ts'

const team = (id: string, name: string) => ({ id, name, rank: 1, coach: '' })
const info = {
  id: '7',
  leagueName: '英超',
  roundName: '第 5 轮',
  group: null,
  kickOffAtMs: Date.parse('2026-11-25T01:45:00+08:00'),
  home: team('1', '曼城'),
  away: team('2', '多特蒙德'),
  live: {
    ...NOTHING_YET,
    phase: 'extraTime',
    score: { full: { home: 1, away: 1 }, half: { home: 1, away: 0 }, extra: { home: 2, away: 1 } },
  },
  note: null,
} as unknown as MatchInfo
const goal = { kind: 'goal', side: 'home', minute: 23, player: '霍尔姆', score: {} } as never

test('a match is passed on as its page shows it', () => {
  const time = "加时 97'"
  expect(sharedFootball({ info, events: [goal], time, veil: null })).toMatchObject({
    stage: '第 5 轮',
    day: '11-25 周三',
    time: '01:45',
    status: { kind: 'live', text: "加时 97'" },
    score: { left: 2, right: 1 },
    hidden: false,
    note: '半场 1-0　90 分钟 1-1',
    scorers: { left: ["霍尔姆 23'"], right: [] },
  })
})

const STATUS = {
  shield: { kind: 'live', text: '进行中' },
  sync: { kind: 'break', text: '同步中' },
}

test.each(['shield', 'sync'] as const)('behind a veil (%s) nothing tells how it stands', (veil) => {
  const shared = sharedFootball({ info, events: [goal], time: "加时 97'", veil })
  expect(shared).toMatchObject({
    status: STATUS[veil],
    score: null,
    hidden: true,
    note: '',
    scorers: { left: [], right: [] },
  })
  expect(JSON.stringify(shared)).not.toMatch(/加时|霍尔姆|1-0/)
})

test('a match to come has nothing to hide', () => {
  const scheduled = { ...info, live: { ...NOTHING_YET, phase: 'scheduled' as const } }
  const shared = sharedFootball({ info: scheduled, events: [], time: '01:45', veil: null })
  expect(shared).toMatchObject({ score: null, hidden: false, status: { kind: 'scheduled' } })
})

test('goals, cards and whistles are passed on, substitutions are not', () => {
  const kinds = ['goal', 'yellowCard', 'substitution', 'redCard', 'halfTime', 'finished']
  const told = sharedEvents(kinds.map((kind) => ({ kind }) as MatchEvent))
  expect(told.map(({ kind }) => kind)).toEqual(kinds.filter((kind) => kind !== 'substitution'))
})
