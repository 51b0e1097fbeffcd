import { expect, test } from 'vitest'
import type { Counted, DepthBody, DepthRecord } from './depth.ts'
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
const box = (playerId: string, onCourt = true): DepthBody => ({
  kind: 'box',
  side: 'home',
  playerId,
  player: '霍尔姆',
  starter: true,
  onCourt,
  figures: {},
})
const text = (counts?: readonly Counted[]): DepthBody => ({
  kind: 'text',
  clock: '第4节 00:00',
  side: null,
  text: '全场比赛结束',
  important: true,
  score: { home: 101, away: 99 },
  ...(counts && { counts }),
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

test('text counts until the final lines do', () => {
  const counting = told(1, 1, text([{ playerId: '7', figure: 'steals' }]))
  const playing = [counting, told(1, 1, box('7')), told(1, 2, box('8', false))]
  expect(newestStates(playing)).toEqual(playing)
  const over = [...playing, told(2, 3, box('7', false))]
  expect(newestStates(over)).toEqual([told(1, 1, text()), over[2], over[3]])
})
