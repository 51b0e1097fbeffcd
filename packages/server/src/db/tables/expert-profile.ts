import type { Generated } from 'kysely'

export interface ExpertProfileTable {
  member_id: string
  /** 1 is the highest of ten. */
  grade: number
  share_percent: number
  bio: Generated<string>
  created_at_ms: number
}
