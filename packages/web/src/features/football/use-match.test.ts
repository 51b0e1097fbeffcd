import type { MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { beforeEach, expect, test } from 'vitest'
import { aFootballMatch, aSecondHalf } from '#test/a-football-match.ts'
import { answer } from '#test/answers.ts'
import { pass } from '#test/pass.ts'
import { sampleOf } from '#test/sample.ts'
import { showHook } from '#test/show.tsx'
import { WATCHED_FROM_MS, watchTelevision } from '#test/watch-television.ts'
import { footballBoard } from '#features/match/football-board.ts'
import '#features/match/use-match-day.ts'
import { useEvents } from './use-match.ts'

let made = 0
let id: string

const goal = (seq: number, secondsAgo: number): MatchEvent => ({
  seq,
  kind: 'goal',
  side: 'home',
  minute: seq,
  atMs: Date.now() - secondsAgo * 1000,
  player: `射手 ${seq}`,
  score: { home: seq, away: 0 },
})

/** The page of a match whose row shows one goal; two fell. */
async function open(events: readonly MatchEvent[]) {
  const match = { id, live: aSecondHalf(2, 2), kickOffAtMs: WATCHED_FROM_MS - 60_000 }
  const { getMatchInfoById } = footballDetailGateway
  const { result } = showHook(
    () => useEvents(id),
    [
      answer(footballDetailGateway.getMatchEventByMatchIdList, {
        matches: [{ matchId: id, events: [...events] }],
      }),
      answer(getMatchInfoById, sampleOf(getMatchInfoById.output, match)),
    ],
  )
  await pass(0)
  return () => result.current.map(({ seq }) => seq)
}

/** A list of this visit has been on screen for longer than the delay. */
async function listedBefore() {
  const match = {
    ...aFootballMatch(id, { live: aSecondHalf(1, 1) }),
    kickOffAtMs: WATCHED_FROM_MS - 60_000,
  }
  footballBoard.take([match], Date.now())
  await pass(130_000)
  footballBoard.heardAt(Date.now())
}

watchTelevision()
beforeEach(() => {
  id = `told${(made += 1)}`
})

test('what happened before the moment television shows stands with the score at once', async () => {
  await listedBefore()
  const seen = await open([goal(1, 600), goal(2, 60)])
  expect(seen()).toEqual([1])
  await pass(119_000)
  expect(seen()).toEqual([1])
  await pass(2000)
  expect(seen()).toEqual([1, 2])
})

test('a goal that a late feed dates back waits for the score', async () => {
  await listedBefore()
  const seen = await open([goal(1, 600), goal(2, 150)])
  expect(seen()).toEqual([1])
})

test('where the score waits, everything does', async () => {
  const seen = await open([goal(1, 600)])
  expect(seen()).toEqual([])
  await pass(121_000)
  expect(seen()).toEqual([1])
})
