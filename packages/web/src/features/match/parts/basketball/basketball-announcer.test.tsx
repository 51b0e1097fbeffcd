import type { BasketballMatch } from '@linmen/contract/match/basketball-day.schemas.ts'
import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultMatchSettings, type MatchSettings } from '#sport/match-settings.ts'
import { theBasketballBoard } from '#features/match/basketball-board.ts'
import { aBasketballLive } from '#test/a-basketball-live.ts'
import { BasketballAnnouncer } from './basketball-announcer.tsx'

const NOW = Date.parse('2026-11-25T11:00:00+08:00')
const rested = { backToBack: false, backToBackTwo: false, backToBackThree: false }
let made = 0
let id = ''

function show(settings: Partial<MatchSettings> = {}) {
  id = `heard${(made += 1)}`
  const match: BasketballMatch = {
    ...{ id, feedId: id, leagueId: '1', leagueName: 'NBA', roundName: '常规赛' },
    home: { id: 'h', name: '湖人', ...rested },
    away: { id: 'a', name: '掘金', ...rested },
    ...rested,
    ...{ kickOffAtMs: NOW, day: '2026-11-24', neutral: false, number: null, lotteries: [] },
    statusWords: { desc: '', value: 1, shortDesc: '' },
    live: aBasketballLive,
    ...{ odds: null, video: false, cartoon: false },
  }
  theBasketballBoard.take([match], NOW)
  const wanted = { ...defaultMatchSettings, ...settings }
  render(<BasketballAnnouncer ids={new Set([id])} settings={wanted} />)
}
const push = (live: Partial<BasketballLive>) =>
  act(() => {
    theBasketballBoard.takeChange({
      matchId: id,
      asOfMs: NOW,
      live: { ...aBasketballLive, version: 9, ...live },
    })
    vi.advanceTimersByTime(0)
  })
const bar = () => document.querySelector('[data-news]')

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

test('the end of a quarter out of sight is shown, away team first', () => {
  show()
  push({ pause: true })
  expect(bar()?.textContent).toBe('第3节结束掘金6966湖人')
})

test('baskets and beginnings are not: they would never stop', () => {
  show()
  push({ score: { home: 68, away: 69 } })
  push({ version: 10, phase: 'quarter4' })
  expect(bar()).toBeNull()
})

test('who wants no highlight sees none', () => {
  show({ goalTip: [1] })
  push({ pause: true })
  expect(bar()).toBeNull()
})
