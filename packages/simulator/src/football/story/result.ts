import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { resultSoFar } from '@linmen/domain/match/football/football-result.ts'
import { foldMatch } from '@linmen/domain/match/match-fold.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { FootballResult } from '@linmen/domain/sport/fixture.ts'
import type { MatchDraw } from '#football/draw/match-draw.ts'
import { scoredKicks } from '#football/draw/shoot-out.ts'

/** How a match that was played ended, without telling it. */
export function resultOf({ full, extra, kicks, ...counts }: MatchDraw): FootballResult {
  return {
    sport: 'football',
    phase: 'finished',
    full,
    half: counts.half,
    ...(extra && { extra: sum(full, extra) }),
    ...(kicks && { penalties: scoredKicks(kicks) }),
    corners: counts.corners,
    yellowCards: counts.yellowCards,
    redCards: counts.redCards,
  }
}

/** How a told match ended: what a match that was called off or broken off needs. */
export const toldResult = (reports: readonly FootballReport[]): FootballResult =>
  resultSoFar(foldMatch(reports, 0))

const sum = (a: Pair, b: Pair): Pair => ({ home: a.home + b.home, away: a.away + b.away })
