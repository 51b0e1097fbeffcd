import type { EuropeanOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import type { MatchSheet } from '#sport/fixture.ts'

/** How far each of the three prices may be off, in hundredths. */
export const SAME_ODDS_ROOM = 5
const MOST_ROWS = 100

export interface SameOdds {
  readonly counts: { n: number; home: number; draw: number; away: number }
  /** Newest first. */
  readonly rows: readonly MatchSheet[]
}

/**
 * Finished matches that closed at nearly these prices before a moment. Later matches never count: at that moment
 * nobody knew them.
 */
export function sameOdds(
  odds: EuropeanOdds,
  history: readonly MatchSheet[],
  beforeMs: number,
): SameOdds {
  const found = history
    .filter(
      ({ fixture, result, closing }) =>
        fixture.kickOffAtMs < beforeMs &&
        result?.phase === 'finished' &&
        closing !== null &&
        isNear(closing.european, odds),
    )
    .toSorted((a, b) => b.fixture.kickOffAtMs - a.fixture.kickOffAtMs)
  const margins = found.map(({ result }) => result!.full.home - result!.full.away)
  return {
    counts: {
      n: found.length,
      home: margins.filter((margin) => margin > 0).length,
      draw: margins.filter((margin) => margin === 0).length,
      away: margins.filter((margin) => margin < 0).length,
    },
    rows: found.slice(0, MOST_ROWS),
  }
}

const isNear = (one: EuropeanOdds, other: EuropeanOdds) =>
  (['home', 'draw', 'away'] as const).every(
    (side) => Math.abs(one[side] - other[side]) <= SAME_ODDS_ROOM,
  )
