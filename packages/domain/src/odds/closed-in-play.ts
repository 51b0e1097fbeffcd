import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import type { CompanyOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { isLive } from '#match/football-status.ts'

/**
 * A company that has not spoken since kick-off, the last goal, a goal taken back or a sending-off offers nothing now
 * (`marketBreak`, from what a row of the list knows): what it said before is a price of another match.
 */
export const isClosedInPlay = (
  { saidAtMs = 0 }: Pick<CompanyOdds, 'saidAtMs'>,
  { phase, highlight, brokenAtMs = 0 }: Pick<MatchLive, 'phase' | 'highlight' | 'brokenAtMs'>,
): boolean => isLive(phase) && saidAtMs <= Math.max(highlight?.atMs ?? 0, brokenAtMs)
