import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { aFootballMatch } from '#test/a-football-match.ts'
import { footballBoard } from './football-board.ts'
import { footballDayQuery, prepareDay } from './use-match-day.ts'

const AS_OF = 1_800_000_000_000
const DAY = '2026-11-16'

test('a day that was asked for is on the board before it is drawn, to its last match', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const matches = Array.from({ length: 90 }, (_, at) => aFootballMatch(`m${at}`))
  const day = { date: DAY, asOfMs: AS_OF, leagues: [], matches }
  queries.setQueryData(footballDayQuery(DAY, 6).queryKey, day)
  const seen: string[] = []
  const stop = footballBoard.asOf.subscribe(() => seen.push('heard'))
  await prepareDay(queries, DAY, 6)
  stop()
  expect(footballBoard.asOf.get()).toBe(AS_OF)
  expect(seen).toEqual(['heard'])
  expect(footballBoard.viewOf(aFootballMatch('m89')).get().match).toBe(matches[89])
})

test('a day that could not be asked for leaves the board as it was', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const before = footballBoard.asOf.get()
  await prepareDay(queries, '2026-11-17', 6)
  vi.unstubAllGlobals()
  expect(footballBoard.asOf.get()).toBe(before)
})
