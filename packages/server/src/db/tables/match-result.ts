import type { ColumnType } from 'kysely'
import type { ClosingOdds, MatchResult } from '@linmen/domain/sport/fixture.ts'

/** How a match ended. The newest version counts. */
export interface MatchResultTable {
  match_id: string
  version: number
  phase: string
  recorded_at_ms: number
  result: ColumnType<MatchResult, string, never>
  closing: ColumnType<ClosingOdds, string, never> | null
}
