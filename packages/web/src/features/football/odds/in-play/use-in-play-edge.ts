import { tvNowMs } from '#sport/shield/shield.ts'
import { useTicking } from '#kit/tick.ts'
import { useInPlayVeil } from './use-in-play-veil.ts'

/** A market that follows a delayed television goes on in steps of this. */
const STEP_MS = 15_000

/**
 * Until when prices of play may be seen, as they tell how it goes: all of them, none behind the shield, and as late as
 * the television where somebody watches with a delay.
 */
export function useInPlayEdge(matchId: string): number {
  const veil = useInPlayVeil(matchId)
  const seenMs = useTicking((nowMs) => Math.floor(tvNowMs(nowMs) / STEP_MS) * STEP_MS)
  if (veil === null) return Infinity
  return veil === 'shield' ? -Infinity : seenMs
}
