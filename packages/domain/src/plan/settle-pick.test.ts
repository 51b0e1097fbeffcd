import { expect, test } from 'vitest'
import { settlePick, type MatchOutcome, type Pick1x2 } from './settle-pick.ts'

const KICKOFF = 1_000_000_000_000
const HOUR = 3_600_000
const score = (home: number, away: number): MatchOutcome => ({ state: 'finished', home, away })

test.each<[Pick1x2, number, number, string]>([
  ['home', 1, 0, 'hit'],
  ['home', 0, 0, 'miss'],
  ['home', 0, 1, 'miss'],
  ['draw', 2, 2, 'hit'],
  ['draw', 2, 1, 'miss'],
  ['away', 0, 3, 'hit'],
  ['away', 3, 0, 'miss'],
])('a pick of %s on %i–%i is a %s', (pick, home, away, result) => {
  expect(settlePick(pick, score(home, away), KICKOFF, KICKOFF + 2 * HOUR)).toBe(result)
})

test.each<[string, MatchOutcome, number, 'void' | null]>([
  ['a match that is not over', { state: 'open' }, 100 * HOUR, null],
  ['a cancelled match', { state: 'cancelled' }, 0, 'void'],
  ['a delay of 36 hours', { state: 'postponed', kickoffMs: KICKOFF + 36 * HOUR }, 0, null],
  ['a delay above 36 hours', { state: 'postponed', kickoffMs: KICKOFF + 36 * HOUR + 1 }, 0, 'void'],
  ['no new date yet', { state: 'postponed', kickoffMs: KICKOFF }, 36 * HOUR, null],
  ['no new date after 36 hours', { state: 'postponed', kickoffMs: KICKOFF }, 36 * HOUR + 1, 'void'],
])('%s', (_name, outcome, afterMs, result) => {
  expect(settlePick('home', outcome, KICKOFF, KICKOFF + afterMs)).toBe(result)
})
