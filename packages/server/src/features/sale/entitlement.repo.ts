import type { PageWish } from '@linmen/contract'
import type { GoodsKind } from '@linmen/domain/sale/goods.ts'
import type { Reader, Tx } from '#db/port.ts'
import { pageFrom } from '#kit/page-of.ts'

export interface Grant {
  readonly id: string
  readonly memberId: string
  readonly kind: GoodsKind
  readonly itemId: string
  readonly orderId: string
  readonly atMs: number
  readonly startsAtMs: number
  readonly endsAtMs: number | null
}

/**
 * Gives a right, once: false when the member already has it. A twin in another transaction is
 * waited for here, before anything has been spent.
 */
export async function grantRight(tx: Tx, grant: Grant): Promise<boolean> {
  await makeRoom(tx, grant)
  const granted = await tx
    .insertInto('entitlement')
    .values({
      id: grant.id,
      member_id: grant.memberId,
      item_kind: grant.kind,
      item_id: grant.itemId,
      order_id: grant.orderId,
      granted_at_ms: grant.atMs,
      starts_at_ms: grant.startsAtMs,
      ends_at_ms: grant.endsAtMs,
      revoked_at_ms: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'item_kind', 'item_id'])
        .where((where) => where.ref('holds_place'))
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return granted !== undefined
}

// A right that has ended gives its place to the next one.
const makeRoom = (tx: Tx, { memberId, kind, itemId, atMs }: Grant) =>
  tx
    .updateTable('entitlement')
    .set({ holds_place: false })
    .where('member_id', '=', memberId)
    .where('item_kind', '=', kind)
    .where('item_id', '=', itemId)
    .where('holds_place', '=', true)
    .where('ends_at_ms', '<=', atMs)
    .execute()

export const revokeRight = (tx: Tx, orderId: string, atMs: number) =>
  tx
    .updateTable('entitlement')
    .set({ revoked_at_ms: atMs, holds_place: false })
    .where('order_id', '=', orderId)
    .where('revoked_at_ms', 'is', null)
    .execute()

/** Everything of a kind that the member has bought and kept. */
export async function boughtBy(db: Reader, memberId: string, kind: GoodsKind): Promise<string[]> {
  const rows = await standing(db, kind)
    .select('item_id')
    .distinct()
    .where('member_id', '=', memberId)
    .execute()
  return rows.map((row) => row.item_id)
}

/** Which of these things the member may use at this moment, because of a purchase. */
export async function ownedAmong(
  db: Reader,
  { memberId, kind, nowMs }: { memberId: string; kind: GoodsKind; nowMs: number },
  itemIds: readonly string[],
): Promise<Set<string>> {
  if (itemIds.length === 0) return new Set()
  const rows = await standing(db, kind)
    .select('item_id')
    .where('member_id', '=', memberId)
    .where('item_id', 'in', itemIds)
    .where('starts_at_ms', '<=', nowMs)
    .where((where) => where.or([where('ends_at_ms', 'is', null), where('ends_at_ms', '>', nowMs)]))
    .execute()
  return new Set(rows.map((row) => row.item_id))
}

/** Who bought a thing and kept it, newest first. */
export const buyersPage = (db: Reader, kind: GoodsKind, itemId: string, wish: PageWish) =>
  pageFrom(
    standing(db, kind)
      .innerJoin('member', 'member.id', 'entitlement.member_id')
      .select(['member.id as memberId', 'member.nickname', 'member.avatar_key as avatar'])
      .select('granted_at_ms as atMs')
      .where('item_id', '=', itemId)
      .orderBy('granted_at_ms', 'desc')
      .orderBy('entitlement.id'),
    wish,
  )

/** How many members have bought each of these things and kept it. */
export async function buyersOf(
  db: Reader,
  kind: GoodsKind,
  itemIds: readonly string[],
): Promise<(itemId: string) => number> {
  if (itemIds.length === 0) return () => 0
  const rows = await standing(db, kind)
    .select('item_id')
    .select((select) => select.fn.count<number>('member_id').distinct().as('buyers'))
    .where('item_id', 'in', itemIds)
    .groupBy('item_id')
    .execute()
  const buyers = new Map(rows.map((row) => [row.item_id, Number(row.buyers)]))
  return (itemId) => buyers.get(itemId) ?? 0
}

const standing = (db: Reader, kind: GoodsKind) =>
  db.selectFrom('entitlement').where('item_kind', '=', kind).where('revoked_at_ms', 'is', null)
