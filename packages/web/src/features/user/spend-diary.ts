import type { OutputOf } from '@linmen/contract'
import type { spendingEndpoints } from '@linmen/contract/user/spending.endpoints.ts'

/** What a member spent in a month, and on what. */
export type Diary = OutputOf<typeof spendingEndpoints.diary>
