import type { SeasonEntry } from '@linmen/contract/league/atlas.schemas.ts'
import type { ReactNode } from 'react'
import { ResultsVeil } from '#sport/shield/veil.tsx'

interface SeasonVeilProps {
  /** What holds its results: 积分榜. */
  readonly what: string
  /** As the shown answer itself tells it: the word of another may be older. */
  readonly season: SeasonEntry | null
  readonly children: ReactNode
}

/** What counts the matches of a season waits while one of them is hidden. */
export const SeasonVeil = ({ what, season, children }: SeasonVeilProps) => (
  <ResultsVeil what={what} at={season?.leagueId ?? ''} recent={season?.current} changed={season}>
    {children}
  </ResultsVeil>
)
