import { expect, test } from 'vitest'
import type { OddsTick } from '#sport/odds.ts'
import { oddsAt, type OddsState } from '#odds/odds-at.ts'

const line = { first: 90, line: 0, second: 96 }
const tick = (company: number, seq: number, atMs: number, home = 200 + seq): OddsTick => ({
  matchId: '1',
  company,
  seq,
  atMs,
  european: { home, draw: 320, away: 340 },
  asian: line,
  overUnder: line,
})

/** `6:1-3` is company 6, first number 1, newest 3. */
const spoken = (state: OddsState) =>
  [...state].map(([company, { first, now }]) => `${company}:${first.seq}-${now.seq}`).toSorted()

test.each<[string, OddsTick[], number, string[]]>([
  ['nobody has spoken', [tick(6, 1, 100)], 99, []],
  ['an offer stands from its own moment on', [tick(6, 1, 100)], 100, ['6:1-1']],
  ['the newest number stands', [tick(6, 1, 100), tick(6, 2, 200)], 250, ['6:1-2']],
  ['what comes later is not known yet', [tick(6, 1, 100), tick(6, 2, 200)], 199, ['6:1-1']],
  ['heard in the wrong order', [tick(6, 2, 200), tick(6, 1, 100)], 250, ['6:1-2']],
  ['heard twice', [tick(6, 1, 100), tick(6, 1, 100)], 250, ['6:1-1']],
  ['companies apart', [tick(6, 1, 100), tick(3, 1, 150), tick(3, 2, 160)], 170, ['3:1-2', '6:1-1']],
  ['numbers count, not clocks', [tick(6, 3, 100), tick(6, 2, 150)], 200, ['6:2-3']],
  ['two offers of one moment', [tick(6, 2, 100), tick(6, 1, 100)], 100, ['6:1-2']],
])('%s', (_name, ticks, atMs, expected) => {
  expect(spoken(oddsAt(ticks, atMs))).toEqual(expected)
})

test('of two offers with one number the first that was heard counts', () => {
  const ticks = [tick(6, 1, 100, 210), tick(6, 1, 100, 250)]
  expect(oddsAt(ticks, 100).get(6)!.now.european.home).toBe(210)
})
