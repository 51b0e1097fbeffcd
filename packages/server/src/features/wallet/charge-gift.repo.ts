import type { Cents } from '@linmen/contract'
import { cents, NOTHING } from '@linmen/domain/money/cents.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'

/** The gift coins of a charge, with the wallet locked: what is left of those that have not ended, and what was spent and kept. */
export async function giftOf(
  tx: Tx,
  paymentId: string,
  nowMs: number,
): Promise<{ readonly left: Cents; readonly spent: Cents }> {
  const lot = await tx
    .selectFrom('promo_lot')
    .select(['id', 'left_over', 'expires_at_ms'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  if (!lot) return { left: NOTHING, spent: NOTHING }
  const { spent } = await tx
    .selectFrom('promo_lot_use')
    .innerJoin('sale_order', 'sale_order.id', 'promo_lot_use.order_id')
    .select(({ fn, lit }) =>
      fn.coalesce(fn.sum<number>('promo_lot_use.amount'), lit(0)).as('spent'),
    )
    .where('promo_lot_use.lot_id', '=', lot.id)
    .where('sale_order.state', '=', 'fulfilled')
    .executeTakeFirstOrThrow()
  const left = lot.expires_at_ms > nowMs ? lot.left_over : NOTHING
  return { left, spent: cents(Number(spent)) }
}

/** The gift coins a charge brought, whatever became of them; nothing for most charges. */
export const giftOfCharge = async (db: Reader, paymentId: string): Promise<Cents> =>
  (
    await db
      .selectFrom('promo_lot')
      .select('granted')
      .where('payment_id', '=', paymentId)
      .executeTakeFirst()
  )?.granted ?? NOTHING

/** Takes what is left of a charge's gift. Its journal is posted beside it. */
export const takeGiftBack = (tx: Tx, paymentId: string, amount: Cents) =>
  tx
    .updateTable('promo_lot')
    .set({ left_over: sql`left_over - ${amount}` })
    .where('payment_id', '=', paymentId)
    .execute()

/** Gives it again where it has not ended meanwhile; answers how much came back. */
export async function returnGift(
  tx: Tx,
  paymentId: string,
  amount: Cents,
  nowMs: number,
): Promise<Cents> {
  const { numUpdatedRows } = await tx
    .updateTable('promo_lot')
    .set({ left_over: sql`left_over + ${amount}` })
    .where('payment_id', '=', paymentId)
    .where('expires_at_ms', '>', nowMs)
    .executeTakeFirst()
  return numUpdatedRows === 0n ? NOTHING : amount
}
