import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import type { FootballDay } from '@linmen/contract/match/football.schemas.ts'
import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clock } from '#kit/clock.ts'
import { readGateway } from '#kit/read.ts'
import { listedMeanwhile, takeListed } from '#features/match-parts/use-listed-match.ts'
import { matchQuery } from './football.queries.ts'
import { listedFootball } from './listed-match.ts'

const AS_OF = Date.parse('2026-11-25T21:35:00+08:00')
const stands = (version: number, home: number) => ({
  ...NOTHING_YET,
  version,
  phase: 'secondHalf' as const,
  score: { full: { home, away: 1 }, half: { home: 1, away: 0 } },
})
const day = (asOfMs: number, live = stands(8, 2)): FootballDay => ({
  date: '2026-11-25',
  asOfMs,
  leagues: [{ id: '12', name: '英超', letter: 'Y', colour: '#123456', hot: true }],
  matches: [
    {
      id: '7',
      feedId: '7',
      leagueId: '12',
      home: { id: '1', name: '曼城', rank: 3 },
      away: { id: '2', name: '多特蒙德' },
      kickOffAtMs: AS_OF - 3_600_000,
      neutral: false,
      ...{ video: false, cartoon: false },
      number: '周三001',
      lotteries: [],
      statusWords: { desc: '', value: 1, shortDesc: '' },
      live,
      odds: null,
    },
  ],
})
const { queryKey } = matchQuery('7')
let client: QueryClient
const list = (company: number, answer: FootballDay) =>
  client.setQueryData(
    readGateway(footballGateway.getMatchListByDate, { date: '2026-11-25', company }).queryKey,
    answer,
  )
const taken = () => {
  takeListed(client, listedFootball('7'))
  return client.getQueryData<MatchInfo>(queryKey)
}

beforeEach(() => {
  client = new QueryClient()
  vi.spyOn(clock, 'nowMs').mockReturnValue(AS_OF + 120_000)
})
afterEach(() => void vi.restoreAllMocks())

test('a match nobody opened stands as the list showed it, as old as the list', () => {
  list(6, day(AS_OF))
  expect(taken()).toMatchObject({
    leagueName: '英超',
    home: { name: '曼城', rank: 3 },
    away: { name: '多特蒙德', rank: null },
    live: { score: { full: { home: 2, away: 1 } } },
    venue: null,
  })
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(AS_OF)
})

test('a list is never newer than the device believes it to be', () => {
  const behindMs = AS_OF - 60 * 86_400_000
  vi.mocked(clock.nowMs).mockReturnValue(behindMs)
  list(6, day(AS_OF))
  expect(taken()).toMatchObject({ home: { name: '曼城' } })
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(behindMs)
})

test('of several lists the newest counts', () => {
  list(6, day(AS_OF))
  list(8, day(AS_OF + 60_000, stands(9, 3)))
  expect(taken()?.live.score.full.home).toBe(3)
})

test('what the page knows stays, with the newer score', () => {
  const held = { id: '7', roundName: '第 5 轮', live: stands(4, 1) } as MatchInfo
  client.setQueryData(queryKey, held)
  list(6, day(AS_OF))
  expect(taken()).toMatchObject({ roundName: '第 5 轮', live: { version: 8 } })
})

test('a newer page is not set back, and without a list there is nothing', () => {
  expect(taken()).toBeUndefined()
  const held = { id: '7', live: stands(20, 4) } as MatchInfo
  client.setQueryData(queryKey, held)
  list(6, day(AS_OF))
  expect(taken()).toBe(held)
})

test('until its own answer has come a match stands as the newest list shows it, and nothing is written', () => {
  list(6, day(AS_OF - 60_000, stands(7, 1)))
  list(8, day(AS_OF))
  expect(listedMeanwhile(client, listedFootball('7'))).toMatchObject({
    home: { name: '曼城' },
    live: { score: { full: { home: 2, away: 1 } } },
  })
  expect(listedMeanwhile(client, listedFootball('8'))).toBeUndefined()
  expect(client.getQueryData(queryKey)).toBeUndefined()
})
