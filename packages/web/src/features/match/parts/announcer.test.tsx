import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import type { Highlight, MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultMatchSettings, type MatchSettings } from '#sport/match-settings.ts'
import { changeShield } from '#sport/shield/shield.ts'
import { setStar } from '#features/match/follow/follow-store.ts'
import { footballBoard } from '#features/match/football-board.ts'
import { Announcer } from './announcer.tsx'

const NOW = Date.parse('2026-11-25T05:12:30+08:00')
/** What comes within one is shown together. */
const SECOND = 1000
let made = 0
let version = 1

const playing = { ...NOTHING_YET, phase: 'secondHalf' as const }
const match = (home: string, away: string): FootballMatch => ({
  id: `told${(made += 1)}`,
  feedId: 'f',
  leagueId: '11',
  home: { id: 'h', name: home },
  away: { id: 'a', name: away },
  kickOffAtMs: NOW - 4_200_000,
  neutral: false,
  ...{ video: false, cartoon: false },
  number: null,
  lotteries: [],
  statusWords: { desc: '', value: 1, shortDesc: '' },
  live: { ...playing, version: 1 },
  odds: null,
})
let [one, two, three] = trio()

function trio() {
  return [
    match('伦敦竞技', '利兹流浪'),
    match('曼城', '多特蒙德'),
    match('皇家马德里', '本菲卡'),
  ] as const
}

function show(settings: Partial<MatchSettings> = {}) {
  ;[one, two, three] = trio()
  footballBoard.take([one, two, three], NOW)
  const ids = new Set([one, two, three].map(({ id }) => id))
  const listed = (only: ReadonlySet<string>) => (
    <Announcer ids={only} settings={{ ...defaultMatchSettings, ...settings }} />
  )
  const { rerender } = render(listed(ids))
  return { keepOnly: ({ id }: FootballMatch) => rerender(listed(new Set([id]))) }
}
const push = ({ id }: FootballMatch, kind: Highlight['kind'], live: Partial<MatchLive>) =>
  act(() => {
    footballBoard.takeChange({
      matchId: id,
      asOfMs: Date.now(),
      live: {
        ...playing,
        version: (version += 1),
        highlight: { kind, side: 'home', minute: 67, player: '霍尔姆', atMs: Date.now() },
        ...live,
      },
    })
    vi.advanceTimersByTime(SECOND)
  })
const scores = (of: FootballMatch, home = 1) =>
  push(of, 'goal', { score: { full: { home, away: 0 } } })
const bar = () => document.querySelector<HTMLAnchorElement>('[data-news]')
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  changeShield({ on: false, delaySeconds: 0, revealed: {} })
  pass(200_000)
  vi.useRealTimers()
})

test('a goal out of sight is shown with its minute, names and score, and leads to the match', () => {
  show()
  scores(one)
  expect(bar()?.textContent).toContain("进球　67' 霍尔姆")
  expect(bar()?.textContent).toContain('伦敦竞技10利兹流浪')
  expect(bar()?.href).toContain(`matchId=${one.id}`)
  pass(5999 - SECOND)
  expect(bar()).not.toBeNull()
  pass(1)
  expect(bar()).toBeNull()
})

test('the newest takes the place of the others and counts them', () => {
  show()
  scores(one)
  scores(two)
  scores(three)
  expect(document.querySelectorAll('[data-news]')).toHaveLength(1)
  expect(bar()?.textContent).toMatch(/皇家马德里.*\+2$/)
})

test('where the clock is set back by days the next goal comes within a second', () => {
  show()
  scores(one)
  vi.setSystemTime(NOW - 10 * 86_400_000)
  scores(two)
  expect(bar()?.textContent).toContain('曼城')
})

test('a goal in a row that is seen is shown by the row alone', () => {
  show()
  const row = document.body.appendChild(document.createElement('div'))
  row.dataset['match'] = one.id
  row.getBoundingClientRect = () => new DOMRect(0, 300, 375, 82)
  scores(one)
  expect(bar()).toBeNull()
  row.getBoundingClientRect = () => new DOMRect(0, -200, 375, 82)
  scores(one, 2)
  expect(bar()).not.toBeNull()
  row.remove()
})

const sentOff = { redCards: { home: 1, away: 0 } }

test('a red card and a goal taken back are shown too', () => {
  show()
  push(three, 'redCard', sentOff)
  expect(bar()?.textContent).toContain("红牌　67' 霍尔姆")
  scores(one)
  push(one, 'correction', { corrections: 1 })
  expect(bar()?.textContent).toContain('更正')
})

test('nothing is shown where the settings call for no highlight', () => {
  show({ goalTip: [1], redCardTip: [] })
  push(three, 'redCard', sentOff)
  scores(two)
  expect(bar()).toBeNull()
})

test('who wants followed matches only is told of those', () => {
  show({ tipForFocusMatchesOnly: true })
  scores(two)
  expect(bar()).toBeNull()
  setStar(two.id, true)
  scores(two, 2)
  expect(bar()).not.toBeNull()
})

test('the shield keeps goals away, also one that is being shown', () => {
  show()
  scores(two)
  expect(bar()).not.toBeNull()
  act(() => changeShield({ on: true }))
  expect(bar()).toBeNull()
  scores(three)
  expect(bar()).toBeNull()
})

test('R-APPSTART-008 a device that cannot play the sound is noted, and the goal is shown all the same', () => {
  const noted = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const silent = class {
    constructor() {
      throw new Error('no audio device')
    }
  }
  vi.stubGlobal('AudioContext', silent)
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive: true },
    configurable: true,
  })
  show({ goalTip: [1, 2, 3] })
  scores(two)
  expect(bar()?.textContent).toContain('曼城')
  expect(noted.mock.calls.flat().every((text) => String(text).includes('no sound'))).toBe(true)
  expect(document.querySelector('[role="alert"], dialog')).toBeNull()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a goal is shown when television shows it', () => {
  show()
  act(() => changeShield({ delaySeconds: 30 }))
  pass(31_000)
  scores(two)
  expect(bar()).toBeNull()
  pass(30_000)
  expect(bar()?.textContent).toContain('曼城')
})

test('what a filter takes from the list takes its news along', () => {
  const { keepOnly } = show()
  scores(one)
  expect(bar()).not.toBeNull()
  keepOnly(two)
  expect(bar()).toBeNull()
})
