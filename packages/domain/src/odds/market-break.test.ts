import { describe, expect, it } from 'vitest'
import type { FootballBody, FootballReport } from '#match/match-report.ts'
import { marketBreak } from './market-break.ts'

const report = (atMs: number, body: FootballBody): FootballReport => ({
  matchId: 'm',
  seq: atMs,
  atMs,
  ...body,
})
const by = { side: 'home', minute: 9, player: '霍尔姆' } as const
const goal = report(200, { kind: 'goal', ...by })
const card = (atMs: number, colour: 'yellow' | 'red') =>
  report(atMs, { kind: 'card', colour, ...by })
const score = (atMs: number, home: number, reds = 0) =>
  report(atMs, {
    kind: 'score',
    full: { home, away: 0 },
    redCards: { home: reds, away: 0 },
    corners: { home: atMs, away: 0 },
  })

describe('since when the market of a match is the same', () => {
  const cases: [string, FootballReport[], number, number | null][] = [
    ['before play', [], 99, null],
    ['at kick-off', [], 100, null],
    ['kick-off, while nothing happens', [card(150, 'yellow')], 300, 100],
    ['a goal', [goal], 300, 200],
    ['not a goal that is still to come', [goal], 199, 100],
    ['at its very moment', [goal], 200, 200],
    [
      'a goal taken back',
      [goal, report(260, { kind: 'goalCancelled', goalSeq: 200, minute: 10 })],
      300,
      260,
    ],
    ['a sending-off', [goal, card(250, 'red')], 300, 250],
    ['whatever the order of arrival', [card(250, 'red'), goal], 300, 250],
    ['the first statement of a score is nothing new', [score(150, 1)], 300, 100],
    ['a stated score that changes', [score(150, 0), score(220, 1)], 300, 220],
    ['a stated sending-off', [score(150, 0), score(240, 0, 1)], 300, 240],
    ['corners alone break nothing', [score(150, 0), score(240, 0)], 300, 100],
  ]
  it.each(cases)('%s', (_name, reports, atMs, sinceMs) => {
    expect(marketBreak(reports, 100, atMs)).toBe(sinceMs)
  })
})
