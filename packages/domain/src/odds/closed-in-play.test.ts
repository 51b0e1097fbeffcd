import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'
import { expect, test } from 'vitest'
import { isClosedInPlay } from './closed-in-play.ts'

type Case = [string, number | undefined, number | null, FootballPhase, boolean]

test.each<Case>([
  ['before play nothing is closed', undefined, null, 'scheduled', false],
  ['a price of before play, in play', undefined, null, 'firstHalf', true],
  ['a price of play, while nothing has happened', 200, null, 'firstHalf', false],
  ['a price of before the goal', 200, 300, 'secondHalf', true],
  ['a price of the very moment of the goal', 300, 300, 'secondHalf', true],
  ['a price of after the goal', 301, 300, 'secondHalf', false],
  ['at half-time as in play', 200, 300, 'halfTime', true],
  ['once it is over the closing price stands', undefined, 300, 'finished', false],
])('%s', (_name, saidAtMs, eventAtMs, phase, closed) => {
  const highlight = { kind: 'goal', side: 'home', minute: 9, atMs: eventAtMs ?? 0 } as const
  const live = { phase, ...(eventAtMs !== null && { highlight }) }
  expect(isClosedInPlay(saidAtMs === undefined ? {} : { saidAtMs }, live)).toBe(closed)
})

test.each([
  [299, true],
  [301, false],
])('a goal that was only stated closes as well: said at %i', (saidAtMs, closed) => {
  const live = { phase: 'secondHalf', brokenAtMs: 300 } as const
  expect(isClosedInPlay({ saidAtMs }, live)).toBe(closed)
})
