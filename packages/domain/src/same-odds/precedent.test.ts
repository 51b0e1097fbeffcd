import { describe, expect, test } from 'vitest'
import type { MatchSheet } from '#sport/fixture.ts'
import type { OddsTick } from '#sport/odds.ts'
import { precedentMark, precedentsOf, priceRanges } from './precedent.ts'

const KICK_OFF_MS = 1000
const NONE = { first: 0, line: 0, second: 0 }
const EUROPEAN = { home: 200, draw: 330, away: 380 }

const ended = (home: number, away: number, rest: Partial<MatchSheet> = {}) =>
  ({
    fixture: { id: '1', sport: 'football', kickOffAtMs: KICK_OFF_MS },
    result: { phase: 'finished', full: { home, away } },
    closing: null,
    ...rest,
  }) as MatchSheet

const tick = (company: number, seq: number, rest: Partial<OddsTick> = {}): OddsTick => ({
  ...{ matchId: '1', company, seq, atMs: seq },
  ...{ european: EUROPEAN, asian: NONE, overUnder: NONE },
  ...rest,
})
const asian = (line: number) => ({ asian: { first: 90, line, second: 96 } })
const total = (line: number) => ({ overUnder: { first: 92, line, second: 94 } })

const outcomes = (sheet: MatchSheet, ticks: OddsTick[]) =>
  precedentsOf(sheet, ticks).map(({ market, outcome }) => [market, outcome])

describe('what a match adds to the history', () => {
  test.each([
    [2, 1, 2],
    [1, 1, 0],
    [0, 1, -2],
  ])('%i:%i is result %i', (home, away, outcome) => {
    expect(outcomes(ended(home, away), [tick(6, 1)])).toEqual([['european', outcome]])
  })

  // The line is what home gives.
  test.each([
    [1, 0, 5000, 2],
    [1, 0, 7500, 1],
    [1, 0, 10_000, 0],
    [1, 0, 12_500, -1],
    [1, 0, 15_000, -2],
    [0, 1, -12_500, 1],
  ])('%i:%i at a line of %i is %i for home', (home, away, line, outcome) => {
    const [, line1] = outcomes(ended(home, away), [tick(6, 1, asian(line))])
    expect(line1).toEqual(['asian', outcome])
  })

  test.each([
    [2, 1, 25_000, 2],
    [1, 1, 22_500, -1],
    [2, 1, 27_500, 1],
    [1, 1, 20_000, 0],
  ])('%i:%i at a total of %i is %i for over', (home, away, line, outcome) => {
    const [, line1] = outcomes(ended(home, away), [tick(6, 1, total(line))])
    expect(line1).toEqual(['overUnder', outcome])
  })

  test('each company counts with its last offer before kick-off', () => {
    const late = tick(6, 3, { atMs: KICK_OFF_MS + 1, european: { ...EUROPEAN, home: 110 } })
    const moved = tick(6, 2, { european: { ...EUROPEAN, home: 210 } })
    const found = precedentsOf(ended(1, 0), [tick(6, 1), moved, late, tick(2, 1)])
    expect(found.map(({ company, prices }) => [company, prices[0]])).toEqual([
      [6, 210],
      [2, 200],
    ])
  })

  test('a market that cannot be read in the last offer is taken from the one before', () => {
    const last = tick(6, 2, { european: { home: 0, draw: 0, away: 0 }, ...asian(5000) })
    expect(outcomes(ended(1, 0), [tick(6, 1), last])).toEqual([
      ['european', 2],
      ['asian', 2],
    ])
  })

  test('where no offers are on record the closing prices of the result stand for the main company', () => {
    const closing = { european: EUROPEAN, asian: NONE, overUnder: NONE }
    expect(precedentsOf(ended(0, 0, { closing }), [])).toEqual([
      { company: 6, market: 'european', prices: [200, 330, 380], outcome: 0 },
    ])
  })

  test('what was not played to its end, basketball, and a line nobody can settle add nothing', () => {
    const off = ended(0, 0, { result: { phase: 'postponed', full: { home: 0, away: 0 } } as never })
    const other = ended(1, 0, { fixture: { ...ended(0, 0).fixture, sport: 'basketball' } })
    expect([precedentsOf(off, [tick(6, 1)]), precedentsOf(other, [tick(6, 1)])]).toEqual([[], []])
    expect(outcomes(ended(1, 0), [tick(6, 1, asian(3333))])).toEqual([['european', 2]])
  })
})

test('a line is met exactly, prices within the room', () => {
  expect(priceRanges([200, 330, 380], 'european', 5)).toEqual([
    { low: 195, high: 205 },
    { low: 325, high: 335 },
    { low: 375, high: 385 },
  ])
  expect(priceRanges([5000, 90, 96], 'asian', 5)[0]).toEqual({ low: 5000, high: 5000 })
})

test.each([
  ['european', -2, '负'],
  ['asian', -1, '输半'],
  ['asian', 0, '走'],
  ['overUnder', 1, '大半'],
  ['overUnder', 2, '大'],
] as const)('%s %i reads %s', (market, outcome, mark) => {
  expect(precedentMark(market, outcome)).toBe(mark)
})
