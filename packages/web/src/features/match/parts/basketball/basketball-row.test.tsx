import type { BasketballMatch } from '@linmen/contract/match/basketball-day.schemas.ts'
import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import { NOTHING_YET_IN_BASKETBALL } from '@linmen/domain/match/basketball/basketball-fold.ts'
import { brandOf } from '@linmen/domain/host/brand.ts'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPart } from '#test/show.tsx'
import { keepHostSetting, lookAgain } from '#kit/host.ts'
import { theBasketballBoard } from '#features/match/basketball-board.ts'
import { takeExtras } from '#features/match/follow/follow-store.ts'
import { BasketballRow, type BasketballLook } from './basketball-row.tsx'

const NOW = Date.parse('2026-11-25T11:00:00+08:00')
const both = <T,>(first: T, now: T) => ({ first, now })
const unmarked = { backToBack: false, backToBackTwo: false, backToBackThree: false }
let made = 0
let id = ''

const sample = (live: Partial<BasketballLive>): BasketballMatch => ({
  id,
  feedId: id,
  leagueId: '1',
  leagueName: 'NBA',
  roundName: '常规赛',
  home: { id: 'h', name: '湖人', rank: 5, conference: '西部', ...unmarked },
  away: { id: 'a', name: '掘金', rank: 1, conference: '西部', ...unmarked, backToBackTwo: true },
  ...unmarked,
  kickOffAtMs: NOW,
  day: '2026-11-24',
  neutral: false,
  number: '周二302',
  lotteries: [],
  statusWords: { desc: '', value: 0, shortDesc: '' },
  live: { ...NOTHING_YET_IN_BASKETBALL, ...live },
  odds: {
    version: 1,
    company: 5,
    european: both({ home: 162, draw: 0, away: 220 }, { home: 162, draw: 0, away: 230 }),
    asian: both({ first: 96, line: 35_000, second: 90 }, { first: 92, line: 35_000, second: 94 }),
    overUnder: both(
      { first: 90, line: 2_265_000, second: 90 },
      { first: 90, line: 2_265_000, second: 90 },
    ),
  },
  video: false,
  cartoon: false,
})

const LOOK: BasketballLook = { lit: 'all', showRank: true, oddsType: 2 }

function show(
  live: Partial<BasketballLive> = {},
  look: Partial<BasketballLook> = {},
  homeName = '湖人',
) {
  id = `basketball${(made += 1)}`
  const plain = sample(live)
  const match = { ...plain, home: { ...plain.home, name: homeName } }
  theBasketballBoard.take([match], NOW)
  showPart(<BasketballRow match={match} look={{ ...LOOK, ...look }} />)
  return document.querySelector(`[data-match="${id}"]`)!
}
const push = (live: Partial<BasketballLive>) =>
  act(() =>
    theBasketballBoard.takeChange({
      matchId: id,
      asOfMs: Date.now(),
      live: { ...sample({}).live, version: 9, phase: 'quarter1', ...live },
    }),
  )
const basket = { kind: 'points', side: 'home', points: 2, atMs: NOW } as const

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  lookAgain()
})

test('the away team stands first, both are marked, and consecutive days are told', () => {
  const row = show()
  expect(row.textContent).toMatch(/掘金\[西1\]客背靠背.*湖人\[西5\]主/)
  expect(row.textContent).toContain('周二302')
  expect(row.querySelector('a')?.getAttribute('href')).toContain(`matchId=${id}`)
})

test('handicap with the water of the home side, total, and the winner away first', () => {
  const row = show()
  expect(row.textContent).toContain('让分主 -3.5 0.92降')
  expect(row.textContent).toContain('大小226.5')
  expect(row.textContent).toMatch(/胜负2\.30升.*1\.62/)
})

test('lines that the match has overtaken are closed', () => {
  const late = { phase: 'quarter4', secondsLeft: 7, runningFromMs: null } as const
  const row = show({ ...late, score: { home: 118, away: 109 } })
  expect(row.textContent).toContain('让分封盘')
  expect(row.textContent).toContain('大小封盘')
  const open = show({ ...late, secondsLeft: 60, score: { home: 112, away: 109 } })
  expect(open.textContent).toContain('让分主 -3.5')
  expect(open.textContent).toContain('大小226.5')
})

