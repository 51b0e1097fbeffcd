import type { Cents } from '@linmen/contract'
import { cents } from '@linmen/domain/money/cents.ts'
import { lookValue } from '@linmen/domain/ledger/postings.ts'
import type { SetMealLooks, SetMealScope } from '@linmen/domain/pricing/set-meal-cover.ts'
import { endOf } from '@linmen/domain/sale/set-meal.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { CatalogueItem } from './catalogue.repo.ts'
import type { Delivered } from './goods.ts'

/** A bought set meal with looks left. */
export interface Pack {
  readonly id: string
  readonly scope: SetMealScope
  readonly price: Cents
  readonly paidPart: Cents
  readonly looks: number
  readonly used: number
  readonly earned: Cents
  readonly paidEarned: Cents
}

/** What one look earns, and the charged coins in it. */
export interface Look {
  readonly value: Cents
  readonly paidPart: Cents
}

/** The set meals that open plans of this expert, those that end first before others. */
export const packsOf = (
  db: Reader,
  memberId: string,
  expertId: string | undefined,
  nowMs: number,
): Promise<Pack[]> =>
  live(db, memberId, expertId, nowMs).orderBy('expires_at_ms').orderBy('id').execute()

/** The same, locked in the order of their ids. */
export async function lockPacks(
  tx: Tx,
  memberId: string,
  expertId: string | undefined,
  nowMs: number,
) {
  await live(tx, memberId, expertId, nowMs).orderBy('id').forUpdate().execute()
  return packsOf(tx, memberId, expertId, nowMs)
}

export function looksLeft(packs: readonly Pack[]): SetMealLooks {
  const left = { jingcai: 0, pool: 0 }
  for (const pack of packs) left[pack.scope] += pack.looks - pack.used
  return left
}

export const nextLook = (pack: Pack): Look => ({
  value: lookValue(pack.price, pack.looks, pack.used, pack.earned),
  paidPart: lookValue(pack.paidPart, pack.looks, pack.used, pack.paidEarned),
})

export async function usePack(tx: Tx, packId: string, look: Look): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('pack')
    .set({
      used: sql`used + 1`,
      earned: sql`earned + ${look.value}`,
      paid_earned: sql`paid_earned + ${look.paidPart}`,
    })
    .where('id', '=', packId)
    .where('used', '<', sql<number>`looks`)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`pack ${packId} has no look left`)
}

/** The looks of a set meal that was just bought. The pack has the id of its order. */
export const openPack = (tx: Tx, meal: CatalogueItem, order: Delivered) =>
  tx
    .insertInto('pack')
    .values({
      id: order.id,
      member_id: order.member_id,
      name: meal.name,
      scope: meal.scope as SetMealScope,
      expert_id: meal.expert_id,
      price: order.pay,
      paid_part: order.paid_part,
      looks: meal.quantity,
      expires_at_ms: endOf(order.created_at_ms, meal.days!),
      created_at_ms: order.created_at_ms,
    })
    .execute()

/** The order of a set meal is undone: its looks open nothing any more. False when one was used already. */
export async function closePack(tx: Tx, orderId: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pack')
    .set({ closed_at_ms: nowMs })
    .where('id', '=', orderId)
    .where('used', '=', 0)
    .where('broken', '=', cents(0))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const giveBackLook = (tx: Tx, packId: string, look: Look) =>
  tx
    .updateTable('pack')
    .set({
      used: sql`used - 1`,
      earned: sql`earned - ${look.value}`,
      paid_earned: sql`paid_earned - ${look.paidPart}`,
    })
    .where('id', '=', packId)
    .execute()

const live = (db: Reader, memberId: string, expertId: string | undefined, nowMs: number) =>
  db
    .selectFrom('pack')
    .select(['id', 'scope', 'price', 'looks', 'used', 'earned'])
    .select(['paid_part as paidPart', 'paid_earned as paidEarned'])
    .where('member_id', '=', memberId)
    .where('used', '<', sql<number>`looks`)
    .where('expires_at_ms', '>', nowMs)
    .where('closed_at_ms', 'is', null)
    .where((where) =>
      where.or([where('expert_id', 'is', null), where('expert_id', '=', expertId ?? '')]),
    )
