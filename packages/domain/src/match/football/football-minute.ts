import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'

/**
 * The minute a running period is in, or null where a minute means nothing. Capped at the end of the
 * period: stoppage time keeps showing 45, 90, 105 or 120 (spec 001 §9, decision 11).
 */
export function footballMinute(
  phase: FootballPhase,
  clockFromMs: number | null,
  nowMs: number,
): number | null {
  const period = PERIODS[phase]
  if (!period || clockFromMs === null) return null
  const running = Math.floor((nowMs - clockFromMs) / 60_000) + 1
  return Math.min(period.cap, period.from + Math.max(1, running))
}

/** The chip of a row: `67'`, `加时 97'`, `中场`, or nothing before and after play. */
export function liveChipText(
  phase: FootballPhase,
  clockFromMs: number | null,
  nowMs: number,
): string | null {
  const minute = footballMinute(phase, clockFromMs, nowMs)
  if (minute !== null) return phase === 'extraTime' ? `加时 ${minute}'` : `${minute}'`
  return CHIP_WORDS[phase] ?? null
}

const PERIODS: Partial<Record<FootballPhase, { from: number; cap: number }>> = {
  inPlay: { from: 0, cap: 90 },
  firstHalf: { from: 0, cap: 45 },
  secondHalf: { from: 45, cap: 90 },
  extraTime: { from: 90, cap: 120 },
}

const CHIP_WORDS: Partial<Record<FootballPhase, string>> = {
  inPlay: '进行中',
  firstHalf: '上半场',
  secondHalf: '下半场',
  extraTime: '加时',
  halfTime: '中场',
  penalties: '点球',
}
