import type { LeagueEntry, SeasonEntry, StageEntry } from '@linmen/contract/league/atlas.schemas.ts'
import type { ReactNode } from 'react'
import type { SeasonChoice } from '#features/league/league.queries.ts'

/** What every tab of a competition is given. */
export interface LeaguePart {
  /** Another season begins anew. */
  readonly key: string
  readonly league: LeagueEntry
  readonly season: SeasonEntry | null
  readonly choice: SeasonChoice
  readonly stages: readonly StageEntry[]
  /** The choice of the season, where the tab has room for it. */
  readonly picker: ReactNode
}

/** What shows one competition from all sides. */
export interface LeagueViewProps {
  readonly leagueId: string
  /** Until the league says its own name. */
  readonly title: string
  readonly header?: ReactNode
  readonly top?: ReactNode
}

export type TabOfLeague = Omit<LeaguePart, 'key'>
