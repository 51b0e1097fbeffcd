import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import { footballPhase } from '@linmen/contract/match/football-phase.ts'
import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { liveChipText } from '@linmen/domain/match/football/football-minute.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPart } from '#test/show.tsx'
import { takeExtras } from '#features/match/follow/follow-store.ts'
import { footballBoard } from '#features/match/football-board.ts'
import { MatchRow } from './match-row.tsx'
import type { RowLook } from './row-look.ts'

const LOOK: RowLook = {
  lottery: null,
  showRank: true,
  showYellow: true,
  oddsType: 1,
  tips: { goal: true, redCard: true, followedOnly: false },
}
const league = { id: '11', name: '英超', letter: 'Y', colour: '#5A2A8C', hot: true }
let made = 0
let id = ''

function show(
  live: Partial<MatchLive> = {},
  look: Partial<RowLook> = {},
  more: Partial<FootballMatch> = {},
) {
  id = `row${(made += 1)}`
  const match = { ...sampleMatch(id, live), ...more }
  footballBoard.take([match], Date.now())
  showPart(<MatchRow match={match} league={league} look={{ ...LOOK, ...look }} />)
  return document.querySelector('[data-match]')!
}
const push = (live: Partial<MatchLive>) =>
  act(() =>
    footballBoard.takeChange({
      matchId: id,
      asOfMs: Date.now(),
      live: { ...sampleMatch(id).live, version: 9, phase: 'secondHalf', ...live },
    }),
  )
const event = (kind: 'goal' | 'correction' | 'redCard') => ({
  kind,
  side: 'home' as const,
  minute: 67,
  player: '霍尔姆',
  assist: '迪亚森',
  atMs: Date.now(),
})

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-25T05:12:30+08:00') }))
afterEach(() => void vi.useRealTimers())

test('before kick-off: time, number, ranks, odds against their first value', () => {
  const row = show()
  expect(row.textContent).toContain('英超04:00')
  expect(row.textContent).toContain('周三001')
  expect(row.textContent).toContain('[1]')
  expect(row.textContent).toContain('1.55降')
  expect(row.textContent).toContain('7.50升')
  expect(row.textContent).toContain('半/一')
})

test('a match after midnight is one of the next day until that day has come', () => {
  vi.setSystemTime(Date.parse('2026-11-24T23:59:30+08:00'))
  const row = show()
  expect(row.textContent).toContain('次日04:00')
  act(() => void vi.advanceTimersByTime(30_000))
  expect(row.textContent).not.toContain('次日')
})

test('while it runs: the minute, and it moves on by itself', () => {
  const row = show({ phase: 'secondHalf', clockFromMs: Date.now() - 21 * 60_000 })
  expect(row.textContent).toContain("67'")
  act(() => void vi.advanceTimersByTime(60_000))
  expect(row.textContent).toContain("68'")
})

