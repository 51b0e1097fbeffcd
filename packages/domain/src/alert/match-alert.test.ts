import type { Highlight, MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { expect, test } from 'vitest'
import { NOTHING_YET_IN_BASKETBALL } from '#match/basketball/basketball-fold.ts'
import { NOTHING_YET } from '#match/match-fold.ts'
import { ALERT_MS, basketballAlert, footballAlert, quietAlert } from './match-alert.ts'

const names = { home: '曼城', away: '多特蒙德' }
const NOW_MS = 1_000_000
const said = (kind: Highlight['kind'], more: Partial<Highlight> = {}): Highlight => ({
  kind,
  side: 'home',
  minute: 67,
  player: '霍尔姆',
  atMs: NOW_MS - 1000,
  ...more,
})
const playing = (home: number, more: Partial<MatchLive> = {}): MatchLive => ({
  ...NOTHING_YET,
  phase: 'secondHalf',
  score: { full: { home, away: 1 } },
  ...more,
})
const alert = (before: MatchLive, after: MatchLive) =>
  footballAlert(before, after, { names, nowMs: NOW_MS })

test.each([
  [
    'a goal says who, when and how it stands',
    playing(1),
    playing(2, { highlight: said('goal') }),
    { title: '进球　曼城 2-1 多特蒙德', body: "曼城　67' 霍尔姆" },
  ],
  [
    'a goal in stoppage time',
    playing(1),
    playing(2, { highlight: said('goal', { minute: 90, added: 3 }) }),
    { title: '进球　曼城 2-1 多特蒙德', body: "曼城　90+3' 霍尔姆" },
  ],
  [
    'a goal whose scorer is not known',
    playing(1),
    playing(2, { highlight: said('goal', { player: undefined }) }),
    { title: '进球　曼城 2-1 多特蒙德', body: "曼城　67'" },
  ],
  [
    'a goal taken back is a correction, openly',
    playing(2),
    playing(1, { corrections: 1, highlight: said('correction') }),
    { title: '比分更正　曼城 1-1 多特蒙德', body: "曼城的进球取消　67' 霍尔姆" },
  ],
  [
    'a red card',
    playing(1),
    playing(1, { redCards: { home: 0, away: 1 }, highlight: said('redCard', { side: 'away' }) }),
    { title: '红牌　多特蒙德', body: "67' 霍尔姆　曼城 1-1 多特蒙德" },
  ],
  [
    'the end, even when the last goal came with it',
    playing(1),
    playing(2, { phase: 'finished', highlight: said('goal') }),
    { title: '完场　曼城 2-1 多特蒙德', body: '全场比赛结束' },
  ],
  ['a corner is no news', playing(1), playing(1, { corners: { home: 3, away: 0 } }), null],
  ['half-time is no news', playing(1), playing(1, { phase: 'halfTime' }), null],
  [
    'a result that was over when it was first seen is no news',
    playing(1, { phase: 'finished' }),
    playing(1, { phase: 'finished', version: 9 }),
    null,
  ],
  [
    'news older than a minute is no news',
    playing(1),
    playing(2, { highlight: said('goal', { atMs: NOW_MS - ALERT_MS - 1 }) }),
    null,
  ],
])('%s', (_name, before, after, expected) => {
  expect(alert(before, after)).toEqual(expected)
})

const game = (phase: 'quarter4' | 'finished', home: number, corrections = 0) => ({
  ...NOTHING_YET_IN_BASKETBALL,
  phase,
  score: { home, away: 98 },
  corrections,
})

test('of a basketball match only the end is told, and a correction of it', () => {
  const told = (before: ReturnType<typeof game>, after: ReturnType<typeof game>) =>
    basketballAlert(before, after, { names })?.title ?? null
  expect(told(game('quarter4', 99), game('quarter4', 101))).toBeNull()
  expect(told(game('quarter4', 101), game('finished', 101))).toBe('完场　多特蒙德 98-101 曼城')
  expect(told(game('finished', 101), game('finished', 100, 1))).toBe(
    '比分更正　多特蒙德 98-100 曼城',
  )
  expect(told(game('finished', 101), game('finished', 101))).toBeNull()
})

test('who wants no spoilers hears that something happened, and not what', () => {
  expect(quietAlert('曼城', '多特蒙德')).toEqual({ title: '曼城 vs 多特蒙德', body: '有新动态' })
})
