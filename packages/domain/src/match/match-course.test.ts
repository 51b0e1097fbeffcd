import { describe, expect, test } from 'vitest'
import type { TextEntry } from '@linmen/contract/match/match-course.schemas.ts'
import type { DepthRecord } from '#sport/depth.ts'
import { agoText, delayText } from '#match/feed-delay.ts'
import { figureRows } from '#match/figure-rows.ts'
import { pressureByMinute, pressureWords } from '#match/football/momentum-words.ts'
import { periodFigures } from '#match/period-figures.ts'
import { lineIn, withLines } from '#match/text-lines.ts'

describe('figures', () => {
  const at = { matchId: '1', atMs: 0 }
  const shot = (minute: number, side: 'home' | 'away', worth: number): DepthRecord => ({
    ...at,
    seq: minute,
    kind: 'shot',
    side,
    playerId: '7',
    player: '霍尔姆',
    at: minute,
    x: 90,
    y: 50,
    outcome: 'saved',
    worth,
  })
  const said = (period: 'all' | 'first', seq: number, home: number): DepthRecord => ({
    ...at,
    seq,
    kind: 'statistics',
    period,
    figures: { shots: { home, away: 1 } },
  })

  test('the newest of a period counts, with the expected goals of its shots', () => {
    const depth = [said('all', 1, 2), said('first', 2, 2), said('all', 3, 5), shot(30, 'home', 40)]
    expect(periodFigures([...depth, shot(60, 'away', 15)])).toEqual([
      {
        period: 'all',
        figures: [
          { name: 'shots', home: 5, away: 1 },
          { name: 'expectedGoals', home: 0.4, away: 0.15 },
        ],
      },
      {
        period: 'first',
        figures: [
          { name: 'shots', home: 2, away: 1 },
          { name: 'expectedGoals', home: 0.4, away: 0 },
        ],
      },
    ])
    expect(periodFigures([])).toEqual([])
  })

  test('three come first, a share has its sign, a figure without a name is left out', () => {
    const rows = figureRows([
      { name: 'corners', home: 6, away: 3 },
      { name: 'possession', home: 58, away: 42 },
      { name: 'expectedGoals', home: 1.8, away: 0.9 },
      { name: 'auraPoints', home: 1, away: 1 },
    ])
    expect(rows.key.map(({ label, homeText }) => [label, homeText])).toEqual([
      ['控球率', '58%'],
      ['预期进球 xG', '1.80'],
    ])
    expect(rows.rest.map(({ label, awayText }) => [label, awayText])).toEqual([['角球', '3']])
  })
})

test.each([
  [[0.9, 0.9, -0.5, -0.5, -0.5, -0.5, -0.5], true, '近 5 分钟客队占优'],
  [[0.5, 0.4], true, '近 2 分钟主队占优'],
  [[0.1, -0.1], true, '近 2 分钟双方均势'],
  [[0.9, 0.9, -0.1], false, '全场主队占优'],
  [[], false, '暂无数据'],
])('the pressure %o is said as %s %s', (values, playing, words) => {
  expect(pressureWords(values, playing)).toBe(words)
})

test('a minute nobody told about is even', () => {
  expect(
    pressureByMinute([
      { minute: 1, value: 50 },
      { minute: 3, value: -100 },
    ]),
  ).toEqual([0.5, 0, -1])
  expect(pressureByMinute([])).toEqual([])
})

describe('text live', () => {
  const line = (seq: number): TextEntry => ({
    seq,
    atMs: seq * 1000,
    clock: `${seq}'`,
    side: null,
    text: '传球',
    important: false,
    score: { home: 0, away: 0 },
  })

  test('lines are one list, newest first, each once', () => {
    const held = withLines([], [line(1), line(2)])
    expect(withLines(held, [line(2), line(3)]).map(({ seq }) => seq)).toEqual([3, 2, 1])
    expect(withLines(held, [line(1)])).toBe(held)
  })

  test('a record of the topic is a line only when it has the parts of one', () => {
    const { seq, atMs, ...body } = line(4)
    expect(lineIn({ kind: 'text', seq, atMs, body })).toEqual(line(4))
    expect(lineIn({ kind: 'shot', seq, atMs, body })).toBeNull()
    expect(lineIn({ kind: 'text', seq, atMs, body: { text: '传球' } })).toBeNull()
    expect(lineIn({ kind: 'text', seq, atMs, body: { ...body, side: 'left' } })?.side).toBeNull()
  })
})

test.each([
  [0, '刚刚'],
  [2_999, '刚刚'],
  [3_000, '3 秒前'],
  [59_999, '59 秒前'],
  [60_000, '1 分钟前'],
  [3_600_000, '1 小时前'],
])('%i ms ago is %s', (ms, words) => {
  expect(agoText(1_000_000, 1_000_000 + ms)).toBe(words)
})

test('a delay is measured from the feed to the readers, and never negative', () => {
  expect(delayText({ saidAtMs: 1000, sentAtMs: 1440 })).toBe('0.4 秒')
  expect(delayText({ saidAtMs: 1440, sentAtMs: 1000 })).toBe('0.0 秒')
})
