import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  lastPlace,
  marketSpan,
  momentAt,
  nextChange,
  placeOf,
  shareOf,
  wallTicks,
} from './time-machine.ts'

const HOUR = 3_600_000
const KICK_OFF = 1_000 * HOUR
const facts = { firstOffersMs: [900 * HOUR, 880 * HOUR], kickOffAtMs: KICK_OFF, endedAtMs: null }

describe('the span of a market', () => {
  it.each([
    ['before kick-off it ends now', 'before', 950, null, [880, 950]],
    ['from kick-off on it ends with kick-off', 'before', 1001, null, [880, 1000]],
    ['play goes on until now', 'inPlay', 1001, null, [1000, 1001]],
    ['play ends with the whistle', 'inPlay', 1200, 1002, [1000, 1002]],
  ] as const)('%s', (_, period, now, ended, [from, to]) => {
    const endedAtMs = ended === null ? null : ended * HOUR
    const span = marketSpan({ ...facts, nowMs: now * HOUR, endedAtMs }, period)
    expect(span).toEqual({ fromMs: from * HOUR, toMs: to * HOUR })
  })

  it.each([
    ['without an offer there is none', 'before', [], KICK_OFF],
    ['nor before the first one', 'before', [900 * HOUR], 800 * HOUR],
    ['nor of play that has not begun', 'inPlay', [900 * HOUR], 990 * HOUR],
  ] as const)('%s', (_, period, firstOffersMs, nowMs) => {
    expect(marketSpan({ ...facts, firstOffersMs, nowMs }, period)).toBeNull()
  })
})

describe('places of the slider', () => {
  const span = { fromMs: 880 * HOUR, toMs: KICK_OFF + 30_000 }

  it('are minutes: the same distance is the same time everywhere', () => {
    const place = fc.integer({ min: 0, max: lastPlace(span) - 2 })
    fc.assert(
      fc.property(place, (at) => {
        expect(placeOf(span, momentAt(span, at))).toBe(at)
        expect(momentAt(span, at + 1) - momentAt(span, at)).toBe(60_000)
      }),
    )
  })

  it('the last one is the very end, and what lies outside stands at the edges', () => {
    expect(momentAt(span, lastPlace(span))).toBe(span.toMs)
    expect([placeOf(span, 0), shareOf(span, 0)]).toEqual([0, 0])
    expect([placeOf(span, 5000 * HOUR), shareOf(span, 5000 * HOUR)]).toEqual([lastPlace(span), 1])
  })
})

describe('the next change', () => {
  const span = { fromMs: 100, toMs: 200 }
  const changes = [190, 150, 120, 40, 300]
  it.each([
    [150, 'past', 120],
    [120, 'past', 100],
    [151, 'past', 150],
    [150, 'future', 190],
    [190, 'future', 200],
    [200, 'past', 190],
  ] as const)('of %i towards the %s is %i', (atMs, towards, next) => {
    expect(nextChange(span, changes, { atMs, towards })).toBe(next)
  })
})

describe('the labels of the axis', () => {
  const at = (text: string) => Date.parse(`2026-11-${text}:00+08:00`)
  const ticks = (from: string, to: string) =>
    wallTicks({ fromMs: at(from), toMs: at(to) }).map(
      ({ atMs, of }) => `${of} ${new Date(atMs + 8 * HOUR).toISOString().slice(8, 16)}`,
    )

  it.each([
    ['five days', '10T03:00', '15T04:00', ['day 11T00:00', 'day 13T00:00']],
    ['two days and a half', '10T03:00', '12T20:00', ['day 11T00:00', 'day 12T00:00']],
    ['a day', '10T20:00', '11T19:30', ['time 11T00:00', 'time 11T06:00', 'time 11T12:00']],
    ['five hours', '10T15:10', '10T20:10', ['time 10T16:00', 'time 10T18:00']],
    ['play', '10T20:15', '10T22:12', ['time 10T20:30', 'time 10T21:00', 'time 10T21:30']],
    ['a few minutes', '10T20:36', '10T20:42', []],
  ])('%s are told by the clock of Beijing', (_, from, to, texts) => {
    expect(ticks(from, to)).toEqual(texts)
  })
})
