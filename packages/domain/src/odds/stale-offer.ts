import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import type { CompanyOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { isLive } from '#match/football/football-status.ts'

/** Why a price of a running match is none of the present: it was made before play, or its company has closed. */
export type StaleOffer = 'beforePlay' | 'closed'

/**
 * Some companies never offer in play, and of one that has not yet nobody can tell: its price is one of before play. One
 * that has, and has not spoken since the last goal, a goal taken back or a sending-off, offers nothing now
 * (`marketBreak`, from what a row of the list knows): what it said before is a price of another match.
 */
export function staleOffer(
  { saidAtMs }: Pick<CompanyOdds, 'saidAtMs'>,
  { phase, highlight, brokenAtMs = 0 }: Pick<MatchLive, 'phase' | 'highlight' | 'brokenAtMs'>,
): StaleOffer | null {
  if (!isLive(phase)) return null
  if (saidAtMs === undefined) return 'beforePlay'
  return saidAtMs <= Math.max(highlight?.atMs ?? 0, brokenAtMs) ? 'closed' : null
}
