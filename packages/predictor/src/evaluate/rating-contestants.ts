import { logitHead } from '@linmen/models/numeric/logit-head.ts'
import { resultOf } from '@linmen/domain/market/market-view.ts'
import type { FootballRow } from '@linmen/domain/match-files/football-row.ts'
import { closingOdds, latestOf, openingOdds } from '@linmen/models/engines/match-odds.ts'
import { eloRating } from '@linmen/models/ratings/elo.ts'
import { EDGE_RESPONSE, edgeStrength, type Seat } from '@linmen/models/ratings/market-strength.ts'
import { deservedMargin, piRating } from '@linmen/models/ratings/pi-rating.ts'
import { createRegister } from '@linmen/models/ratings/register.ts'
import type { Contestant } from './contestant.ts'

interface Rating {
  expected(seat: Seat): number
  learn(seat: Seat, row: FootballRow): void
}

const PULL = 10

export const eloContestant = () => {
  const elo = eloRating()
  return ratingContestant('Elo, all tiers', {
    expected: (seat) => elo.expected(seat) / 200,
    learn: elo.learn,
  })
}

export const piContestant = () =>
  ratingContestant(
    'pi-rating',
    piRating((row) => row.homeGoals - row.awayGoals),
  )

export const shotPiContestant = () =>
  ratingContestant('pi-rating with shots', piRating(deservedMargin))

/** Past odds alone: results and shots say nothing. */
export const oddsRatingContestant = () =>
  marketRating('rating fed by past odds', { ...EDGE_RESPONSE, resultNoise: Infinity })

export const marketRatingContestant = () =>
  marketRating('rating fed by past odds, goals and shots', EDGE_RESPONSE)

function marketRating(name: string, response: typeof EDGE_RESPONSE): Contestant {
  const strength = edgeStrength(response)
  return ratingContestant(name, {
    expected: strength.expected,
    learn(seat, row) {
      const latest = latestOf(openingOdds(row.prices), closingOdds(row.prices))
      strength.learn(seat, row, latest.edge)
    },
  })
}

/** Turns a rating difference into chances by what followed such differences before (ordered by results). */
function ratingContestant(name: string, rating: Rating): Contestant {
  const register = createRegister()
  const edge = logitHead(3, PULL)
  const draw = logitHead(3, PULL)
  const seatOf = ({ div, home, away, day }: FootballRow): Seat => {
    const league = register.league(div)
    const tier = register.tier(league)
    return { home: register.team(div, home), away: register.team(div, away), league, tier, day }
  }
  const inputs = (x: number) => ({
    edge: Float64Array.of(1, x, x ** 3 / 10),
    draw: Float64Array.of(1, x * x, Math.abs(x)),
  })
  return {
    name,
    forecast(row) {
      const into = inputs(rating.expected(seatOf(row)))
      return { p: resultOf(edge.correct(0, into.edge), draw.correct(-1, into.draw)) }
    },
    learn(day) {
      const seats = day.map(seatOf)
      for (const [at, { homeGoals, awayGoals }] of day.entries()) {
        const into = inputs(rating.expected(seats[at]!))
        if (homeGoals !== awayGoals) edge.add(0, into.edge, homeGoals > awayGoals)
        draw.add(-1, into.draw, homeGoals === awayGoals)
      }
      for (const [at, row] of day.entries()) rating.learn(seats[at]!, row)
    },
  }
}
