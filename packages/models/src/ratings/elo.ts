import type { FootballRow } from '@linmen/domain/match-files/football-row.ts'
import type { Seat } from './market-strength.ts'
import { roomFor } from './register.ts'

const STEP = 15
const HOME = 60
const TIER = 150

/** Elo over all tiers of a country; the answer is the difference in points with the home advantage. */
export function eloRating(): {
  expected(seat: Seat): number
  learn(seat: Seat, row: FootballRow): void
} {
  let points = new Float64Array(2048).fill(NaN)
  const of = (team: number, tier: number) => {
    const known = points[team] ?? NaN
    return known === known ? known : 1500 - TIER * tier
  }
  const expected = ({ home, away, tier }: Seat) => of(home, tier) + HOME - of(away, tier)
  return {
    expected,
    learn(seat, { homeGoals, awayGoals }) {
      const { home, away, tier } = seat
      const chance = 1 / (1 + 10 ** (-expected(seat) / 400))
      const margin = homeGoals - awayGoals
      const step = STEP * weight(Math.abs(margin)) * ((Math.sign(margin) + 1) / 2 - chance)
      const [one, other] = [of(home, tier) + step, of(away, tier) - step]
      points = roomFor(points, Math.max(home, away) + 1, NaN)
      points[home] = one
      points[away] = other
    },
  }
}

function weight(margin: number): number {
  if (margin < 2) return 1
  return margin === 2 ? 1.5 : (11 + margin) / 8
}
