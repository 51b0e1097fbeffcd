/** Predictions are written from this long before kick-off on. */
export const PREDICTED_AHEAD_MS = 36 * 3_600_000

/**
 * Why a match has no prediction: its time has not come, it is a cup (ratings compare teams of one league only), its teams
 * have played too little, it is being worked out, or it began without one: then none is written any more.
 */
export type WhyMissing = 'notYet' | 'cup' | 'tooFew' | 'soon' | 'neverWritten'

export interface Rateable {
  readonly kickOffAtMs: number
  readonly competition: 'league' | 'cup'
}

/** Why nothing may be written about a match now; null when it may. */
export function whyUnwritable(
  { kickOffAtMs, competition }: Rateable,
  nowMs: number,
): Extract<WhyMissing, 'notYet' | 'cup' | 'neverWritten'> | null {
  if (competition === 'cup') return 'cup'
  if (nowMs >= kickOffAtMs) return 'neverWritten'
  return kickOffAtMs - nowMs > PREDICTED_AHEAD_MS ? 'notYet' : null
}
