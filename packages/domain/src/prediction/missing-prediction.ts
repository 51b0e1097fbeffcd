/** Predictions are written from this long before kick-off on. */
export const PREDICTED_AHEAD_MS = 36 * 3_600_000

export type WhyMissing = 'notYet' | 'tooFew' | 'neverWritten'

/** Why a match has no prediction. Once it has begun none is written any more. */
export function whyMissing(kickOffAtMs: number, nowMs: number): WhyMissing {
  if (nowMs >= kickOffAtMs) return 'neverWritten'
  return kickOffAtMs - nowMs > PREDICTED_AHEAD_MS ? 'notYet' : 'tooFew'
}
