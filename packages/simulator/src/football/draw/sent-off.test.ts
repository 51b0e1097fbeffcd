import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { expectLongerPrices, expectTenMenWorse } from '#test/sent-off-calibration.ts'
import { drawFull, drawMatch } from './match-draw.ts'
import { drawDiscipline, halfShares, strengthIn, STRONGEST, type SentOff } from './sent-off.ts'

describe('how strong sides are in a minute', () => {
  const cases: [string, SentOff, number, number, number][] = [
    ['nobody is off', { home: [], away: [] }, 90, 1, 1],
    ['in the very minute', { home: [30], away: [] }, 30, 1, 1],
    ['with ten men', { home: [30], away: [] }, 31, 0.67, 1.4],
    ['with nine', { home: [], away: [30, 60] }, 61, 1.96, 0.67 ** 2],
    ['ten against ten', { home: [20], away: [40] }, 41, 0.67 * 1.4, 0.67 * 1.4],
  ]
  it.each(cases)('%s', (_name, sentOff, minute, home, away) => {
    const found = strengthIn(sentOff, minute)
    expect(found.home).toBeCloseTo(home, 10)
    expect(found.away).toBeCloseTo(away, 10)
  })
})

test('44 of 100 goals fall in the first half where nobody is off, more where ten are left', () => {
  expect(halfShares({ home: [], away: [] }).first).toEqual({ home: 0.44, away: 0.44 })
  const { first, second } = halfShares({ home: [45], away: [] })
  expect(first).toEqual({ home: 0.44, away: 0.44 })
  expect(second.home).toBeCloseTo(0.56 * 0.67, 10)
  expect(second.away).toBeCloseTo(0.56 * 1.4, 10)
})

test('no side is ever stronger than the strongest, and a table has the score of the whole draw', () => {
  fc.assert(
    fc.property(fc.string(), fc.double({ min: 0.3, max: 3, noNaN: true }), (word, goals) => {
      const { sentOff } = drawDiscipline([word])
      const { home, away } = strengthIn(sentOff, Infinity)
      expect(Math.max(home, away)).toBeLessThanOrEqual(STRONGEST)
      const expected = { home: goals, away: 1 }
      expect(drawFull([word], expected)).toEqual(drawMatch([word], expected, null).full)
    }),
  )
})

// In one league of eight and a dozen matches; all of them are looked at by `npm run calibrate`.
test('ten men score two thirds of what they would, their opponents more', () =>
  expectTenMenWorse({ oneLeagueOf: 8 }))

test('prices in play follow: who is sent off is longer, whoever leads', () =>
  expectLongerPrices({ atMost: 12 }))
