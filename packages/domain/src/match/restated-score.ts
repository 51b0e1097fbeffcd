import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { foldBasketball } from './basketball/basketball-fold.ts'
import type { BasketballReport, BasketballScore } from './basketball/basketball-report.ts'
import { foldMatch } from './match-fold.ts'
import type { FootballReport, ScoreReport } from './match-report.ts'

/** Above the numbers of every feed: what a person of the house has stated stands, whatever is told again later. */
export const FIRST_STATED_SEQ = 2_100_000_000

/**
 * The statement that gives a football match another score after ninety minutes. Goals of extra time stay what they were,
 * and no half has more goals than the whole.
 */
export function restatedFootball(told: readonly FootballReport[], full: Pair): ScoreReport {
  const { score, corners, yellowCards, redCards } = foldMatch(told, 0)
  const { half, extra, penalties } = score
  return {
    kind: 'score',
    full,
    ...(half && { half: each((side) => Math.min(half[side], full[side])) }),
    ...(extra && { extra: each((side) => full[side] + extra[side] - score.full[side]) }),
    ...(penalties && { penalties }),
    ...(corners && { corners }),
    ...(yellowCards && { yellowCards }),
    ...(redCards && { redCards }),
  }
}

/** The same of basketball: what was too much or too little is set right in the last period, then in those before it. */
export function restatedBasketball(told: readonly BasketballReport[], full: Pair): BasketballScore {
  const { score, periods, fouls, timeOuts } = foldBasketball(told, 0)
  const home = spread(
    periods.map((period) => period.home),
    full.home - score.home,
  )
  const away = spread(
    periods.map((period) => period.away),
    full.away - score.away,
  )
  return {
    kind: 'score',
    full,
    periods: home.map((points, at) => ({ home: points, away: away[at]! })),
    fouls,
    timeOuts,
  }
}

const each = (of: (side: Side) => number): Pair => ({ home: of('home'), away: of('away') })

function spread(points: readonly number[], difference: number): number[] {
  const set = [...points]
  let left = difference
  for (let at = set.length - 1; at >= 0 && left !== 0; at -= 1) {
    const next = Math.max(0, set[at]! + left)
    left -= next - set[at]!
    set[at] = next
  }
  return set
}
