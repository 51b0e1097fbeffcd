import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import type { ListTab } from '@linmen/domain/match/list/match-list.ts'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultMatchSettings } from '#sport/match-settings.ts'
import { aFootballMatch } from '#test/a-football-match.ts'
import { useChosenList } from './use-chosen-list.ts'
import { footballSource } from './use-list-order.ts'

const live = aFootballMatch('chosen').live
const matches = [
  aFootballMatch('chosen1'),
  aFootballMatch('chosen2', { live: { ...live, phase: 'finished' } }),
  aFootballMatch('chosen3', { live: { ...live, phase: 'finished' } }),
]
const query = {
  data: matches,
  error: null,
  isPending: false,
  isFetching: false,
  dataUpdatedAt: 0,
  refetch: () => {},
}
interface Day {
  readonly matches: readonly FootballMatch[]
  readonly leagues: readonly { readonly id: string; readonly hot: boolean }[]
}
const followed = { ids: [], asking: false, list: undefined, query }

afterEach(() => void vi.useRealTimers())

test.each<[ListTab, string[]]>([
  ['all', ['chosen1', 'chosen2', 'chosen3']],
  ['scheduled', ['chosen1']],
  ['finished', ['chosen2', 'chosen3']],
  ['live', []],
  ['followed', ['chosen1', 'chosen2', 'chosen3']],
])('what the tab %s could list is told whatever the leagues chosen', (tab, ids) => {
  const choice = { tab, day: null, lottery: null, leagues: ['none'], hot: false }
  const { result } = renderHook(() =>
    useChosenList<FootballMatch, Day>(
      { choice, settings: defaultMatchSettings, today: '2026-11-16' },
      { source: footballSource, whole: { matches, leagues: [] }, query, followed },
    ),
  )
  expect(result.current.ofTab().map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['11:59', '2026-11-15', ['11-15 周日至今天', '11-16 今天']],
  ['12:00', '2026-11-16', ['11-16 今天', '11-15 周日']],
])('at %s the heads of the followed call the day of the calendar today', (time, today, heads) => {
  vi.useFakeTimers({ now: Date.parse(`2026-11-16T${time}:00+08:00`) })
  const at = (id: string, kickOff: string) =>
    aFootballMatch(id, { kickOffAtMs: Date.parse(`${kickOff}:00+08:00`) })
  const two = [at('early', '2026-11-16T10:30'), at('late', '2026-11-16T20:00')]
  const ids = two.map(({ id }) => id)
  const choice = { tab: 'followed' as const, day: null, lottery: null, leagues: null, hot: false }
  const { result } = renderHook(() =>
    useChosenList<FootballMatch, Day>(
      { choice, settings: defaultMatchSettings, today },
      {
        source: footballSource,
        whole: { matches: two, leagues: [] },
        query,
        followed: { ...followed, ids, list: { matches: two, leagues: [] } },
      },
    ),
  )
  expect([...result.current.heads!.values()]).toEqual(heads)
})

test('of the well-known leagues only, those of the day are listed', () => {
  const choice = { tab: 'all' as const, day: null, lottery: null, leagues: null, hot: true }
  const [first] = matches
  const leagues = [{ id: first!.leagueId, hot: false }]
  const shown = (day: Day) =>
    renderHook(() =>
      useChosenList<FootballMatch, Day>(
        { choice, settings: defaultMatchSettings, today: '2026-11-16' },
        { source: footballSource, whole: day, query, followed },
      ),
    ).result.current.ids.length
  expect(shown({ matches, leagues })).toBe(0)
  expect(shown({ matches, leagues: [{ id: first!.leagueId, hot: true }] })).toBeGreaterThan(0)
})
