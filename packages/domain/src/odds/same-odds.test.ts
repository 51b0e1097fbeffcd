import { expect, it } from 'vitest'
import type { MatchSheet } from '#sport/fixture.ts'
import { sameOdds } from './same-odds.ts'

const ODDS = { home: 200, draw: 330, away: 380 }

const sheet = (kickOffAtMs: number, score: [number, number] | null, home = 200) =>
  ({
    fixture: { id: String(kickOffAtMs), kickOffAtMs },
    result: score && { phase: 'finished', full: { home: score[0], away: score[1] } },
    closing: { european: { ...ODDS, home } },
  }) as MatchSheet

it('counts finished matches near these prices, newest first, and never a later one', () => {
  const history = [
    sheet(10, [1, 0]),
    sheet(20, [0, 0], 205),
    sheet(30, [0, 2], 195),
    sheet(40, [3, 0], 206),
    sheet(50, null),
    sheet(100, [1, 0]),
  ]
  const { counts, rows } = sameOdds(ODDS, history, 100)
  expect(counts).toEqual({ n: 3, home: 1, draw: 1, away: 1 })
  expect(rows.map(({ fixture }) => fixture.id)).toEqual(['30', '20', '10'])
})

it('R-ODDS-005 lists a hundred and counts them all', () => {
  const history = Array.from({ length: 130 }, (_, at) => sheet(at, [1, 1]))
  const { counts, rows } = sameOdds(ODDS, history, 1000)
  expect([counts.n, rows.length, rows[0]?.fixture.id]).toEqual([130, 100, '129'])
})
