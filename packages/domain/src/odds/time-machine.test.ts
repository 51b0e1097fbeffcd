import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LAST_PLACE, marketSpan, momentAt, placeOf, restMs } from './time-machine.ts'

const HOUR = 3_600_000
const KICK_OFF = 1_000 * HOUR
const facts = { firstOffersMs: [900 * HOUR, 880 * HOUR], kickOffAtMs: KICK_OFF, endedAtMs: null }

describe('the span of a market', () => {
  it.each([
    ['before kick-off it ends now', 950, null, 950],
    ['during play it ends now', 1001, null, 1001],
    ['afterwards it ends with the match', 1200, 1002, 1002],
  ])('%s', (_, now, ended, to) => {
    const endedAtMs = ended === null ? null : ended * HOUR
    const span = marketSpan({ ...facts, nowMs: now * HOUR, endedAtMs })
    expect(span).toMatchObject({ fromMs: 880 * HOUR, toMs: to * HOUR })
  })

  it('without an offer there is none', () => {
    expect(marketSpan({ ...facts, firstOffersMs: [], nowMs: KICK_OFF })).toBeNull()
    expect(marketSpan({ ...facts, nowMs: 800 * HOUR })).toBeNull()
  })
})

describe('places of the slider', () => {
  const before = marketSpan({ ...facts, nowMs: 990 * HOUR })!
  const after = marketSpan({ ...facts, nowMs: 2000 * HOUR, endedAtMs: 1002 * HOUR })!

  it('begin with the first offer, rest at the market shown unasked, end at the end', () => {
    expect([momentAt(before, 0), momentAt(before, LAST_PLACE)]).toEqual([880 * HOUR, 990 * HOUR])
    expect([momentAt(after, 0), momentAt(after, LAST_PLACE)]).toEqual([880 * HOUR, 1002 * HOUR])
    expect(momentAt(after, placeOf(after, restMs(after)))).toBe(KICK_OFF)
    expect(placeOf(before, restMs(before))).toBe(LAST_PLACE)
  })

  it('and moments lead to each other, later places are later moments', () => {
    const place = fc.integer({ min: 0, max: LAST_PLACE })
    fc.assert(
      fc.property(place, place, fc.constantFrom(before, after), (one, other, span) => {
        expect(placeOf(span, momentAt(span, one))).toBe(one)
        if (one < other) expect(momentAt(span, one)).toBeLessThanOrEqual(momentAt(span, other))
      }),
    )
  })

  it('keep what lies outside at the edges', () => {
    expect([placeOf(after, 0), placeOf(after, 5000 * HOUR)]).toEqual([0, LAST_PLACE])
  })

  it('a market of play alone begins at its first offer', () => {
    const span = marketSpan({ ...facts, firstOffersMs: [1001 * HOUR], nowMs: 1002 * HOUR })!
    expect(momentAt(span, LAST_PLACE)).toBe(1002 * HOUR)
  })
})
