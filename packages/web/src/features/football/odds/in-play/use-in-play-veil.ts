import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useShielded, type ShieldedMatch } from '#sport/shield/shield.ts'
import { isBehind } from '#sport/shield/tv-delay.ts'
import { analysisQueries } from '#features/football/match-data.queries.ts'

const NOBODY: ShieldedMatch = { id: '', phase: 'scheduled' }

/** Why prices of the running match may not be seen. Before kick-off there are none. */
export function useInPlayVeil(matchId: string): Veil | null {
  const { data } = useQuery(analysisQueries.info(matchId))
  const facts = data
    ? { id: data.id, kickOffAtMs: data.kickOffAtMs, phase: data.live.phase }
    : NOBODY
  const shielded = useShielded(facts)
  if (shielded) return 'shield'
  return isBehind(facts) ? 'sync' : null
}
