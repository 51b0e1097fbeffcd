import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { arrive, delayOf, DELAYS, releasedAt, shownAt, type DelayLine } from './delay-line.ts'

const lineOf = (arrivals: readonly number[]): DelayLine<number> =>
  arrivals.reduce<DelayLine<number>>((line, atMs, value) => arrive(line, { atMs, value }), [])

/** Arrivals in any order of clocks, up to five minutes. */
const arrivals = fc.array(fc.nat(300_000), { maxLength: 40 })
const inOrder = arrivals.map((all) => all.toSorted((a, b) => a - b))
const delay = fc.constantFrom(...DELAYS).map((seconds) => seconds * 1000)
const now = fc.nat(500_000)

describe('what is shown', () => {
  const line = lineOf([1000, 20_000, 30_000])
  const cases: [string, number, number, number | null][] = [
    ['nothing before the first is due', 15_999, 15_000, null],
    ['the first at its very moment', 16_000, 15_000, 0],
    ['the first until the second is due', 34_999, 15_000, 0],
    ['the newest that is due', 45_000, 15_000, 2],
    ['everything at once without a delay', 30_000, 0, 2],
    ['an older one after the delay was raised', 45_000, 25_000, 1],
  ]
  it.each(cases)('%s', (_name, nowMs, delayMs, shown) => {
    expect(shownAt(line, nowMs, delayMs)?.value ?? null).toBe(shown)
  })
})

test('nothing is shown earlier than it arrived plus the delay', () => {
  fc.assert(
    fc.property(inOrder, now, delay, (all, nowMs, delayMs) => {
      const shown = shownAt(lineOf(all), nowMs, delayMs)
      return shown === null || all[shown.value]! + delayMs <= nowMs
    }),
  )
})

test('what is shown never goes back while time passes', () => {
  fc.assert(
    fc.property(inOrder, now, fc.nat(100_000), delay, (all, nowMs, laterMs, delayMs) => {
      const line = lineOf(all)
      const first = shownAt(line, nowMs, delayMs)?.value ?? -1
      return first <= (shownAt(line, nowMs + laterMs, delayMs)?.value ?? -1)
    }),
  )
})

test('raising the delay never shows anything newer, at any moment', () => {
  fc.assert(
    fc.property(inOrder, now, delay, delay, (all, nowMs, one, other) => {
      const line = lineOf(all)
      const shorter = shownAt(line, nowMs, Math.min(one, other))?.value ?? -1
      return (shownAt(line, nowMs, Math.max(one, other))?.value ?? -1) <= shorter
    }),
  )
})

test('forgetting what the longest delay has passed changes nothing that is shown', () => {
  fc.assert(
    fc.property(inOrder, delay, fc.nat(200_000), (all, delayMs, laterMs) => {
      const nowMs = (all.at(-1) ?? 0) + laterMs
      const whole = all.map((atMs, value) => ({ atMs, value }))
      return shownAt(lineOf(all), nowMs, delayMs)?.value === shownAt(whole, nowMs, delayMs)?.value
    }),
  )
})

test('a clock that is set back lets nothing overtake', () => {
  fc.assert(
    fc.property(arrivals, now, delay, (all, nowMs, delayMs) => {
      const times = lineOf(all).map(({ atMs }) => atMs)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      const { due, rest } = releasedAt(lineOf(all), nowMs, delayMs)
      return [...due, ...rest.map(({ value }) => value)].every((each, at, list) =>
        at === 0 ? true : list[at - 1]! < each,
      )
    }),
  )
})

test('a queue gives out everything once, in order, never early, whenever it is asked', () => {
  fc.assert(
    fc.property(inOrder, fc.array(now), delay, (all, looks, delayMs) => {
      let rest: DelayLine<number> = all.map((atMs, value) => ({ atMs, value }))
      const out: number[] = []
      for (const nowMs of [...looks.toSorted((a, b) => a - b), 1_000_000]) {
        const released = releasedAt(rest, nowMs, delayMs)
        expect(released.due.every((value) => all[value]! + delayMs <= nowMs)).toBe(true)
        out.push(...released.due)
        rest = released.rest
      }
      expect(out).toEqual(all.map((_, value) => value))
    }),
  )
})

test('a queue whose delay changes on the way still gives out everything once and in order', () => {
  const looks = fc.array(fc.tuple(now, delay))
  fc.assert(
    fc.property(inOrder, looks, (all, steps) => {
      let rest: DelayLine<number> = all.map((atMs, value) => ({ atMs, value }))
      const out: number[] = []
      for (const [nowMs, delayMs] of steps.toSorted(([a], [b]) => a - b)) {
        const released = releasedAt(rest, nowMs, delayMs)
        expect(released.due.every((value) => all[value]! + delayMs <= nowMs)).toBe(true)
        out.push(...released.due)
        rest = released.rest
      }
      expect([...out, ...rest.map(({ value }) => value)]).toEqual(all.map((_, value) => value))
    }),
  )
})

test('a delay nobody offers is none', () => {
  expect([delayOf(30), delayOf(31), delayOf('30'), delayOf(undefined)]).toEqual([30, 0, 0, 0])
})
