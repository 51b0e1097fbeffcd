import type { ColumnType } from 'kysely'
import type { BasketballBody } from '@linmen/domain/match/basketball-report.ts'
import type { FootballBody } from '@linmen/domain/match/match-report.ts'

/** One report about play. Never changed: a mistake is followed by a report that takes it back. */
export interface MatchEventTable {
  match_id: string
  version: number
  feed_seq: number
  at_ms: number
  received_at_ms: number
  body: ColumnType<FootballBody | BasketballBody, string, never>
}
