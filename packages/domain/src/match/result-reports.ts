import type { MatchResult } from '#sport/fixture.ts'
import type { BasketballReport } from '#match/basketball/basketball-report.ts'
import type { FootballReport } from './match-report.ts'

const NOUGHT = { home: 0, away: 0 }

/**
 * How a match ended, told as a feed would have: for matches that were brought in with nothing but their result. The
 * numbers lie before any feed's, so whatever is reported later counts more.
 */
export function reportsOfResult(
  matchId: string,
  result: MatchResult,
  atMs: number,
): (FootballReport | BasketballReport)[] {
  const end = { matchId, atMs, seq: -1, kind: 'status' } as const
  const score = { matchId, atMs, seq: -2, kind: 'score' } as const
  if (result.sport === 'football') {
    const { sport: _, phase, ...counts } = result
    return [
      { ...score, ...counts },
      { ...end, phase },
    ]
  }
  const { phase, full, periods } = result
  return [
    { ...score, full, periods, fouls: NOUGHT, timeOuts: NOUGHT },
    { ...end, phase },
  ]
}
