export type Pick1x2 = 'home' | 'draw' | 'away'
export type PickResult = 'hit' | 'miss' | 'void'

/** What is known of a match when its plans are settled. Scores are those of 90 minutes. */
export type MatchOutcome =
  | { readonly state: 'open' }
  | { readonly state: 'finished'; readonly home: number; readonly away: number }
  | { readonly state: 'cancelled' }
  | { readonly state: 'postponed'; readonly kickoffMs: number }

const LONGEST_DELAY_MS = 36 * 3_600_000

/**
 * The result of a win-draw-loss pick, or null while it is open. A cancelled match, and one that is
 * still not being played 36 hours after the kick-off the pick was made for, make the pick void.
 */
export function settlePick(
  pick: Pick1x2,
  outcome: MatchOutcome,
  plannedKickoffMs: number,
  nowMs: number,
): PickResult | null {
  if (outcome.state === 'cancelled') return 'void'
  if (outcome.state === 'finished') return winner(outcome) === pick ? 'hit' : 'miss'
  if (outcome.state === 'open') return null
  const delayMs = Math.max(outcome.kickoffMs, nowMs) - plannedKickoffMs
  return delayMs > LONGEST_DELAY_MS ? 'void' : null
}

function winner({ home, away }: { home: number; away: number }): Pick1x2 {
  if (home === away) return 'draw'
  return home > away ? 'home' : 'away'
}
