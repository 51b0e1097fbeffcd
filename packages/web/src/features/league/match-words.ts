import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { FootballRow } from '@linmen/contract/league/match-row.schemas.ts'
import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'
import { isFinished, isLive } from '@linmen/domain/match/football/football-status.ts'

/** `11-25 04:00` in Beijing, and `2025-11-25 04:00` in another year than now. */
export const momentWords = (ms: number, nowMs: number): string =>
  `${dateWords(ms, nowMs)} ${beijingTime(ms)}`

/** `11-25` in Beijing, and `2025-11-25` in another year than now. */
export const dateWords = (ms: number, nowMs: number): string =>
  yearWords(ms, nowMs) === '' ? dayWords(ms) : beijingDay(ms)

/** `11-25` in Beijing. */
export const dayWords = (ms: number): string => beijingDay(ms).slice(5)

/** `2025年`, nothing for the present one. */
export function yearWords(ms: number, nowMs: number): string {
  const year = beijingDay(ms).slice(0, 4)
  return year === beijingDay(nowMs).slice(0, 4) ? '' : `${year}年`
}

/** `2-1`; after extra time the score after it. Null before the match and where it was called off. */
export function scoreWords({ phase, score }: Pick<FootballRow, 'phase' | 'score'>): string | null {
  if (!score || !(isLive(phase) || isFinished(phase))) return null
  return pairWords(score.extra ?? score.full)
}

/** What belongs to the score: 点球 4-3, 加时, 半场 1-0. */
export function scoreNote({ phase, score }: Pick<FootballRow, 'phase' | 'score'>): string {
  if (!score || !(isLive(phase) || isFinished(phase))) return ''
  if (score.penalties) return `点球 ${pairWords(score.penalties)}`
  if (score.extra) return '加时'
  return score.half ? `半场 ${pairWords(score.half)}` : ''
}

/** `2-1` */
export const pairWords = ({ home, away }: Pair): string => `${home}-${away}`
