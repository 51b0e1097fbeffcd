import type { Cents } from '@linmen/contract'
import type { Generated } from 'kysely'

/** Changed by `post_journal` only; a trigger refuses everybody else. */
export interface BalanceTable {
  account_id: number
  amount: Generated<Cents>
  version: Generated<number>
}
