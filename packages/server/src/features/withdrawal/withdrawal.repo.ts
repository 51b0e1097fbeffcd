import { beijingMidnight } from '@linmen/domain/match/business-day.ts'
import {
  withdrawalMayMove,
  type WithdrawalState,
} from '@linmen/domain/withdrawal/withdrawal-rules.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { WithdrawalTable } from '#db/tables.generated.ts'

export type WithdrawalRow = Selectable<WithdrawalTable>

const OPEN = ['review', 'approved', 'submitted', 'unknown'] as const

export const addWithdrawal = (tx: Tx, row: Insertable<WithdrawalTable>): Promise<WithdrawalRow> =>
  tx.insertInto('withdrawal').values(row).returningAll().executeTakeFirstOrThrow()

export const lockWithdrawal = (tx: Tx, id: string): Promise<WithdrawalRow | undefined> =>
  tx.selectFrom('withdrawal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Moves a withdrawal that the caller has locked. */
export function moveWithdrawal(
  tx: Tx,
  { id, state }: Pick<WithdrawalRow, 'id' | 'state'>,
  to: WithdrawalState,
  change: Updateable<WithdrawalTable>,
): Promise<WithdrawalRow> {
  if (!withdrawalMayMove(state, to))
    throw new Error(`a withdrawal does not move from ${state} to ${to}`)
  return tx
    .updateTable('withdrawal')
    .set({ ...change, state: to })
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Somebody else's withdrawal does not exist for this member. */
export const withdrawalOf = (
  db: Reader,
  memberId: string,
  key: { readonly id: string } | { readonly requestId: string },
): Promise<WithdrawalRow | undefined> =>
  db
    .selectFrom('withdrawal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id' in key ? 'id' : 'request_id', '=', 'id' in key ? key.id : key.requestId)
    .executeTakeFirst()

export const lastWithdrawal = (db: Reader, memberId: string): Promise<WithdrawalRow | undefined> =>
  db
    .selectFrom('withdrawal')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What is open, and how many were asked for today. Those that were taken back do not count. */
export async function standingOf(db: Reader, memberId: string, nowMs: number) {
  const { open, today } = await db
    .selectFrom('withdrawal')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', 'in', OPEN).as('open'),
      fn
        .countAll<number>()
        .filterWhere('created_at_ms', '>=', beijingMidnight(nowMs))
        .filterWhere('state', '<>', 'cancelled')
        .as('today'),
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { hasOpen: Number(open) > 0, today: Number(today) }
}

export const waitingReviews = (db: Reader, most: number): Promise<WithdrawalRow[]> =>
  db
    .selectFrom('withdrawal')
    .selectAll()
    .where('state', '=', 'review')
    .orderBy('created_at_ms')
    .limit(most)
    .execute()

/** What the channel is to be handed or asked about now. */
export const dueWithdrawals = (db: Reader, nowMs: number, most: number): Promise<WithdrawalRow[]> =>
  db
    .selectFrom('withdrawal')
    .selectAll()
    .where('next_check_ms', '<=', nowMs)
    .orderBy('next_check_ms')
    .limit(most)
    .execute()
