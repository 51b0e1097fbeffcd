import type { BasketballInfo } from '@linmen/contract/match/basketball-detail.schemas.ts'
import { NOTHING_YET_IN_BASKETBALL } from '@linmen/domain/match/basketball-fold.ts'
import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { useShielded, type ShieldedMatch } from '#kit/shield.ts'
import { isBehind, useLateQuery } from '#kit/tv-delay.ts'
import { matchQuery } from './basketball.queries.ts'

/** The match as it may be shown. Behind a veil it tells who plays, and nothing of how it goes. */
export function useShownMatch(
  matchId: string,
  pollMs: (newest: BasketballInfo | undefined) => number | false = () => false,
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

const factsOf = ({ id, kickOffAtMs, live }: BasketballInfo): ShieldedMatch => ({
  id,
  kickOffAtMs,
  phase: live.phase,
})

function concealed(info: BasketballInfo, veil: Veil): BasketballInfo {
  const phase = veil === 'sync' ? 'quarter1' : info.live.phase
  return { ...info, live: { ...NOTHING_YET_IN_BASKETBALL, phase } }
}
