import { expect, test } from 'vitest'
import { legendOf, shownMarket } from './shown-market.ts'

const KICK_OFF = 1000

test.each([
  ['before kick-off it is the latest', 'before', null, KICK_OFF - 1, 'latest'],
  ['from kick-off on it is the closing one', 'before', null, KICK_OFF, 'closing'],
  ['a match long over has a closing market too', 'before', null, 9 * KICK_OFF, 'closing'],
  ['turned back it is an earlier one', 'before', KICK_OFF - 5, KICK_OFF, 'earlier'],
  ['play is a market of its own', 'inPlay', null, 2 * KICK_OFF, 'inPlay'],
  ['at any moment of it', 'inPlay', KICK_OFF + 1, 2 * KICK_OFF, 'inPlay'],
] as const)('%s', (_, period, atMs, nowMs, shown) => {
  expect(shownMarket({ period, atMs, kickOffAtMs: KICK_OFF, nowMs })).toBe(shown)
})

test('the legend of the table says the same as the slider, and during play who is in', () => {
  expect(legendOf('latest', 20)).toBe('上即时　下初盘')
  expect(legendOf('closing', 20)).toBe('上终盘　下初盘')
  expect(legendOf('earlier', 20)).toBe('上所选　下初盘')
  expect(legendOf('inPlay', 13)).toBe('13 家滚球　下赛前初盘')
})
