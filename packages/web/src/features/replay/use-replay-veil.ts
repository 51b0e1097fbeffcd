import type { ReplaySummary } from '@linmen/contract/expert/replay.schemas.ts'
import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { useVeil } from '#sport/shield/tv-delay.ts'

/** Everything a replay says is about a match that is over. */
export function useReplayVeil({ match }: Pick<ReplaySummary, 'match'>): Veil | null {
  const over = { id: match.matchId, kickOffAtMs: match.kickoffMs, phase: 'finished' } as const
  return useVeil(over, `${match.homeGoals}:${match.awayGoals}`)
}
