import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'
import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { beijingTime } from '#match/business-day.ts'
import { liveChipText } from './football-minute.ts'
import { footballStatus } from './football-status.ts'

/** The shape of a state, so that it never depends on colour alone. */
export type ChipKind = 'scheduled' | 'live' | 'break' | 'finished' | 'disturbed' | 'open'

const KINDS: Record<FootballPhase, ChipKind> = {
  scheduled: 'scheduled',
  inPlay: 'live',
  firstHalf: 'live',
  secondHalf: 'live',
  extraTime: 'live',
  penalties: 'live',
  halfTime: 'break',
  finished: 'finished',
  postponed: 'disturbed',
  interrupted: 'disturbed',
  abandoned: 'disturbed',
  cancelled: 'open',
  unknown: 'open',
  deleted: 'open',
}

export const chipKind = (phase: FootballPhase): ChipKind => KINDS[phase]

/** Kick-off before the match, the minute while it runs, a word otherwise. */
export function chipText(
  { phase, clockFromMs }: Pick<MatchLive, 'phase' | 'clockFromMs'>,
  kickOffAtMs: number,
  nowMs: number,
): string {
  if (phase === 'scheduled') return beijingTime(kickOffAtMs)
  return liveChipText(phase, clockFromMs, nowMs) ?? footballStatus(phase).desc
}
