import { expect, test } from 'vitest'
import {
  ACTIVE_POLL_MS,
  ALL_POLL_MS,
  goalToJoin,
  isAsked,
  isRaining,
  ROUND_MS,
  saysLoggedIn,
} from './rain-rules.ts'

const NOW = 1_000_000_000
const goals = (ages: readonly number[]) =>
  Object.fromEntries(ages.map((age, at) => [String(at + 1), NOW - age]))

test.each([
  [60_000, false],
  [60_001, true],
  [300_000, true],
  [300_001, false],
])('R-REDPACKET-001 a goal %d ms old rains: %s', (age, rains) => {
  expect(isRaining(NOW - age, NOW)).toBe(rains)
})

test('R-REDPACKET-002 R-REDPACKET-011 R-REDPACKET-012 the newest goal that rains can be joined, 0 if there is none', () => {
  const match = { matchId: 'm', active: true, goalsAtMs: goals([400_000, 200_000, 90_000, 5000]) }
  expect(goalToJoin(match, new Set(), NOW)).toBe(3)
  expect(goalToJoin(match, new Set(['m:3']), NOW)).toBe(2)
  expect(goalToJoin(match, new Set(['m:2', 'm:3']), NOW)).toBe(0)
  expect(goalToJoin({ ...match, active: false }, new Set(), NOW)).toBe(0)
})

test.each([
  ['who watches is asked', {}, true],
  ['who does not watch is not', { watching: false }, false],
  ['without a goal nobody is', { shake: 0 }, false],
  ['while another round runs nobody is', { locked: true }, false],
  ['59 s after the last one nobody is', { lastJoinedAtMs: NOW - 59_000 }, false],
  ['60 s after the last one they are', { lastJoinedAtMs: NOW - 60_000 }, true],
])('R-REDPACKET-003 R-REDPACKET-009 %s', (_name, part, asked) => {
  const prompt = { watching: true, shake: 2, locked: false, lastJoinedAtMs: null, ...part }
  expect(isAsked(prompt, NOW)).toBe(asked)
})

test('a round has ten seconds; matches that rain are asked for every ten, all every 1003', () => {
  expect([ROUND_MS, ACTIVE_POLL_MS, ALL_POLL_MS]).toEqual([10_000, 10_000, 1_003_000])
})

test.each([
  [undefined, false],
  ['false', false],
  [false, false],
  ['true', true],
  [true, true],
])('R-REDPACKET-010 an answer that says login %s counts as logged in: %s', (login, is) => {
  expect(saysLoggedIn(login)).toBe(is)
})
