import { isDecided } from '@linmen/domain/match/basketball/basketball-closed.ts'
import {
  isBasketballFinished,
  isBasketballLive,
} from '@linmen/domain/match/basketball/basketball-status.ts'
import { tvNowMs } from '#sport/shield/shield.ts'
import { useTicking } from '#kit/tick.ts'
import { useShownMatch } from './use-shown-match.ts'

/** No match lasts longer: up to then the newest offer is the one that stands. */
const LONGEST_MS = 12 * 3_600_000

/** What of the market may be shown now. Prices of play tell how it stands, so a veil hides them. */
export function useMarketTime(matchId: string) {
  const { match, veil, behind } = useShownMatch(matchId)
  const info = match.data
  const live = info?.live
  const decided = useTicking((nowMs) => live !== undefined && isDecided(live, tvNowMs(nowMs)))
  const playing = live !== undefined && isBasketballLive(live.phase)
  return {
    live,
    decided,
    begun: playing || (live !== undefined && isBasketballFinished(live.phase)),
    inPlayAtMs: playing && !veil && !behind ? info!.kickOffAtMs + LONGEST_MS : null,
  }
}
