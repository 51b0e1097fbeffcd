import type { SeasonEntry } from '@linmen/contract/sportdata/atlas.schemas.ts'
import { useState } from 'react'
import type { SeasonChoice } from './data.queries.ts'

/** The season a person chose for a competition. One chosen for another competition is none of this one. */
export function useSeasonChoice(leagueId: string) {
  const [chosen, choose] = useState<SeasonEntry | null>(null)
  const seasonId = chosen?.leagueId === leagueId ? chosen.id : undefined
  const choice: SeasonChoice = { leagueId, ...(seasonId !== undefined && { seasonId }) }
  /** Another season begins anew. */
  return { choice, choose, key: `${leagueId} ${seasonId}` }
}
