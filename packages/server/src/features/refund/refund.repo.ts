import type { Cents, PageWish } from '@linmen/contract'
import { cents } from '@linmen/domain/money/cents.ts'
import { refundMayMove, type RefundState } from '@linmen/domain/pay/refund-rules.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { RefundTable } from '#db/tables.generated.ts'
import { pageFrom } from '#kit/page-of.ts'

export type RefundRow = Selectable<RefundTable>

const OPEN = ['proposed', 'submitted', 'unknown'] as const

export const addRefund = (tx: Tx, row: Insertable<RefundTable>): Promise<RefundRow> =>
  tx.insertInto('refund').values(row).returningAll().executeTakeFirstOrThrow()

export const lockRefund = (tx: Tx, id: string): Promise<RefundRow | undefined> =>
  tx.selectFrom('refund').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Moves a refund that the caller has locked. */
export function moveRefund(
  tx: Tx,
  { id, state }: Pick<RefundRow, 'id' | 'state'>,
  to: RefundState,
  change: Updateable<RefundTable>,
): Promise<RefundRow> {
  if (!refundMayMove(state, to)) throw new Error(`a refund does not move from ${state} to ${to}`)
  return tx
    .updateTable('refund')
    .set({ ...change, state: to })
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whether something of this thing is being given back at the moment. */
export const hasOpenRefund = async (db: Reader, subjectId: string): Promise<boolean> =>
  (await db
    .selectFrom('refund')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('state', 'in', OPEN)
    .executeTakeFirst()) !== undefined

/** What of a charge went back or is on its way. */
export async function refundedOf(db: Reader, paymentId: string): Promise<Cents> {
  const { total } = await db
    .selectFrom('refund')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('amount'), lit(0)).as('total'))
    .where('subject_id', '=', paymentId)
    .where('kind', '=', 'charge')
    .where('state', 'in', ['submitted', 'unknown', 'done'])
    .executeTakeFirstOrThrow()
  return cents(Number(total))
}

export const refundsPage = (db: Reader, waiting: boolean, wish: PageWish) =>
  pageFrom(
    db
      .selectFrom('refund')
      .selectAll()
      .$if(waiting, (rest) => rest.where('state', '=', 'proposed'))
      .orderBy('created_at_ms', 'desc')
      .orderBy('id'),
    wish,
  )

/** What the channel is to be told or asked about now. */
export const dueRefunds = (db: Reader, nowMs: number, most: number): Promise<RefundRow[]> =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('next_check_ms', '<=', nowMs)
    .orderBy('next_check_ms')
    .limit(most)
    .execute()
