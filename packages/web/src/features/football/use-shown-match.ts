import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { useShielded, type ShieldedMatch } from '#kit/shield.ts'
import { isBehind, useLateQuery } from '#kit/tv-delay.ts'
import { matchQuery } from './football.queries.ts'

/** The match as it may be shown. Behind a veil it tells who plays, and nothing of how it goes. */
export function useShownMatch(
  matchId: string,
  pollMs: (newest: MatchInfo | undefined) => number | false = () => false,
) {
  const query = useLateQuery(
    { ...matchQuery(matchId), refetchInterval: ({ state }) => pollMs(state.data) },
    (info) => isBehind(factsOf(info)),
  )
  const { newest, syncing } = query
  const shielded = useShielded(newest ? factsOf(newest) : NOBODY)
  const veil: Veil | null = shielded ? 'shield' : syncing ? 'sync' : null
  const match = newest && veil ? { ...query, data: concealed(newest, veil) } : query
  return { match, veil, behind: newest !== undefined && isBehind(factsOf(newest)) }
}

const NOBODY: ShieldedMatch = { id: '', phase: 'scheduled' }

const factsOf = ({ id, kickOffAtMs, live }: MatchInfo): ShieldedMatch => ({
  id,
  kickOffAtMs,
  phase: live.phase,
})

function concealed(info: MatchInfo, veil: Veil): MatchInfo {
  const phase = veil === 'sync' ? 'inPlay' : info.live.phase
  return { ...info, live: { ...NOTHING_YET, phase }, note: null }
}
