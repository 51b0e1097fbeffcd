import type { MatchOutcome } from '#plan/settle-pick.ts'

export type InterpretationPick = 'home' | 'draw' | 'away'
export type InterpretationResult = 'hit' | 'miss' | 'void'

const LONGEST_DELAY_MS = 36 * 3_600_000

/** How a pick of the winner ended; null while it is open. Called off, or 36 hours late, it is void. */
export function interpretationResult(
  { pick, kickoffMs }: { readonly pick: InterpretationPick; readonly kickoffMs: number },
  outcome: MatchOutcome,
  nowMs: number,
): InterpretationResult | null {
  switch (outcome.state) {
    case 'open':
      return null
    case 'cancelled':
      return 'void'
    case 'postponed':
      return Math.max(outcome.kickoffMs, nowMs) - kickoffMs > LONGEST_DELAY_MS ? 'void' : null
    default:
  }
  const margin = outcome.home - outcome.away
  const winner = margin === 0 ? 'draw' : margin > 0 ? 'home' : 'away'
  return winner === pick ? 'hit' : 'miss'
}
