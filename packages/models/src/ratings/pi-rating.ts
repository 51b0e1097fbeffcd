import type { FootballRow } from '@linmen/domain/match-files/football-row.ts'
import type { Seat } from './market-strength.ts'
import { roomFor } from './register.ts'

const RATE = 0.035
const CARRY = 0.9
const SPREAD = 3

/** Goals both sides deserved: in part their goals, in part what their shots are usually worth. */
export function deservedGoals(row: FootballRow): [home: number, away: number] {
  const { homeGoals, awayGoals, homeOnTarget, awayOnTarget, homeShots, awayShots } = row
  if (homeOnTarget < 0 || homeShots < 0) return [homeGoals, awayGoals]
  return [worth(homeGoals, homeOnTarget, homeShots), worth(awayGoals, awayOnTarget, awayShots)]
}

export function deservedMargin(row: FootballRow): number {
  const [home, away] = deservedGoals(row)
  return home - away
}

const worth = (goals: number, onTarget: number, shots: number) =>
  0.4 * goals + 0.35 * 0.31 * onTarget + 0.25 * 0.11 * shots

/** Constantinou and Fenton's pi-rating: a home and an away rating for each team, in goals. */
export function piRating(marginOf: (row: FootballRow) => number): {
  expected(seat: Seat): number
  learn(seat: Seat, row: FootballRow): void
} {
  let atHome = new Float64Array(2048)
  let away = new Float64Array(2048)
  const expected = (seat: Seat) => goalsOf(atHome[seat.home] ?? 0) - goalsOf(away[seat.away] ?? 0)
  return {
    expected,
    learn(seat, row) {
      const size = Math.max(seat.home, seat.away) + 1
      atHome = roomFor(atHome, size)
      away = roomFor(away, size)
      const error = marginOf(row) - expected(seat)
      const step = RATE * Math.sign(error) * SPREAD * Math.log10(1 + Math.abs(error))
      atHome[seat.home]! += step
      away[seat.home]! += CARRY * step
      away[seat.away]! -= step
      atHome[seat.away]! -= CARRY * step
    },
  }
}

const goalsOf = (rating: number) => Math.sign(rating) * (10 ** (Math.abs(rating) / SPREAD) - 1)
