import { expect, test } from 'vitest'
import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { foldMatch, NOTHING_YET, shownScore } from '@linmen/domain/match/match-fold.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import { createMatchBoard } from './match-board.ts'

const NOW = 1_800_000_000_000
const odds = (version: number, company: number, home: number) => {
  const both = <T>(value: T) => ({ first: value, now: value })
  const line = both({ first: 90, line: 5000, second: 96 })
  const european = both({ home, draw: 300, away: 400 })
  return { version, company, european, asian: line, overUnder: line }
}
const match = (live: MatchLive = NOTHING_YET, company = 6): FootballMatch => ({
  id: 'm',
  feedId: 'm',
  leagueId: 'l',
  home: { id: 'h', name: '伦敦竞技' },
  away: { id: 'a', name: '利兹流浪' },
  kickOffAtMs: NOW,
  neutral: false,
  ...{ video: false, cartoon: false },
  number: null,
  lotteries: [],
  statusWords: { desc: '', value: 0, shortDesc: '' },
  live,
  odds: odds(1, company, 155),
})
const goal = (seq: number): FootballReport => ({
  kind: 'goal',
  side: 'home',
  minute: 7,
  player: '霍尔姆',
  matchId: 'm',
  seq,
  atMs: NOW - 1000,
})
const taken: FootballReport = {
  kind: 'goalCancelled',
  goalSeq: 1,
  minute: 8,
  matchId: 'm',
  seq: 2,
  atMs: NOW,
}

function setUp() {
  let nowMs = NOW
  const timers: { run: () => void; ms: number }[] = []
  const board = createMatchBoard({
    nowMs: () => nowMs,
    later: (run, ms) => timers.push({ run, ms }),
  })
  board.take([match()], NOW)
  return {
    board,
    sleep: (ms: number) => (nowMs += ms),
    pass: (ms: number) => timers.filter((timer) => timer.ms <= ms).forEach(({ run }) => run()),
    hear: (reports: FootballReport[], version: number) =>
      board.takeChange({ matchId: 'm', asOfMs: NOW, live: foldMatch(reports, version) }),
    view: () => board.viewOf(match()).get(),
  }
}

test('a goal is noticed on its side for twelve seconds, then fades and is gone', () => {
  const { hear, view, pass } = setUp()
  hear([goal(1)], 1)
  expect(view().notice).toMatchObject({ kind: 'goal', side: 'home', leaving: false })
  pass(11_999)
  expect(view().notice?.leaving).toBe(false)
  pass(12_000)
  expect(view().notice?.leaving).toBe(true)
  pass(12_600)
  expect(view().notice).toBeNull()
})

test('a cancelled goal takes the score back and says so', () => {
  const { hear, view } = setUp()
  hear([goal(1)], 1)
  hear([goal(1), taken], 2)
  expect(shownScore(view().live)).toEqual({ home: 0, away: 0 })
  expect(view().notice).toMatchObject({ kind: 'correction', side: 'home' })
})

test('an old or repeated change changes nothing and notices nothing', () => {
  const { hear, view, pass } = setUp()
  hear([goal(1), goal(3)], 4)
  pass(20_000)
  const before = view()
  hear([goal(1)], 1)
  hear([goal(1), goal(3)], 4)
  expect(view()).toBe(before)
})

test('a goal that is replayed after a sleep is shown but not celebrated', () => {
  const { hear, view, sleep } = setUp()
  sleep(600_000)
  hear([goal(1)], 1)
  expect(shownScore(view().live).home).toBe(1)
  expect(view().notice).toBeNull()
})

test('a snapshot and a fresh list both lead to the newest state, in either order', () => {
  const { board, view } = setUp()
  const newest = foldMatch([goal(1)], 9)
  board.takeSnapshot({ asOfMs: NOW, matches: [{ matchId: 'm', live: newest }] })
  board.take([match(foldMatch([], 3))], NOW)
  expect(view().live).toEqual(newest)
})

test('only odds of the company on screen count, and another company replaces them', () => {
  const { board, view } = setUp()
  board.takeChange({ matchId: 'm', asOfMs: NOW, odds: odds(5, 3, 999) })
  expect(view().odds?.european.now.home).toBe(155)
  board.takeChange({ matchId: 'm', asOfMs: NOW, odds: odds(6, 6, 170) })
  expect(view().odds?.european.now.home).toBe(170)
  board.take([match(NOTHING_YET, 3)], NOW)
  expect(view().odds?.company).toBe(3)
})

test('the feed’s moment never runs backwards', () => {
  const { board } = setUp()
  board.heardAt(NOW - 5000)
  expect(board.asOf.get()).toBe(NOW)
})

test('every match being played is counted, also one that no list here holds', () => {
  const { board } = setUp()
  const on = { ...NOTHING_YET, phase: 'firstHalf' as const }
  expect(board.playing.get()).toBeNull()
  board.takeSnapshot({
    asOfMs: NOW,
    matches: [
      { matchId: 'm', live: on },
      { matchId: 'elsewhere', live: on },
      { matchId: 'later', live: NOTHING_YET },
    ],
  })
  expect(board.playing.get()?.size).toBe(2)
  board.takeChange({ matchId: 'later', live: { ...on, version: 2 }, asOfMs: NOW })
  expect(board.playing.get()?.size).toBe(3)
  const over = { ...NOTHING_YET, version: 3, phase: 'finished' as const }
  board.takeChange({ matchId: 'elsewhere', live: over, asOfMs: NOW })
  expect([...board.playing.get()!]).toEqual(['m', 'later'])
})
