import type { Cents } from '@linmen/contract'
import { needsSecond } from '#pay/refund-rules.ts'

/** The legal moves of a corrected score. The UPDATE repeats them. */
const CORRECTION = {
  proposed: ['rejected', 'agreed'],
  rejected: [],
  /** The score stands and what rests on it is being settled again. */
  agreed: ['done'],
  done: [],
} as const satisfies Record<string, readonly string[]>

export type CorrectionState = keyof typeof CORRECTION

export const correctionMayMove = (from: CorrectionState, to: CorrectionState): boolean =>
  (CORRECTION[from] as readonly CorrectionState[]).includes(to)

/** From so many plans on a second person has to agree, also where no coin moves. */
const MANY_PLANS = 20

/** A correction gives back as a refund does, and has the same limit. */
export const correctionNeedsSecond = (moves: {
  readonly back: Cents
  readonly plans: number
}): boolean => needsSecond(moves.back) || moves.plans >= MANY_PLANS
