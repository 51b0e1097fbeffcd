import type { Ports } from '#kit/ports.ts'

/** Mei's membership, its parcel that can be taken, and a line of the price list. */
export async function vipDemoIds({ db, clock }: Ports): Promise<Record<string, string>> {
  const gift = await db.read
    .selectFrom('vip_gift')
    .select('id')
    .where('member_id', '=', 'mei')
    .where('opens_at_ms', '<=', clock.nowMs())
    .orderBy('opens_at_ms', 'desc')
    .executeTakeFirst()
  return {
    vipMemberId: 'mei',
    ...(gift && { giftId: gift.id }),
    // The cheapest: a run that buys it must be able to pay.
    vipConfigId: 'vip-red-007',
  }
}
