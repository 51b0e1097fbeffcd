import type { ColumnType } from 'kysely'
import type { DepthBody } from '@linmen/domain/sport/depth.ts'

export interface DepthRecordTable {
  match_id: string
  kind: DepthBody['kind']
  seq: number
  at_ms: number
  received_at_ms: number
  body: ColumnType<DepthBody, string, never>
}
