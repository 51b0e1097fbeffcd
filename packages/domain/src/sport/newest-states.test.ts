import { expect, test } from 'vitest'
import type { DepthBody, DepthRecord } from './depth.ts'
import { newestStates } from './newest-states.ts'

const told = (atMs: number, seq: number, body: DepthBody): DepthRecord => ({
  matchId: 'm',
  atMs,
  seq,
  ...body,
})
const figures = (period: 'all' | 'first'): DepthBody => ({
  kind: 'statistics',
  period,
  figures: {},
})
const box = (playerId: string): DepthBody => ({
  kind: 'box',
  side: 'home',
  playerId,
  player: '霍尔姆',
  starter: true,
  onCourt: true,
  figures: {},
})
const momentum: DepthBody = { kind: 'momentum', minute: 1, value: 5 }

test('of a state only the newest word is left, whatever the order of the words', () => {
  const records = [
    told(2, 3, figures('all')),
    told(1, 1, figures('all')),
    told(2, 2, figures('all')),
  ]
  expect(newestStates(records)).toEqual([records[0]])
})

test('every period and every player has a state of its own', () => {
  const records = [
    told(1, 1, figures('all')),
    told(1, 2, figures('first')),
    told(1, 1, box('7')),
    told(1, 2, box('8')),
    told(2, 3, box('7')),
  ]
  expect(newestStates(records)).toEqual([records[0], records[1], records[3], records[4]])
})

test('what is no state stays as often as it was told', () => {
  const records = [told(1, 1, momentum), told(2, 2, momentum)]
  expect(newestStates(records)).toEqual(records)
})
