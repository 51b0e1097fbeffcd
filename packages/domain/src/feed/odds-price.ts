import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { EuropeanOdds, LineOdds } from '@linmen/contract/match/match-odds.schemas.ts'

interface Outlook {
  /** Goals still to come for each side. */
  readonly home: number
  readonly away: number
  readonly score: Pair
}

const PAYBACK = 0.94
const MOST_GOALS = 8

/** Odds a bookmaker would ask when goals come at these rates: independent Poisson counts, less his margin. */
export function priced({ home, away, score }: Outlook): {
  european: EuropeanOdds
  asian: LineOdds
  overUnder: LineOdds
} {
  const lead = score.home - score.away
  const chances = { home: 0, draw: 0, away: 0 }
  const [forHome, forAway] = [distribution(home), distribution(away)]
  for (const [h, p] of forHome.entries())
    for (const [a, q] of forAway.entries()) {
      const margin = lead + h - a
      chances[margin > 0 ? 'home' : margin < 0 ? 'away' : 'draw'] += p * q
    }
  return {
    european: { home: odds(chances.home), draw: odds(chances.draw), away: odds(chances.away) },
    asian: balanced(home - away, Number.NEGATIVE_INFINITY),
    overUnder: balanced(score.home + score.away + home + away, score.home + score.away + 0.5),
  }
}

/** The nearest quarter line, with the water leaning towards the side it favours. */
function balanced(expected: number, lowest: number): LineOdds {
  const line = Math.max(Math.round(expected * 4) / 4, lowest)
  const first = Math.min(112, Math.max(74, Math.round(93 - 52 * (expected - line))))
  // Adding zero turns a negative zero into the plain one.
  return { first, line: line * 10_000 + 0, second: 186 - first }
}

function odds(chance: number): number {
  const fair = PAYBACK / Math.max(chance, 0.0184)
  if (fair >= 10) return Math.min(5100, Math.round(fair * 2) * 50)
  if (fair >= 4) return Math.round(fair * 20) * 5
  return Math.max(101, Math.round(fair * 100))
}

function distribution(mean: number): number[] {
  let term = Math.exp(-mean)
  return Array.from({ length: MOST_GOALS + 1 }, (_, goals) => {
    if (goals > 0) term *= mean / goals
    return term
  })
}
