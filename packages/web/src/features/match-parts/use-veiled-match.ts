import type { MatchLive, Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { isOfNinety } from '@linmen/domain/shield/spoiler-shield.ts'
import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { useShielded, type ShieldedMatch } from '#kit/shield.ts'
import { isBehind, noteWait, useLateQuery, type LateRead } from '#kit/tv-delay.ts'

export interface MatchFacts {
  readonly id: string
  readonly kickOffAtMs: number
  readonly live: {
    readonly phase: NonNullable<ShieldedMatch['phase']>
    readonly score: MatchLive['score'] | Pair
    readonly endedAtMs?: number | undefined
  }
}

/** A match as it may be shown. Behind a veil it is what `conceal` leaves of it: who plays, and nothing of how it goes. */
export function useVeiledMatch<Info extends MatchFacts>(
  options: LateRead<Info>,
  conceal: (info: Info, veil: Veil) => Info,
) {
  const query = useLateQuery(options, (info) => isBehind(factsOf(info)))
  const { newest, syncing, sinceMs } = query
  if (newest && syncing && sinceMs !== null) noteWait(newest.id, sinceMs)
  const shielded = useShielded(newest ? factsOf(newest) : NOBODY)
  const veil: Veil | null = shielded ? 'shield' : syncing ? 'sync' : null
  const match = newest && veil ? { ...query, data: conceal(newest, veil) } : query
  return { match, veil, behind: sinceMs !== null }
}

const NOBODY: ShieldedMatch = { id: '', phase: 'scheduled' }

const factsOf = ({ id, kickOffAtMs, live }: MatchFacts): ShieldedMatch => ({
  id,
  kickOffAtMs,
  phase: live.phase,
  wasRegular: live.phase === 'finished' && isOfNinety(live.score),
  endedAtMs: live.endedAtMs,
})
