import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { hidesResult, isSpoiler, mayHaveRun, type ShieldedMatch } from './spoiler-shield.ts'

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
  fc.assert(
    fc.property(phase, fc.integer({ min: -10, max: 400 }), fc.nat(120), (word, hours, seconds) => {
      const match = kickedOff(hours, word as ShieldedMatch['phase'])
      return !mayHaveRun(match, NOW, seconds * 1000) || isSpoiler(match, NOW)
    }),
  )
})

test('a match that ended this afternoon is not on television any more', () => {
  expect(mayHaveRun(kickedOff(3.9, 'finished'), NOW, 60_000)).toBe(true)
  expect(mayHaveRun(kickedOff(4.1, 'finished'), NOW, 60_000)).toBe(false)
  expect(mayHaveRun(kickedOff(4.1, 'extraTime'), NOW, 60_000)).toBe(true)
})
