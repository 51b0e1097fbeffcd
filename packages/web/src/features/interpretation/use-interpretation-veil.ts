import type { InterpretationSummary } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { useVeil } from '#sport/shield/tv-delay.ts'

type Told = Pick<InterpretationSummary, 'match' | 'result'>

/** Why how it ended, and the score of its match, may not be seen. */
export function useInterpretationVeil({ match, result }: Told): Veil | null {
  const { homeGoals, awayGoals } = match
  const over = homeGoals !== undefined || result === 'hit' || result === 'miss'
  const shielded = {
    id: match.matchId,
    kickOffAtMs: match.kickoffMs,
    phase: over ? 'finished' : 'scheduled',
  } as const
  return useVeil(shielded, `${result} ${homeGoals}:${awayGoals}`)
}
