import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aFootballMatch } from '#test/a-football-match.ts'

const NOW = 1_800_000_000_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  localStorage.setItem('linmen.shield', JSON.stringify({ delaySeconds: 60 }))
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  localStorage.clear()
})

/** The list as a page that was just loaded has it. */
async function load() {
  vi.resetModules()
  const { footballBoard } = await import('./football-board.ts')
  const take = (version: number, home: number) => {
    const score = { full: { home, away: 0 } }
    const live = { ...NOTHING_YET, version, phase: 'secondHalf' as const, score }
    const match = aFootballMatch('1', { live, kickOffAtMs: NOW - 3_600_000 })
    footballBoard.take([match], Date.now())
    return footballBoard.viewOf(match)
  }
  const goals = (view: ReturnType<typeof take>) => {
    const { syncing, live } = view.get()
    return syncing ? 'waits' : live.score.full.home
  }
  return { take, goals }
}

test('a row stands after a reload as television had it, and goes on one delay later', async () => {
  const first = await load()
  const row = first.take(1, 1)
  expect(first.goals(row)).toBe('waits')
  vi.advanceTimersByTime(60_000)
  expect(first.goals(row)).toBe(1)
  first.take(2, 2)
  dispatchEvent(new Event('pagehide'))

  const again = await load()
  const same = again.take(2, 2)
  expect(again.goals(same)).toBe(1)
  vi.advanceTimersByTime(59_999)
  expect(again.goals(same)).toBe(1)
  vi.advanceTimersByTime(1)
  expect(again.goals(same)).toBe(2)
})

test('a row that waited when the page was left waits again', async () => {
  const first = await load()
  first.take(1, 1)
  dispatchEvent(new Event('pagehide'))
  const again = await load()
  expect(again.goals(again.take(1, 1))).toBe('waits')
})
