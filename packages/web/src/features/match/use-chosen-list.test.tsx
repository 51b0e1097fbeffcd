import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import type { ListTab } from '@linmen/domain/match/match-list.ts'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultMatchSettings } from '#kit/match-settings.ts'
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
const followed = { ids: [], asking: false, list: undefined, query }

test.each<[ListTab, string[]]>([
  ['all', ['chosen1', 'chosen2', 'chosen3']],
  ['scheduled', ['chosen1']],
  ['finished', ['chosen2', 'chosen3']],
  ['live', []],
  ['followed', ['chosen1', 'chosen2', 'chosen3']],
])('what the tab %s could list is told whatever the leagues chosen', (tab, ids) => {
  const choice = { tab, day: null, lottery: null, leagues: ['none'] }
  const { result } = renderHook(() =>
    useChosenList<FootballMatch, { matches: readonly FootballMatch[] }>(
      { choice, settings: defaultMatchSettings, today: '2026-11-16' },
      { source: footballSource, whole: { matches }, query, followed },
    ),
  )
  expect(result.current.ofTab().map(({ id }) => id)).toEqual(ids)
})
