import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPart } from '#test/show.tsx'
import { defaultMatchSettings } from '#sport/match-settings.ts'
import { changeShield } from '#sport/shield/shield.ts'
import { footballBoard } from '#features/match/football-board.ts'
import { Announcer } from '#features/match/parts/announcer.tsx'
import { MatchRow } from './match-row.tsx'

const NOW = Date.parse('2026-11-25T05:12:30+08:00')
const LOOK = {
  lottery: null,
  showRank: true,
  showYellow: true,
  oddsType: 1,
  tips: { goal: true, redCard: true, followedOnly: false },
}
const both = <T,>(first: T, now: T) => ({ first, now })
const line = both({ first: 90, line: 7500, second: 96 }, { first: 41, line: 2500, second: 88 })
let made = 0

const sample = (live: Partial<MatchLive>, hoursAgo = 1.2): FootballMatch => ({
  id: `shielded${(made += 1)}`,
  feedId: 'f',
  leagueId: '11',
  home: { id: 'h', name: '伦敦竞技' },
  away: { id: 'a', name: '利兹流浪' },
  kickOffAtMs: NOW - hoursAgo * 3_600_000,
  neutral: false,
  ...{ video: false, cartoon: false },
  number: null,
  lotteries: [],
  statusWords: { desc: '', value: 0, shortDesc: '' },
  live: { ...NOTHING_YET, version: 1, ...live },
  odds: {
    version: 1,
    company: 6,
    european: both({ home: 160, draw: 360, away: 700 }, { home: 103, draw: 990, away: 2900 }),
    asian: line,
    overUnder: line,
    closing: {
      european: { home: 152, draw: 380, away: 710 },
      asian: line.first,
      overUnder: line.first,
    },
  },
})
const told: Partial<MatchLive> = {
  phase: 'secondHalf',
  clockFromMs: NOW - (21 * 60 + 40) * 1000,
  score: { full: { home: 7, away: 8 }, half: { home: 5, away: 6 } },
  corners: { home: 31, away: 32 },
  redCards: { home: 3, away: 0 },
}

function show(live: Partial<MatchLive> = told, hoursAgo?: number) {
  const match = sample(live, hoursAgo)
  footballBoard.take([match], NOW)
  showPart(
    <>
      <MatchRow match={match} league={undefined} look={LOOK} />
      <Announcer ids={new Set([match.id])} settings={defaultMatchSettings} />
    </>,
  )
  return match
}
const row = () => document.querySelector('[data-match]')!
/** Everything of the row but its drawings. */
const written = () => row().outerHTML.replaceAll(/<svg.*?<\/svg>/g, '')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  changeShield({ on: true, delaySeconds: 0, revealed: {} })
})
afterEach(() => {
  changeShield({ on: false, delaySeconds: 0, revealed: {} })
  vi.useRealTimers()
})

test('nothing in a hidden row tells how the match stands', () => {
  show()
  expect(written()).not.toMatch(/>[5-8]<|31|32|红牌|1\.03|9\.90|29\.0|0\.41|67/)
  expect(row().textContent).toContain('进行中')
  expect(row().textContent).toContain('1.52')
})

test('extra time and a shoot-out are not told apart from play', () => {
  show({ ...told, phase: 'extraTime', score: { ...told.score!, extra: { home: 8, away: 8 } } })
  expect(written()).not.toMatch(/加时|tight|>8</)
})

test('one tap shows the match, and a goal of a hidden one is neither lit nor spoken', () => {
  const match = show()
  const goal = { kind: 'goal', side: 'home', minute: 70, atMs: NOW } as const
  const live = { ...match.live, version: 2, score: { full: { home: 9, away: 8 } }, highlight: goal }
  act(() => footballBoard.takeChange({ matchId: match.id, asOfMs: NOW, live }))
  expect(row().className).not.toContain('goal')
  expect(row().textContent).not.toContain('封盘')
  expect(document.querySelector('[data-announcer]')!.textContent).toBe('')
  fireEvent.click(
    screen.getByRole('button', { name: '伦敦竞技 对 利兹流浪，比分已隐藏，点按查看' }),
  )
  expect(row().querySelector('[data-score=home]')!.textContent).toBe('9')
})

test('with a delay a row waits, then shows what came in, and never a later state', () => {
  changeShield({ on: false, delaySeconds: 30 })
  const match = show()
  expect(row().textContent).toContain('同步中')
  expect(written()).not.toMatch(/>[5-8]</)
  act(() => void vi.advanceTimersByTime(20_000))
  const live = { ...match.live, version: 2, score: { full: { home: 9, away: 8 } } }
  act(() => footballBoard.takeChange({ matchId: match.id, asOfMs: NOW, live }))
  act(() => void vi.advanceTimersByTime(10_000))
  expect(row().querySelector('[data-score=home]')!.textContent).toBe('7')
  expect(row().textContent).toContain("67'")
  act(() => void vi.advanceTimersByTime(20_000))
  expect(row().querySelector('[data-score=home]')!.textContent).toBe('9')
})

test('what waits counts its seconds down', () => {
  changeShield({ on: false, delaySeconds: 30 })
  show()
  expect(row().textContent).toContain('30 秒')
  act(() => void vi.advanceTimersByTime(12_000))
  expect(row().textContent).toContain('18 秒')
})

test('a match that the first answer knows as long over keeps its score', () => {
  changeShield({ on: false, delaySeconds: 60 })
  show({ ...told, phase: 'finished' }, 3)
  expect(row().textContent).toContain('完场')
  expect(row().querySelector('[data-score=home]')!.textContent).toBe('7')
})

test('a match that ended minutes ago keeps its score after a reload, one that just ended waits', () => {
  changeShield({ on: false, delaySeconds: 60 })
  const ended = (secondsAgo: number): Partial<MatchLive> => ({
    ...told,
    phase: 'finished',
    endedAtMs: NOW - secondsAgo * 1000,
  })
  show(ended(61), 2)
  expect(row().textContent).toContain('完场')
  expect(row().querySelector('[data-score=home]')!.textContent).toBe('7')
  cleanup()
  show(ended(59), 2)
  expect(row().textContent).toContain('同步中')
  expect(written()).not.toMatch(/>[5-8]</)
})

test('the end of a match on screen waits, also when a list brings it very late', () => {
  changeShield({ on: false, delaySeconds: 30 })
  const match = show(told, 3)
  act(() => void vi.advanceTimersByTime(30_000))
  expect(row().querySelector('[data-score=home]')!.textContent).toBe('7')
  const score = { full: { home: 9, away: 8 } }
  const live = { ...match.live, version: 2, phase: 'finished' as const, score }
  act(() => footballBoard.take([{ ...match, live }], NOW))
  expect(row().querySelector('[data-score=home]')!.textContent).toBe('7')
  act(() => void vi.advanceTimersByTime(30_000))
  expect(row().querySelector('[data-score=home]')!.textContent).toBe('9')
})

test('a longer delay takes back what is too new for it', () => {
  changeShield({ on: false, delaySeconds: 15 })
  show()
  act(() => void vi.advanceTimersByTime(15_000))
  expect(row().querySelector('[data-score=home]')!.textContent).toBe('7')
  act(() => changeShield({ delaySeconds: 60 }))
  expect(row().textContent).toContain('同步中')
  act(() => void vi.advanceTimersByTime(59_000))
  expect(row().querySelector('[data-score=home]')!.textContent).toBe('')
  act(() => void vi.advanceTimersByTime(1000))
  expect(row().querySelector('[data-score=home]')!.textContent).toBe('7')
})