test.each([
  [1, /胜负.*让分.*大小/],
  [2, /让分.*大小.*胜负/],
  [3, /大小.*胜负.*让分/],
])('odds of kind %i stand first, the others follow in their turn', (oddsType, order) => {
  expect(show({}, { oddsType }).textContent).toMatch(order)
})

test('the rank is shown where the person wants it, also beside quarters', () => {
  expect(show({}, { showRank: false }).textContent).toContain('湖人主')
  const periods = [{ home: 28, away: 31 }]
  expect(show({ phase: 'quarter1', periods }).textContent).toContain('湖人[西5]主')
})

const begun: Partial<BasketballLive> = { phase: 'quarter1', periods: [{ home: 28, away: 31 }] }
const teamIn = (row: Element, side: 0 | 1) => row.querySelectorAll('[title]')[side]!.parentElement!

test('beside quarters a tag and a rank have the room of 客 and 主', () => {
  for (const live of [{}, begun]) expect(show(live).textContent).toContain('掘金[西1]客背靠背')
  for (const side of [0, 1] as const) {
    expect(teamIn(show(begun), side).className).toContain('crowded')
    expect(teamIn(show(), side).className).not.toContain('crowded')
    expect(teamIn(show(begun, { showRank: false }), side).className).not.toContain('crowded')
  }
})

test.each([
  ['湖人', '[西1]', '[西5]'],
  ['洛杉矶日落', '[西1]', '[西5]'],
  ['俄克拉荷马野火', '[西1]', '[西5]'],
  ['贝洛奥里藏特矿灯', '', ''],
])('beside quarters %s and the other have their ranks if both have room', (name, away, home) => {
  const row = show(begun, {}, name)
  expect(teamIn(row, 0).textContent).toContain(`掘金${away}客`)
  expect(teamIn(row, 1).textContent).toBe(`${name}${home}主`)
})

test('while it runs the quarters stand beside the sum and the clock runs down', () => {
  const row = show({
    phase: 'quarter2',
    secondsLeft: 300,
    runningFromMs: NOW,
    periods: [
      { home: 28, away: 31 },
      { home: 5, away: 4 },
    ],
    score: { home: 33, away: 35 },
  })
  expect(row.textContent).toContain('二 5:00')
  expect(row.textContent).toContain('31435')
  act(() => void vi.advanceTimersByTime(2000))
  expect(row.textContent).toContain('二 4:58')
})

test('a basket lights up for a moment, unless the person does not want it', () => {
  const row = show({ phase: 'quarter1', version: 3 })
  push({ score: { home: 2, away: 0 }, highlight: basket })
  expect(row.className).toContain('lm-goal')
  act(() => void vi.advanceTimersByTime(3700))
  expect(row.className).not.toContain('lm-goal')
})

test('points taken back are always told', () => {
  const row = show({ phase: 'quarter1', version: 3, score: { home: 4, away: 0 } }, { lit: 'none' })
  push({
    score: { home: 2, away: 0 },
    corrections: 1,
    highlight: { ...basket, kind: 'correction', player: '里弗斯' },
  })
  expect(row.textContent).toContain('更正 得分更正　-2 里弗斯')
})

test('plans on sale are counted in the row of a match that has not begun', () => {
  const row = show({ phase: 'scheduled' })
  expect(row.textContent).not.toContain('方案')
  act(() => takeExtras([{ matchId: id, followed: false, plans: 3 }]))
  expect(row.textContent).toContain('3 方案')
  push({ periods: [{ home: 2, away: 0 }] })
  expect(row.textContent).not.toContain('方案')
})

test('where plans are hidden, a row does not count them', () => {
  keepHostSetting({ hidden: ['plans'], brand: brandOf('2335001') })
  const row = show({ phase: 'scheduled' })
  act(() => takeExtras([{ matchId: id, followed: false, plans: 3 }]))
  expect(row.textContent).not.toContain('方案')
})

test('R-DATA-002 basketball has neither a film nor an animation, and its row says nothing of them', () => {
  expect(show().querySelector('[role=img][aria-label^=有]')).toBeNull()
})
