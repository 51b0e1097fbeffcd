import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  hidesResult,
  isOfNinety,
  isSpoiler,
  mayHaveRun,
  sumsAhead,
  sumsTell,
  type ShieldedMatch,
} from './spoiler-shield.ts'

const HOUR_MS = 3_600_000
const NOW = 1_800_000_000_000
const kickedOff = (hoursAgo: number, phase?: ShieldedMatch['phase']): ShieldedMatch => ({
  id: 'm',
  phase,
  kickOffAtMs: NOW - hoursAgo * HOUR_MS,
})
const ON = { on: true, revealed: {} }

describe('what is hidden while the shield is on', () => {
  const cases: [string, ShieldedMatch, boolean][] = [
    ['not begun', kickedOff(-3, 'scheduled'), false],
    ['late to begin', kickedOff(1, 'scheduled'), false],
    ['postponed', kickedOff(1, 'postponed'), false],
    ['cancelled', kickedOff(1, 'cancelled'), false],
    ['first half', kickedOff(0.2, 'firstHalf'), true],
    ['half-time', kickedOff(0.8, 'halfTime'), true],
    ['shoot-out', kickedOff(2.6, 'penalties'), true],
    ['fourth quarter', kickedOff(2, 'quarter4'), true],
    ['second overtime', kickedOff(3, 'overtime2'), true],
    ['interrupted since yesterday', kickedOff(30, 'interrupted'), true],
    ['just over', kickedOff(2, 'finished'), true],
    ['abandoned today', kickedOff(2, 'abandoned'), true],
    ['over since yesterday', kickedOff(30, 'finished'), true],
    ['the last minute of two days after the longest match', kickedOff(51.99, 'finished'), true],
    ['two days after the longest match', kickedOff(52, 'finished'), false],
    ['over since a year', kickedOff(9000, 'finished'), false],
    ['unknown, today', kickedOff(2, 'unknown'), true],
    ['undecided, today', kickedOff(2, 'undecided'), true],
    ['no word about its state, today', kickedOff(2), true],
    ['no word about its state, long ago', kickedOff(100), false],
    ['no word about anything', { id: 'm' }, true],
    ['over, nobody knows when', { id: 'm', phase: 'finished', kickOffAtMs: null }, true],
  ]
  it.each(cases)('%s', (_name, match, hidden) => {
    expect(hidesResult(match, ON, NOW)).toBe(hidden)
  })
})

test('nothing is hidden while the shield is off', () => {
  expect(hidesResult(kickedOff(1, 'secondHalf'), { on: false, revealed: {} }, NOW)).toBe(false)
})

test('a revealed match is shown, and only that one', () => {
  const choice = { on: true, revealed: { m: NOW } }
  expect(hidesResult(kickedOff(1, 'secondHalf'), choice, NOW)).toBe(false)
  expect(hidesResult({ ...kickedOff(1, 'secondHalf'), id: 'n' }, choice, NOW)).toBe(true)
})

test('time only ever brings a result into the open', () => {
  const ended = fc.constantFrom('finished', 'abandoned', 'unknown', undefined)
  fc.assert(
    fc.property(ended, fc.nat(400), fc.nat(400), (phase, hoursAgo, later) => {
      const match = kickedOff(hoursAgo, phase as ShieldedMatch['phase'])
      return isSpoiler(match, NOW) || !isSpoiler(match, NOW + later * HOUR_MS)
    }),
  )
})

test('whatever television may still show is hidden by the shield too', () => {
  const phase = fc.constantFrom('finished', 'secondHalf', 'quarter3', 'unknown', 'scheduled')
  const hours = fc.double({ min: -10, max: 400, noNaN: true })
  fc.assert(
    fc.property(phase, hours, fc.boolean(), fc.nat(120), (word, ago, wasRegular, seconds) => {
      const match = { ...kickedOff(ago, word as ShieldedMatch['phase']), wasRegular }
      return !mayHaveRun(match, NOW, seconds * 1000) || isSpoiler(match, NOW)
    }),
  )
})

