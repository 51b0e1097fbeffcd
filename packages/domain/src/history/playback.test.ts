import { expect, test } from 'vitest'
import type { FootballReport } from '#match/match-report.ts'
import type { DepthBody, DepthRecord } from '#sport/depth.ts'
import { playback } from './playback.ts'

const reports: FootballReport[] = [
  { kind: 'goal', side: 'home', minute: 12, player: '甲', matchId: 'm', seq: 1, atMs: 1 },
  { kind: 'goal', side: 'away', minute: 30, player: '乙', matchId: 'm', seq: 2, atMs: 2 },
  { kind: 'goalCancelled', goalSeq: 2, minute: 32, matchId: 'm', seq: 3, atMs: 3 },
  {
    kind: 'card',
    colour: 'red',
    side: 'away',
    minute: 40,
    player: '丙',
    matchId: 'm',
    seq: 4,
    atMs: 4,
  },
]
const said = (body: DepthBody, seq: number): DepthRecord => ({
  ...body,
  matchId: 'm',
  seq,
  atMs: seq,
})
const shot = (at: number, outcome: 'saved' | 'goal', side: 'home' | 'away') =>
  said(
    { kind: 'shot', side, playerId: '1', player: '丁', at, x: 80, y: 40, outcome, worth: 12 },
    at,
  )

test('frames follow the minutes with the score as it stood; a cancelled goal never shows', () => {
  const frames = playback(reports, [shot(12, 'goal', 'home'), shot(35, 'saved', 'away')])
  expect(frames.map(({ kind, minute, score }) => [kind, minute, score])).toEqual([
    ['goal', 12, { home: 1, away: 0 }],
    ['shot', 35, { home: 1, away: 0 }],
    ['card', 40, { home: 1, away: 0 }],
  ])
})

test('stoppage time has its own order and score', () => {
  const late = { ...reports[0]!, minute: 90, added: 3 } as FootballReport
  const early = { ...reports[3]!, minute: 90, added: 1 } as FootballReport
  const saved = { ...shot(90, 'saved', 'home'), added: 5 } as DepthRecord
  const frames = playback([late, early], [saved])
  expect(frames.map(({ kind, added, score }) => [kind, added, score.home])).toEqual([
    ['card', 1, 0],
    ['goal', 3, 1],
    ['shot', 5, 1],
  ])
})

test('the home side attacks to the right, the away side to the left', () => {
  const frames = playback([], [shot(5, 'saved', 'home'), shot(6, 'saved', 'away')])
  expect(frames.map(({ x, y }) => [x, y])).toEqual([
    [80, 40],
    [20, 60],
  ])
})

test('only strong pressure is shown', () => {
  const frames = playback(
    [],
    [
      said({ kind: 'momentum', minute: 3, value: -90 }, 1),
      said({ kind: 'momentum', minute: 4, value: 59 }, 2),
    ],
  )
  expect(frames).toMatchObject([{ kind: 'pressure', minute: 3, side: 'away', x: 20 }])
})
