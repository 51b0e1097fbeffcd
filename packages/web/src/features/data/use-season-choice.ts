import type { SeasonEntry } from '@linmen/contract/sportdata/atlas.schemas.ts'
import { useState } from 'react'
import { useNote, useScreenParams } from '#kit/go.ts'
import type { SeasonChoice } from './data.queries.ts'

/**
 * The season a person chose for a competition; the address names it, so that a reload finds it. One chosen
 * for another competition is none of this one.
 */
export function useSeasonChoice(leagueId: string) {
  const asked = useScreenParams()
  const note = useNote()
  const [chosen, setChosen] = useState<SeasonChoice>({
    leagueId: asked['leagueId'] ?? '',
    ...(asked['seasonId'] !== undefined && { seasonId: asked['seasonId'] }),
  })
  const choice = chosen.leagueId === leagueId ? chosen : { leagueId }
  const choose = ({ id: seasonId }: SeasonEntry) => {
    setChosen({ leagueId, seasonId })
    // The path of a competition's own page names it already.
    note({ seasonId, ...(asked['leagueId'] !== leagueId && { leagueId }) })
  }
  /** Another season begins anew. */
  return { choice, choose, key: `${leagueId} ${choice.seasonId}` }
}
