import type { Generated } from 'kysely'

export interface AccountTable {
  id: Generated<number>
  code: string
  kind: 'asset' | 'liability' | 'income' | 'expense'
  owner_id: string | null
  /** Has a balance row, which never goes below zero. */
  kept: boolean
}
