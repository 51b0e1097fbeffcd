import type { SeasonEntry } from '@linmen/contract/league/atlas.schemas.ts'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { isUnknownToGateway } from '#kit/policy/refused-by.ts'
import { useNote, useScreenWords } from '#kit/shown.ts'
import type { SeasonChoice } from './league.queries.ts'

/**
 * The season a person chose for a competition; the address names it, so that a reload finds it. One chosen
 * for another competition is none of this one.
 */
export function useSeasonChoice(leagueId: string) {
  const asked = useScreenWords()
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
  const forget = () => {
    setChosen({ leagueId })
    note({ seasonId: null })
  }
  /** Another season begins anew. */
  return { choice, choose, forget, key: `${leagueId} ${choice.seasonId}` }
}

/** A season the competition never had is forgotten, also by the address: its present one is shown. */
export function useTrueSeason(
  { choice, forget }: Pick<ReturnType<typeof useSeasonChoice>, 'choice' | 'forget'>,
  error: Error | null,
): void {
  const refused = isUnknownToGateway(error, 'league.not_found', 'bad_input')
  const lost = refused && choice.seasonId !== undefined
  const giveUp = useEffectEvent(forget)
  useLayoutEffect(() => {
    if (lost) giveUp()
  }, [lost])
}
