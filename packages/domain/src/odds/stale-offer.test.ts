import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'
import { expect, test } from 'vitest'
import { staleOffer, type StaleOffer } from './stale-offer.ts'

type Case = [string, number | undefined, number | null, FootballPhase, StaleOffer | null]

test.each<Case>([
  ['before play every price is of the present', undefined, null, 'scheduled', null],
  ['a price of before play, just after kick-off', undefined, null, 'firstHalf', 'beforePlay'],
  ['a company that never offers in play, after a goal', undefined, 300, 'secondHalf', 'beforePlay'],
  ['the same at half-time', undefined, 300, 'halfTime', 'beforePlay'],
  ['a price of play, while nothing has happened', 200, null, 'firstHalf', null],
  ['a price of before the goal', 200, 300, 'secondHalf', 'closed'],
  ['a price of the very moment of the goal', 300, 300, 'secondHalf', 'closed'],
  ['a price of after the goal', 301, 300, 'secondHalf', null],
  ['at half-time as in play', 200, 300, 'halfTime', 'closed'],
  ['once it is over the closing price stands', undefined, 300, 'finished', null],
])('%s', (_name, saidAtMs, eventAtMs, phase, stale) => {
  const highlight = { kind: 'goal', side: 'home', minute: 9, atMs: eventAtMs ?? 0 } as const
  const live = { phase, ...(eventAtMs !== null && { highlight }) }
  expect(staleOffer(saidAtMs === undefined ? {} : { saidAtMs }, live)).toBe(stale)
})

test.each([
  [299, 'closed'],
  [301, null],
])('a goal that was only stated closes as well: said at %i', (saidAtMs, stale) => {
  const live = { phase: 'secondHalf', brokenAtMs: 300 } as const
  expect(staleOffer({ saidAtMs }, live)).toBe(stale)
})
