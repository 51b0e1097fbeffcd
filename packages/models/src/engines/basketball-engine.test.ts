import { expect, test } from 'vitest'
import type { BasketballRow } from '@linmen/domain/match-files/basketball-file.ts'
import { seededDice } from '@linmen/domain/chance/dice.ts'
import { basketballEngine } from './basketball-engine.ts'

/** Thirty teams a point apart, lines that know it, and a home side that tires on the second day. */
function madeUpGames(): BasketballRow[] {
  const dice = seededDice(4)
  return Array.from({ length: 4500 }, (_, at) => {
    const day = Math.floor(at / 10)
    const home = (at * 7 + day) % 30
    const away = (home + 1 + (at % 29)) % 30
    const homeLine = 3 + (home - away) / 2
    const margin = Math.round(homeLine + 24 * (dice() + dice() + dice() - 1.5)) || 1
    return {
      id: `g${String(at).padStart(5, '0')}`,
      season: '2010',
      day,
      home: `T${home}`,
      away: `T${away}`,
      playoffs: false,
      homePoints: 105 + margin,
      awayPoints: 105,
      overtimePoints: 0,
      homeLine,
      totalLine: 214,
    }
  })
}

const games = madeUpGames()
const engine = basketballEngine()
engine.observe(games)
const asked = { day: 500, home: 'T20', away: 'T4', playoffs: false, homeLine: NaN, totalLine: NaN }

test('margin, total and chance follow what the teams have shown', () => {
  const { home, margin, total } = engine.forecast(asked)
  expect(margin).toBeGreaterThan(8)
  expect(margin).toBeLessThan(14)
  expect(total).toBeGreaterThan(205)
  expect(total).toBeLessThan(225)
  expect(home).toBeGreaterThan(0.7)
})

test('a game with lines is taken at its lines', () => {
  const { home, margin, total } = engine.forecast({ ...asked, homeLine: -2, totalLine: 230 })
  expect([margin, total]).toEqual([-2, 230])
  expect(home).toBeLessThan(0.5)
})

test('the order of delivery does not matter', () => {
  const other = basketballEngine()
  other.observe(games.toReversed())
  expect(other.forecast(asked)).toEqual(engine.forecast(asked))
})
