import { expect, test } from 'vitest'
import { seededDice } from '@linmen/domain/chance/dice.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { basketballLeague } from './basketball-league.ts'

const DAY_MS = 86_400_000
const TEAMS = 10

/** Ten teams two points apart that meet once a day. */
function games(days: number): MatchSheet[] {
  const dice = seededDice(7)
  return Array.from({ length: (days * TEAMS) / 2 }, (_, at) => {
    const day = Math.floor(at / (TEAMS / 2))
    const home = (at + day) % TEAMS
    const away = (home + 1 + (day % (TEAMS - 1))) % TEAMS
    const line = 3 + 2 * (home - away)
    const margin = Math.round(line + 20 * (dice() + dice() + dice() - 1.5)) || 1
    const fixture = { id: `g${at}`, homeId: `T${home}`, awayId: `T${away}`, seasonId: 's' }
    const full = { home: 105 + margin, away: 105 }
    return {
      fixture: { ...fixture, kickOffAtMs: day * DAY_MS + 1 },
      result: { sport: 'basketball', phase: 'finished', full, periods: [] },
      closing: {
        asian: { first: 90, line: line * 10_000, second: 90 },
        overUnder: { first: 90, line: 2_130_000, second: 90 },
      },
    } as unknown as MatchSheet
  })
}
const all = games(300)

test('the stronger team is expected to win by what it has shown', () => {
  const league = basketballLeague(all, 300)!
  const { home, margin } = league.forecast('T9', 'T0')!
  expect(league.sample).toBe(all.length)
  expect(home).toBeGreaterThan(0.8)
  expect(margin).toBeGreaterThan(8)
  expect(league.forecast('T9', 'stranger')).toBeNull()
})

test('games of the day itself and later ones are not looked at', () => {
  const later = basketballLeague(all, 200)!
  const then = basketballLeague(
    all.filter(({ fixture }) => fixture.kickOffAtMs < 200 * DAY_MS),
    200,
  )!
  expect(later.sample).toBe(then.sample)
  expect(later.forecast('T3', 'T5')).toEqual(then.forecast('T3', 'T5'))
  expect(later.record).toEqual(then.record)
})

test('the record counts games as they were forecast before their day, beside the closing line', () => {
  const { record } = basketballLeague(all, 300)!
  expect(record.matches).toBe(400)
  expect(record.hits).toBeGreaterThan(200)
  expect(record.marketError).toBeLessThanOrEqual(record.marginError! + 0.5)
})

test('too few games say nothing', () => {
  expect(basketballLeague(games(5), 300)).toBeNull()
})
