import type { Cents } from '@linmen/contract'

/** One line of a journal: debit positive, credit negative. Append-only. */
export interface PostingTable {
  journal_id: string
  account_id: number
  amount: Cents
}
