import type { Cents } from '@linmen/contract'
import { cents } from '@linmen/domain/money/cents.ts'
import { paymentMayMove, type PaymentState } from '@linmen/domain/order/payment-state.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import { lockOrder } from '#features/sale/public.ts'
import type { PaymentTable } from '#db/tables.generated.ts'

export type Payment = Selectable<PaymentTable>

export const addPayment = (tx: Tx, payment: Insertable<PaymentTable>) =>
  tx.insertInto('payment').values(payment).execute()

/** The payment, locked until the end of the transaction, and before it the order it pays. */
export async function lockPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  const known = await tx
    .selectFrom('payment')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (known?.order_id) await lockOrder(tx, known.order_id)
  return tx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Somebody else's payment does not exist for this member. */
export const paymentOf = (db: Reader, memberId: string, id: string): Promise<Payment | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('member_id', '=', memberId)
    .where((where) => where.or([where('id', '=', id), where('order_id', '=', id)]))
    .executeTakeFirst()

/** Moves a payment that the caller has locked. */
export async function movePayment(
  tx: Tx,
  { id, state }: Pick<Payment, 'id' | 'state'>,
  to: PaymentState,
  change: Updateable<PaymentTable>,
): Promise<void> {
  if (state !== to && !paymentMayMove(state, to))
    throw new Error(`a payment does not move from ${state} to ${to}`)
  await tx
    .updateTable('payment')
    .set({ ...change, state: to })
    .where('id', '=', id)
    .execute()
}

/** Payments whose channel is to be asked now. */
export const duePayments = (db: Reader, nowMs: number, most: number): Promise<Payment[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('next_check_ms', '<=', nowMs)
    .orderBy('next_check_ms')
    .limit(most)
    .execute()

/** A payment nobody knows the end of. */
export const openPayment = (db: Reader, id: string): Promise<Payment | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .where('next_check_ms', 'is not', null)
    .executeTakeFirst()

/** Payments a member began by a host and nobody knows the end of, the latest first. */
export const openPaymentsOf = (db: Reader, memberId: string, host: string): Promise<Payment[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('host', '=', host)
    .where('next_check_ms', 'is not', null)
    .orderBy('created_at_ms', 'desc')
    .execute()

/** Its buyer gives it up. What is known to have ended stays as it is. */
export async function markCancelled(tx: Tx, id: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ cancelled_at_ms: nowMs, next_check_ms: nowMs })
    .where('id', '=', id)
    .where('cancelled_at_ms', 'is', null)
    .where('next_check_ms', 'is not', null)
    .execute()
}

/** Says whether this was the first time the buyer was seen again. */
export async function markReturned(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const marked = await tx
    .updateTable('payment')
    .set({ returned_at_ms: nowMs })
    .where('id', '=', id)
    .where('returned_at_ms', 'is', null)
    .where('next_check_ms', 'is not', null)
    .executeTakeFirst()
  return marked.numUpdatedRows > 0n
}

interface MonthOf {
  readonly memberId: string
  readonly host: string
  readonly sinceMs: number
}

/** What a member has paid by a host since a moment; also what is on its way, where two at once must not slip through. */
export async function paidSince(
  db: Reader,
  { memberId, host, sinceMs }: MonthOf,
  states: readonly PaymentState[],
): Promise<Cents> {
  const { total } = await db
    .selectFrom('payment')
    .select((of) => of.fn.coalesce(of.fn.sum<number>('amount'), of.lit(0)).as('total'))
    .where('member_id', '=', memberId)
    .where('host', '=', host)
    .where('state', 'in', states)
    .where('created_at_ms', '>=', sinceMs)
    .executeTakeFirstOrThrow()
  return cents(Number(total))
}

/** What was to be paid in all. */
export const paidAmountOf = async (db: Reader, id: string): Promise<Cents> =>
  (await db.selectFrom('payment').select('amount').where('id', '=', id).executeTakeFirstOrThrow())
    .amount
