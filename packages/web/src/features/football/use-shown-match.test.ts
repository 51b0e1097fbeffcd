import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import type { FootballDay } from '@linmen/contract/match/football.schemas.ts'
import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aFootballMatch, aSecondHalf } from '#test/a-football-match.ts'
import { answer, waiting } from '#test/answers.ts'
import { pass } from '#test/pass.ts'
import { sampleOf } from '#test/sample.ts'
import { showHook } from '#test/show.tsx'
import { changeShield } from '#sport/shield/shield.ts'
import type { ShownBefore } from '#sport/shield/shown-before.ts'
import { useSecondsLeft } from '#sport/shield/tv-delay.ts'
import { footballBoard } from '#features/match/football-board.ts'
import { useListedMatch } from '#features/match-parts/parts/public.ts'
import { footballDayQuery } from '#features/match/use-match-day.ts'
import { listedFootball } from './listed-match.ts'
import { useShownMatch } from './use-shown-match.ts'

const kept = vi.hoisted(() => ({
  of: vi.fn<ShownBefore<MatchLive>['of']>(),
  keep: vi.fn<ShownBefore<MatchLive>['keep']>(() => () => {}),
}))
vi.mock('#sport/shield/shown-before.ts', () => ({ shownBefore: () => kept }))

const HOUR_MS = 3_600_000
// The board goes on between tests, so each has an hour of its own.
let startMs = 1_800_000_000_000
let made = 0
let id: string

const listed = (version: number, home: number) => {
  const match = {
    ...aFootballMatch(id, { live: aSecondHalf(version, home) }),
    kickOffAtMs: startMs - 60_000,
  }
  footballBoard.take([match], Date.now())
  return { date: '', asOfMs: Date.now(), leagues: [], matches: [match] } satisfies FootballDay
}
const { getMatchInfoById } = footballDetailGateway

/** Opens the page of the match from a list; its own answer is there at once, or never comes. */
async function open(day: FootballDay, own: MatchLive | null = aSecondHalf(3, 2)) {
  const usePage = () => {
    const client = useQueryClient()
    useState(() => client.setQueryData(footballDayQuery('2026-11-25', 5).queryKey, day))
    useListedMatch(own === null, listedFootball(id))
    return { ...useShownMatch(id), seconds: useSecondsLeft(id) }
  }
  const told = { id, roundName: '第 5 轮', kickOffAtMs: day.matches[0]!.kickOffAtMs }
  const { result } = showHook(usePage, [
    own
      ? answer(getMatchInfoById, sampleOf(getMatchInfoById.output, { ...told, live: own }))
      : waiting(getMatchInfoById),
  ])
  const first = seen(result.current)
  await pass(0)
  return { first, now: () => seen(result.current), page: () => result.current }
}
const seen = ({ veil, match }: ReturnType<typeof useShownMatch>) =>
  veil ?? match.data?.live.score.full.home

beforeEach(() => {
  vi.useFakeTimers({ now: (startMs += HOUR_MS) })
  id = `shown${(made += 1)}`
})
afterEach(() => {
  kept.of.mockReset()
  changeShield({ on: false, delaySeconds: 0 })
  vi.useRealTimers()
})

test('a match whose row waits for television waits on its page too, for the same moment', async () => {
  changeShield({ delaySeconds: 120 })
  const day = listed(1, 1)
  await pass(20_000)
  const { first, now, page } = await open(day)
  expect([first, now()]).toEqual(['sync', 'sync'])
  await pass(1000)
  expect(page().seconds).toBe(99)
  await pass(98_000)
  expect(now()).toBe('sync')
  await pass(2000)
  expect(now()).toBe(1)
  await pass(20_000)
  expect(now()).toBe(2)
})

test('what a row shows already is shown on the page at once, with what else is known of the match', async () => {
  changeShield({ delaySeconds: 120 })
  const day = listed(1, 1)
  await pass(130_000)
  footballBoard.heardAt(Date.now())
  const { first, now, page } = await open(day)
  expect([first, now()]).toEqual([1, 1])
  expect(page().match.data?.roundName).toBe('第 5 轮')
  await pass(119_000)
  expect(now()).toBe(1)
  await pass(1000)
  expect(now()).toBe(2)
})

test('without a network a match is not told before its row, however old the list is', async () => {
  changeShield({ delaySeconds: 120 })
  const { now } = await open({ ...listed(1, 1), asOfMs: startMs - 600_000 }, null)
  expect(now()).toBe('sync')
  await pass(119_000)
  expect(now()).toBe('sync')
  await pass(2000)
  expect(now()).toBe(1)
})

test('without a network a newer list waits its own time behind the row', async () => {
  changeShield({ delaySeconds: 120 })
  listed(1, 1)
  await pass(60_000)
  const { now } = await open({ ...listed(2, 2), asOfMs: startMs - 600_000 }, null)
  await pass(59_000)
  expect(now()).toBe('sync')
  await pass(2000)
  expect(now()).toBe(1)
  await pass(60_000)
  expect(now()).toBe(2)
})

test('a row of a list that was left long ago is not taken for television', async () => {
  changeShield({ delaySeconds: 15 })
  const day = listed(1, 1)
  await pass(30 * 60_000)
  const { now } = await open(day)
  expect(now()).toBe('sync')
  await pass(15_000)
  expect(now()).toBe(2)
})

test('a page that is loaded again shows at once what it had shown', async () => {
  changeShield({ delaySeconds: 120 })
  const match = aFootballMatch(id, { live: aSecondHalf(1, 1), kickOffAtMs: startMs - 60_000 })
  const day = { date: '', asOfMs: 0, leagues: [], matches: [match] }
  vi.mocked(kept.of).mockImplementation((matchId) =>
    matchId === id ? aSecondHalf(2, 1) : undefined,
  )
  const { now } = await open(day)
  expect(now()).toBe(1)
  expect(kept.of).toHaveBeenCalledWith(id, expect.objectContaining({ version: 3 }))
  await pass(119_000)
  expect(now()).toBe(1)
  await pass(1000)
  expect(now()).toBe(2)
})

test('what the page of a match shows is kept as soon as television has shown it', async () => {
  changeShield({ delaySeconds: 15 })
  const match = aFootballMatch(id, { live: aSecondHalf(1, 1), kickOffAtMs: startMs - 60_000 })
  await open({ date: '', asOfMs: 0, leagues: [], matches: [match] })
  const shown = () => vi.mocked(kept.keep).mock.calls.flatMap(([states]) => [...states()])
  expect(shown().filter(([matchId]) => matchId === id)).toEqual([])
  await pass(15_000)
  expect(shown().filter(([matchId]) => matchId === id)).toEqual([[id, aSecondHalf(3, 2)]])
})
