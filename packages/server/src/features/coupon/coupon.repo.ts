import type { CouponCategory, CouponKind } from '@linmen/contract/coupon/coupon.schemas.ts'
import type { Coupon } from '@linmen/domain/coupon/coupon-usability.ts'
import type { Selectable } from 'kysely'
import type { CouponTable } from '#db/tables.generated.ts'
import type { Reader, Tx } from '#db/port.ts'

/** A coupon with what its rules do not need but its owner sees. */
export interface OwnedCoupon extends Coupon {
  readonly name: string
  readonly category: CouponCategory
  readonly origin: 'system' | 'member'
  readonly createdAtMs: number
  readonly used: boolean
  /** The order it was spent on. */
  readonly orderId: string | null
}

/** Somebody else's coupon does not exist for this member. */
export async function lockMine(
  tx: Tx,
  memberId: string,
  couponId: string,
): Promise<OwnedCoupon | null> {
  const row = await tx
    .selectFrom('coupon')
    .selectAll()
    .where('id', '=', couponId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  return row ? asCoupon(row) : null
}

/** Spends a coupon. The condition is repeated here, so that one coupon pays for one order whatever came before. */
export async function spendCoupon(tx: Tx, couponId: string, orderId: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('coupon')
    .set({ state: 'used', order_id: orderId })
    .where('id', '=', couponId)
    .where('state', '=', 'issued')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`coupon ${couponId} is not there to be spent`)
}

/** The order is undone: its coupon can be used again, until it ends as it always would have. */
export const giveBackCoupon = (tx: Tx, couponId: string, orderId: string) =>
  tx
    .updateTable('coupon')
    .set({ state: 'issued', order_id: null })
    .where('id', '=', couponId)
    .where('order_id', '=', orderId)
    .execute()

export interface CouponFilter {
  readonly kind?: CouponKind
  /** General coupons always belong to the answer. */
  readonly category?: CouponCategory
  readonly unused?: boolean
}

/** The member's coupons, those that end first before others. */
export async function couponsOf(
  db: Reader,
  memberId: string,
  { kind, category, unused }: CouponFilter = {},
): Promise<OwnedCoupon[]> {
  const rows = await db
    .selectFrom('coupon')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(kind !== undefined, (rest) => rest.where('kind', '=', kind!))
    .$if(category !== undefined && category !== 'general', (rest) =>
      rest.where('category', 'in', ['general', category!]),
    )
    .$if(unused === true, (rest) => rest.where('state', '=', 'issued'))
    .orderBy('valid_to_ms')
    .orderBy('id')
    .execute()
  return rows.map(asCoupon)
}

/** What these orders were for, when, and what was saved on them. */
export async function ordersOf(db: Reader, orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('sale_order')
    .select(['id', 'title', 'price', 'pay', 'created_at_ms as atMs'])
    .where('id', 'in', orderIds)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const asCoupon = (row: Selectable<CouponTable>): OwnedCoupon => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  category: row.category,
  worth: row.worth,
  threshold: row.threshold,
  validFromMs: row.valid_from_ms,
  validToMs: row.valid_to_ms,
  platforms: row.platforms,
  expertLevel: row.expert_level,
  expertId: row.expert_id,
  origin: row.origin,
  createdAtMs: row.created_at_ms,
  used: row.state === 'used',
  orderId: row.order_id,
})

/** Coupons nobody has used that end between two moments. */
export const couponsEnding = (db: Reader, fromMs: number, toMs: number) =>
  db
    .selectFrom('coupon')
    .select(['id', 'member_id', 'name', 'valid_to_ms'])
    .where('state', '=', 'issued')
    .where('valid_to_ms', '>', fromMs)
    .where('valid_to_ms', '<=', toMs)
    .orderBy('valid_to_ms')
    .orderBy('id')
    .execute()