describe('a match that ended this afternoon is not on television any more', () => {
  const ninety = (hoursAgo: number) => ({ ...kickedOff(hoursAgo, 'finished'), wasRegular: true })
  const endedAgo = (ms: number) => ({ ...kickedOff(2, 'finished'), endedAtMs: NOW - ms })
  const cases: [string, ShieldedMatch, boolean][] = [
    ['ninety minutes, two hours and a half ago', ninety(2.49), true],
    ['ninety minutes, the delay later', ninety(2.5 + 61 / 3600), false],
    ['perhaps with extra time, after three hours', kickedOff(3, 'finished'), true],
    ['with extra time or overtime, long over', kickedOff(3.3, 'finished'), false],
    ['abandoned, nobody knows when', kickedOff(3.9, 'abandoned'), true],
    ['abandoned, long ago', kickedOff(4.1, 'abandoned'), false],
    ['still in extra time', kickedOff(4.1, 'extraTime'), true],
    ['its end is known, a second less than the delay ago', endedAgo(59_000), true],
    ['its end is known, the delay ago', endedAgo(60_000), false],
    ['its end is known and lies before us, by another clock', endedAgo(-5000), true],
    ['it ended a day late, just now', { ...endedAgo(0), kickOffAtMs: NOW - 30 * HOUR_MS }, true],
    ['abandoned minutes ago, as was said', { ...endedAgo(300_000), phase: 'abandoned' }, false],
    ['said to have ended before it began', endedAgo(3 * HOUR_MS), true],
    ['said to have ended, but running', { ...endedAgo(300_000), phase: 'secondHalf' }, true],
    [
      'said to have ended, nobody knows how it stands',
      { ...endedAgo(300_000), phase: undefined },
      true,
    ],
  ]
  it.each(cases)('%s', (_name, match, behind) => {
    expect(mayHaveRun(match, NOW, 60_000)).toBe(behind)
  })
})

test('a result is never out before television had the delay to show its end', () => {
  const phase = fc.constantFrom('finished', 'abandoned')
  fc.assert(
    fc.property(
      phase,
      fc.nat(14_400),
      fc.nat(90_000),
      fc.nat(120),
      (word, lasted, ago, seconds) => {
        const endedAtMs = NOW - ago * 1000
        const kickOffAtMs = endedAtMs - (lasted + 1) * 1000
        const match = { id: 'm', phase: word, kickOffAtMs, endedAtMs }
        return ago >= seconds || mayHaveRun(match as ShieldedMatch, NOW, seconds * 1000)
      },
    ),
  )
})

test('raising the delay never brings a match that waits into the open', () => {
  const hours = fc.double({ min: 0, max: 6, noNaN: true })
  fc.assert(
    fc.property(hours, fc.boolean(), fc.nat(120), fc.nat(120), (ago, wasRegular, one, more) => {
      const match = { ...kickedOff(ago, 'finished'), wasRegular }
      const waits = mayHaveRun(match, NOW, one * 1000)
      return !waits || mayHaveRun(match, NOW, (one + more) * 1000)
    }),
  )
})

describe('sums wait as long as the match they hold', () => {
  test('a table opens at the very moment its newest match does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 90, noNaN: true }), { minLength: 1 }),
        (all) => {
          const matches = all.map((ago) => kickedOff(ago, 'finished'))
          const playedAtMs = Math.max(...matches.map(({ kickOffAtMs }) => kickOffAtMs!))
          return sumsTell(playedAtMs, NOW) === matches.some((match) => isSpoiler(match, NOW))
        },
      ),
    )
  })
  test('a table without a match for days is open, one nobody dated is not', () => {
    expect(sumsTell(NOW - 52 * HOUR_MS, NOW)).toBe(false)
    expect(sumsTell(NOW - 51.9 * HOUR_MS, NOW)).toBe(true)
    expect(sumsTell(undefined, NOW)).toBe(true)
  })
  test('a television that is behind sees the old sums until it is there', () => {
    expect(sumsAhead(NOW - 59_999, NOW, 60_000)).toBe(true)
    expect(sumsAhead(NOW - 60_000, NOW, 60_000)).toBe(false)
    expect(sumsAhead(NOW, NOW, 0)).toBe(false)
    expect(sumsAhead(undefined, NOW, 60_000)).toBe(false)
  })
})

test('only a football score without extra time and shoot-out is one of ninety minutes', () => {
  const full = { home: 1, away: 1 }
  expect(isOfNinety({ full })).toBe(true)
  expect(isOfNinety({ full, extra: full })).toBe(false)
  expect(isOfNinety({ full, penalties: full })).toBe(false)
  expect(isOfNinety({ home: 99, away: 98 })).toBe(false)
})
