import { useScreenParams } from '#kit/go.ts'
import type { SeasonChoice } from './data.queries.ts'

/** The competition and season in the address. */
export function useSeasonParams(): SeasonChoice {
  const { leagueId = '', seasonId } = useScreenParams()
  return { leagueId, ...(seasonId !== undefined && { seasonId }) }
}
