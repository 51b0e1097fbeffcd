import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import type { BasketballPhase } from '@linmen/contract/match/basketball-phase.ts'
import { basketballChipText } from '@linmen/domain/match/basketball/basketball-clock.ts'
import {
  basketballStatus,
  isBasketballFinished,
  isBasketballLive,
} from '@linmen/domain/match/basketball/basketball-status.ts'
import { shortChipText } from '@linmen/domain/match/basketball/basketball-words.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import type { StatusKind } from '#ui/status-chip/status-chip.tsx'

/** Which of the six shapes a state has. */
export function basketballChipKind({
  phase,
  pause,
}: Pick<BasketballLive, 'phase' | 'pause'>): StatusKind {
  if (isBasketballLive(phase)) return phase === 'halfTime' || pause ? 'break' : 'live'
  if (isBasketballFinished(phase)) return 'finished'
  return STILL[phase] ?? 'open'
}

const STILL: Partial<Record<BasketballPhase, StatusKind>> = {
  scheduled: 'scheduled',
  interrupted: 'disturbed',
  postponed: 'disturbed',
}

/** The tip-off before the match, the clock while it runs, a word otherwise. */
export function basketballChip({ live, kickOffAtMs, form }: ChipOf, nowMs: number): string {
  if (live.phase === 'scheduled') return beijingTime(kickOffAtMs)
  const text = form === 'short' ? shortChipText(live, nowMs) : basketballChipText(live, nowMs)
  return text ?? basketballStatus(live.phase).desc
}

interface ChipOf {
  readonly live: BasketballLive
  readonly kickOffAtMs: number
  /** Rows have room for `三 4:21` only. */
  readonly form: 'short' | 'long'
}
