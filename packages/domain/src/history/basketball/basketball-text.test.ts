import { expect, test } from 'vitest'
import type { BasketballBody } from '#match/basketball/basketball-report.ts'
import type { DepthRecord } from '#sport/depth.ts'
import { byPeriod, feedLines, periodName, reportLines } from './basketball-text.ts'

const said = (clock: string, at: number): DepthRecord => ({
  kind: 'text',
  matchId: '1',
  seq: at,
  atMs: at * 1000,
  clock,
  side: null,
  text: `第${at}句`,
  important: false,
  score: { home: 0, away: 0 },
})

test.each([
  ['赛前', 0, '赛前'],
  ['第3节 04:12', 3, '04:12'],
  ['第4节', 4, ''],
  ['加时 01:00', 5, '01:00'],
  ['加时2 00:30', 6, '00:30'],
])('%s is period %i at %s', (clock, period, shown) => {
  expect(feedLines([said(clock, 1)])[0]).toMatchObject({ period, clock: shown })
})

test('a word between two periods belongs to the one before it', () => {
  const lines = feedLines([said('第2节 00:01', 2), said('中场', 3), said('赛前', 1)])
  expect(lines.map(({ period, text }) => [period, text])).toEqual([
    [0, '第1句'],
    [2, '第2句'],
    [2, '第3句'],
  ])
})

test('the newest period stands first, and in it the newest line', () => {
  const lines = feedLines([said('第1节 11:00', 1), said('第1节 10:00', 2), said('第2节 12:00', 3)])
  expect(
    byPeriod(lines).map(({ name, lines: own }) => [name, own.map(({ text }) => text)]),
  ).toEqual([
    ['第2节', ['第3句']],
    ['第1节', ['第2句', '第1句']],
  ])
  expect([0, 1, 5, 12].map(periodName)).toEqual(['赛前', '第1节', '加时1', '加时8'])
})

test('a feed without words is told from its reports', () => {
  const bodies: BasketballBody[] = [
    { kind: 'status', phase: 'quarter1' },
    { kind: 'clock', secondsLeft: 720, running: true },
    { kind: 'points', side: 'home', points: 3, period: 1, secondsLeft: 700, player: '林' },
    { kind: 'foul', side: 'away', period: 1, player: '卡恩' },
    { kind: 'pointsCancelled', pointsSeq: 3 },
    {
      kind: 'points',
      side: 'home',
      points: 2,
      period: 1,
      secondsLeft: 680,
      player: '林',
      assist: '霍尔姆',
    },
    { kind: 'timeOut', side: 'away', period: 1 },
    { kind: 'status', phase: 'quarter1', pause: true },
    { kind: 'status', phase: 'interrupted', note: '停电' },
  ]
  const reports = bodies.map((body, at) => ({ ...body, matchId: '1', seq: at + 1, atMs: at }))
  const lines = reportLines(reports, { home: '海港', away: '山城' })
  expect(
    lines.map(({ clock, text, score }) => `${clock} ${text} ${score.home}:${score.away}`),
  ).toEqual([
    ' 第1节开始 0:0',
    '11:40 林 三分命中 3:0',
    '11:40 卡恩 犯规 3:0',
    '11:40 更正：林 的 3 分取消 0:0',
    '11:20 林 两分命中，霍尔姆 助攻 2:0',
    '11:20 山城 暂停 2:0',
    ' 第1节结束 2:0',
    ' 中断：停电 2:0',
  ])
  expect(new Set(lines.map(({ period }) => period))).toEqual(new Set([1]))
})
