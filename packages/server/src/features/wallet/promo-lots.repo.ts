import type { Cents } from '@linmen/contract'
import type { PromoSource } from '@linmen/domain/ledger/accounts.ts'
import type { CoinsSpent, PromoLot } from '@linmen/domain/ledger/spend-coins.ts'
import { NOTHING } from '@linmen/domain/money/cents.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'

/** The member's gift coins, locked in the order of their ids. Expired lots stay until a job clears them. */
export async function lockLots(tx: Tx, memberId: string): Promise<PromoLot[]> {
  const rows = await lotsOf(tx, memberId).orderBy('id').forUpdate().execute()
  return rows.map(asLot)
}

export async function readLots(db: Reader, memberId: string): Promise<PromoLot[]> {
  return (await lotsOf(db, memberId).execute()).map(asLot)
}

/** New gift coins. Their journal is posted beside them. */
export const addLot = (
  tx: Tx,
  lot: {
    readonly id: string
    readonly memberId: string
    readonly source: 'charge' | 'redpacket'
    readonly amount: Cents
    /** The charge it came with. */
    readonly paymentId?: string
    readonly expiresAtMs: number
    readonly atMs: number
  },
) =>
  tx
    .insertInto('promo_lot')
    .values({
      id: lot.id,
      member_id: lot.memberId,
      source: lot.source,
      granted: lot.amount,
      left_over: lot.amount,
      expires_at_ms: lot.expiresAtMs,
      created_at_ms: lot.atMs,
      payment_id: lot.paymentId ?? null,
    })
    .execute()

/** Takes from lots what an order spends, and remembers which lots paid for it. */
export async function takeFromLots(
  tx: Tx,
  orderId: string,
  lots: CoinsSpent['lots'],
): Promise<void> {
  for (const { id, take } of lots) {
    await tx
      .updateTable('promo_lot')
      .set({ left_over: sql`left_over - ${take}` })
      .where('id', '=', id)
      .execute()
    await tx
      .insertInto('promo_lot_use')
      .values({ order_id: orderId, lot_id: id, amount: take })
      .execute()
  }
}

/** Gives lots back what an order took. Those that have ended in the meantime keep nothing. */
export async function returnToLots(tx: Tx, orderId: string, nowMs: number) {
  const used = await tx
    .selectFrom('promo_lot_use')
    .innerJoin('promo_lot', 'promo_lot.id', 'promo_lot_use.lot_id')
    .select(['promo_lot.id', 'promo_lot.source', 'promo_lot.expires_at_ms', 'promo_lot_use.amount'])
    .where('promo_lot_use.order_id', '=', orderId)
    .orderBy('promo_lot.id')
    .forUpdate('promo_lot')
    .execute()
  const ended: { source: PromoSource; amount: Cents }[] = []
  for (const lot of used) {
    if (lot.expires_at_ms <= nowMs) {
      ended.push({ source: lot.source, amount: lot.amount })
      continue
    }
    await tx
      .updateTable('promo_lot')
      .set({ left_over: sql`left_over + ${lot.amount}` })
      .where('id', '=', lot.id)
      .execute()
  }
  return ended
}

const lotsOf = (db: Reader, memberId: string) =>
  db
    .selectFrom('promo_lot')
    .select(['id', 'left_over', 'expires_at_ms'])
    .where('member_id', '=', memberId)
    .where('left_over', '>', NOTHING)

const asLot = (row: { id: string; left_over: Cents; expires_at_ms: number }): PromoLot => ({
  id: row.id,
  left: row.left_over,
  expiresAtMs: row.expires_at_ms,
})

/** In a query of somebody else: the charge that gift coins came with. */
export const paymentOfLot = (lotId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select payment_id from promo_lot where id = ${lotId})`
