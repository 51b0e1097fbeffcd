import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_SCORE, rankAmong, toolRecord, wilson } from './tool-record.ts'

const score = (hits: number, matches: number) => ({
  ...{ hits, matches, chanceSum: 5000 * matches, backtested: 0 },
  untilMs: 7,
})

test('nothing settled has no rate, and says so', () => {
  expect(toolRecord('kelly', NO_SCORE)).toMatchObject({ matches: 0, rate: null, untilMs: null })
})

test.each([
  ['too few', score(8, 10), '场数还少，区间很宽'],
  ['as the market', score(50, 100), '区间包含市场概率，差别可能只是运气'],
  ['above the market', score(80, 100), '区间在市场概率之上'],
  ['below the market', score(20, 100), '区间在市场概率之下'],
] as const)('%s', (_name, settled, verdict) => {
  expect(toolRecord('kelly', settled).verdict).toBe(verdict)
})

test('what was tried afterwards is counted apart, and the base is the mean chance', () => {
  const record = toolRecord('radar', { ...score(1, 2), chanceSum: 9000, backtested: 1 })
  expect(record).toMatchObject({ backtested: 1, rate: 50, base: 45, untilMs: 7 })
})

test('the interval holds the share and stays within 0 and 100', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (n, at) => {
        const hits = Math.round(n * at)
        const [low, high] = wilson(hits, n)
        expect(low).toBeGreaterThanOrEqual(-1e-9)
        expect(high).toBeLessThanOrEqual(100 + 1e-9)
        expect(low).toBeLessThanOrEqual((100 * hits) / n + 1e-9)
        expect(high).toBeGreaterThanOrEqual((100 * hits) / n - 1e-9)
      },
    ),
  )
})

test.each([
  [5, [], 50],
  [5, [1, 2, 3, 4], 100],
  [1, [2, 3], 0],
  [2, [1, 2, 3], 50],
])('strength %d among %j is place %d', (strength, latest, place) => {
  expect(rankAmong(strength, latest)).toBe(place)
})
