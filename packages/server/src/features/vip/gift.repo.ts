import type { VipGift } from '@linmen/contract/vip/gift.schemas.ts'
import { itemText } from '@linmen/domain/coupon/gift-item.ts'
import { giftItems, giftState, giftTimes } from '@linmen/domain/vip/gifts.ts'
import { tierOf } from '@linmen/domain/vip/tiers.ts'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { VipGiftTable } from '#db/tables.generated.ts'

export type GiftRow = Selectable<VipGiftTable>

/** The parcels of some time of membership, one for each month of it. */
export async function addGifts(
  tx: Tx,
  whose: Pick<GiftRow, 'member_id' | 'period_id' | 'tier'>,
  span: { readonly startsAtMs: number; readonly endsAtMs: number },
): Promise<void> {
  const rows = giftTimes(span).map(({ opensAtMs, closesAtMs }, at) => ({
    ...whose,
    id: `${whose.period_id}-g${at + 1}`,
    month_no: at + 1,
    opens_at_ms: opensAtMs,
    closes_at_ms: closesAtMs,
    taken_at_ms: null,
  }))
  if (rows.length > 0) await tx.insertInto('vip_gift').values(rows).execute()
}

const ofMember = (db: Reader, memberId: string) =>
  db
    .selectFrom('vip_gift')
    .innerJoin('vip_period', 'vip_period.id', 'vip_gift.period_id')
    .selectAll('vip_gift')
    .where('vip_gift.member_id', '=', memberId)
    .where('vip_period.revoked_at_ms', 'is', null)

/** What waits comes last: the parcel of now is on top, then those before it. */
export const giftsOf = (db: Reader, memberId: string, nowMs: number) =>
  ofMember(db, memberId)
    .orderBy((order) => order('vip_gift.opens_at_ms', '>', nowMs))
    .orderBy('vip_gift.opens_at_ms', 'desc')
    .orderBy('vip_gift.id')

export const findGift = (
  db: Reader,
  memberId: string,
  giftId: string,
): Promise<GiftRow | undefined> =>
  ofMember(db, memberId).where('vip_gift.id', '=', giftId).executeTakeFirst()

/** Takes a parcel, once: false when somebody was faster. */
export async function markTaken(tx: Tx, giftId: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('vip_gift')
    .set({ taken_at_ms: nowMs })
    .where('id', '=', giftId)
    .where('taken_at_ms', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const presentGift = (row: GiftRow, nowMs: number): VipGift => ({
  id: row.id,
  name: `${tierOf(row.tier).name}礼包　第\u00a0${row.month_no}\u00a0期`,
  tier: row.tier,
  state: giftState(
    { opensAtMs: row.opens_at_ms, closesAtMs: row.closes_at_ms, takenAtMs: row.taken_at_ms },
    nowMs,
  ),
  opensAtMs: row.opens_at_ms,
  closesAtMs: row.closes_at_ms,
  ...(row.taken_at_ms !== null && { takenAtMs: row.taken_at_ms }),
  items: giftItems(row.tier).map((item) =>
    'card' in item
      ? { name: item.card.name, text: itemText(item), count: 1 }
      : { name: item.coupon.name, text: itemText(item), count: item.count },
  ),
})