test('R-MATCH-FT-020 the second half shows 90 and no more', () => {
  const row = show({ phase: 'secondHalf', clockFromMs: Date.now() - 51 * 60_000 })
  expect(row.textContent).toContain("90'")
  expect(row.textContent).not.toMatch(/9[1-9]'/)
})

test.each([77, -1, 15])(
  'R-MATCH-FT-015 the unknown status %i is a match that is not played',
  (code) => {
    const unknown = show({ phase: footballPhase.decode(code) })
    expect(unknown.textContent).not.toContain("'")
    expect(unknown.querySelector('[data-live]')).toBeNull()
  },
)

test.each([
  [1, true],
  [11, true],
  [12, true],
  [13, true],
  [14, true],
  [9, true],
  [3, false],
  [0, false],
  [2, false],
])('R-MATCH-FT-016 the status %i is in play: %s', (code, inPlay) => {
  const phase = footballPhase.decode(code)
  const row = show({ phase, version: 3, clockFromMs: Date.now() - 5 * 60_000 })
  const chip = liveChipText(phase, Date.now() - 5 * 60_000, Date.now())
  expect(chip !== null && (row.textContent ?? '').includes(chip)).toBe(inPlay)
})

test.each([
  ['R-ODDS-001', 1, '1.55', '2.5'],
  ['R-ODDS-002', 2, '半/一', '1.55'],
  ['R-ODDS-003', 3, '2.5', '半/一'],
])('%s odds of type %i show %s and not %s', (_rule, oddsType, text, other) => {
  const goals = { first: 90, line: 25_000, second: 96 }
  const odds = { ...sampleMatch('x').odds!, overUnder: { first: goals, now: goals } }
  const shown = show({}, { oddsType }, { odds }).textContent
  expect(shown).toContain(text)
  expect(shown).not.toContain(other)
})

test.each([
  [2500, '平/半'],
  [5000, '半球'],
  [-2500, '受平/半'],
])('R-ODDS-007 a line of %i ten-thousandths of a goal is called %s', (line, label) => {
  const price = { first: 90, line, second: 96 }
  const sample = sampleMatch('x')
  const odds = { ...sample.odds!, asian: { first: price, now: price } }
  expect(show({}, { oddsType: 2 }, { odds }).textContent).toContain(label)
})

test('R-MATCH-FT-019 a second leg keeps a line for both legs together, which counts every goal', () => {
  const row = show({ phase: 'secondHalf', version: 3 }, {}, { firstLeg: { home: 2, away: 1 } })
  expect(row.textContent).toContain('总比分 1-2')
  push({ score: { full: { home: 1, away: 0 } }, highlight: event('goal') })
  expect(row.textContent).toContain('总比分 2-2')
})

test('extra time and kicks stand in the place of the odds, so that the row does not grow', () => {
  const score = { full: { home: 1, away: 1 }, extra: { home: 2, away: 2 } }
  const row = show({ phase: 'finished', score: { ...score, penalties: { home: 3, away: 4 } } })
  expect(row.textContent).toContain('90 分钟 1-1　点球 3-4')
  expect(row.textContent).not.toContain('1.55')
})

test('a goal brings its scorer in place of the odds, for twelve seconds', () => {
  const row = show({ phase: 'secondHalf', version: 3 })
  push({ score: { full: { home: 1, away: 0 } }, highlight: event('goal') })
  expect(row.textContent).toContain("进球　67' 霍尔姆（助攻 迪亚森）")
  expect(row.textContent).not.toContain('1.55')
  expect(row.className).toContain('lm-goal')
  act(() => void vi.advanceTimersByTime(12_600))
  expect(row.textContent).toContain('1.55')
  expect(row.className).not.toContain('lm-goal')
})

test('a company that has not spoken in play is not called closed: its prices are of before', () => {
  const row = show({ phase: 'secondHalf', version: 3, highlight: event('goal') })
  expect(row.querySelector('.stale')?.textContent).toContain('赛前，还没有滚球报价')
  expect(row.textContent).not.toContain('封盘')
  expect(row.textContent).not.toContain('1.55降')
})

test('after a goal the prices of before are closed, until the company speaks again', () => {
  const { odds } = sampleMatch('any')
  const said = (saidAtMs: number) => ({ odds: { ...odds!, version: saidAtMs, saidAtMs } })
  const row = show({ phase: 'secondHalf', version: 3 }, {}, said(Date.now() - 60_000))
  expect(row.textContent).not.toContain('封盘')
  push({ score: { full: { home: 1, away: 0 } }, highlight: event('goal') })
  act(() => void vi.advanceTimersByTime(12_600))
  expect(row.querySelector('.stale')?.textContent).toContain('封盘，还没有新的报价')
  expect(row.textContent).not.toContain('1.55降')
  act(() => footballBoard.takeChange({ matchId: id, asOfMs: Date.now(), ...said(Date.now()) }))
  expect(row.textContent).not.toContain('封盘')
  expect(row.textContent).toContain('1.55降')
})

test('a cancelled goal is shown as a correction and the score goes back', () => {
  const row = show({ phase: 'secondHalf', version: 3, score: { full: { home: 2, away: 0 } } })
  push({ score: { full: { home: 1, away: 0 } }, corrections: 1, highlight: event('correction') })
  expect(screen.getByText('更正')).toBeTruthy()
  expect(row.querySelector('.takenBack')?.textContent).toBe('1')
})

test('a score that falls without a correction is not shown', () => {
  const row = show({ phase: 'secondHalf', version: 3, score: { full: { home: 2, away: 0 } } })
  push({ score: { full: { home: 1, away: 0 } } })
  expect(row.querySelector('.score')?.textContent).toBe('2')
})

test('a red card tints the row for six seconds', () => {
  const row = show({ phase: 'secondHalf', version: 3 })
  push({ redCards: { home: 1, away: 0 }, highlight: event('redCard') })
  expect(row.className).toContain('sentOff')
  expect(row.textContent).toContain('1张红牌')
  act(() => void vi.advanceTimersByTime(6000))
  expect(row.className).not.toContain('sentOff')
})

test('tips for followed matches only leave the others quiet', () => {
  const row = show(
    { phase: 'secondHalf', version: 3 },
    { tips: { ...LOOK.tips, followedOnly: true } },
  )
  push({ score: { full: { home: 1, away: 0 } }, highlight: event('goal') })
  expect(row.className).not.toContain('lm-goal')
  act(() => takeExtras([{ matchId: id, followed: true, plans: 0 }]))
  expect(row.className).toContain('lm-goal')
})

test('a postponed match shows why, not its odds', () => {
  const row = show({ phase: 'postponed', note: '原定 03:45，新时间待主办方公布' })
  expect(row.textContent).toContain('推迟')
  expect(row.textContent).toContain('原定 03:45，新时间待主办方公布')
  expect(row.textContent).not.toContain('1.55')
})

test('ranks and yellow cards can be hidden, plans are counted', () => {
  const row = show(
    { phase: 'finished', yellowCards: { home: 2, away: 0 } },
    { showRank: false, showYellow: false },
  )
  act(() => takeExtras([{ matchId: id, followed: false, plans: 26 }]))
  expect(row.textContent).not.toContain('[1]')
  expect(row.textContent).not.toContain('黄牌')
  expect(row.textContent).toContain('26 方案')
})

test.each([
  ['five characters', '里韦拉骄子', {}, true],
  ['five and a card', '里韦拉骄子', { yellowCards: { home: 1, away: 0 } }, true],
  ['six', '瓜亚基尔赤道', {}, false],
  [
    'five and both kinds of cards',
    '里韦拉骄子',
    { yellowCards: { home: 1, away: 0 }, redCards: { home: 1, away: 0 } },
    false,
  ],
])(
  'a narrow phone keeps the places of both teams if both names leave room: %s',
  (...[, name, live, kept]) => {
    const row = show({ phase: 'secondHalf', ...live }, {}, { home: { id: '1', name, rank: 14 } })
    const places = [...row.querySelectorAll('.rank')]
    expect(places.map(({ textContent }) => textContent)).toEqual(['[14]', '[9]'])
    expect(places.map(({ classList }) => classList.contains('place'))).toEqual([kept, kept])
  },
)

test('a long name without a place leaves the other team its own', () => {
  const row = show({}, {}, { home: { id: '1', name: '瓜亚基尔赤道' } })
  expect(row.querySelector('.rank')?.classList.contains('place')).toBe(true)
})

test.each([
  [{ video: true, cartoon: true }, ['有视频', '有动画']],
  [{ video: false, cartoon: true }, ['有动画']],
  [{ video: false, cartoon: false }, []],
])('R-DATA-002 of %o the row tells what can be watched', (media, told) => {
  const marks = [...show({}, {}, media).querySelectorAll('[role=img][aria-label^=有]')]
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(told)
})

function sampleMatch(id: string, live: Partial<MatchLive> = {}): FootballMatch {
  const both = <T,>(first: T, now: T) => ({ first, now })
  const line = { first: 90, line: 7500, second: 96 }
  return {
    id,
    feedId: id,
    leagueId: '11',
    home: { id: `${id}h`, name: '伦敦竞技', rank: 1 },
    away: { id: `${id}a`, name: '利兹流浪', rank: 9 },
    kickOffAtMs: Date.parse('2026-11-25T04:00:00+08:00'),
    neutral: false,
    ...{ video: false, cartoon: false },
    number: '周三001',
    lotteries: ['footballSingle'],
    statusWords: { desc: '', value: 0, shortDesc: '' },
    live: { ...NOTHING_YET, ...live },
    odds: {
      version: 1,
      company: 6,
      european: both({ home: 160, draw: 360, away: 700 }, { home: 155, draw: 360, away: 750 }),
      asian: both(line, line),
      overUnder: both(line, line),
    },
  }
}
