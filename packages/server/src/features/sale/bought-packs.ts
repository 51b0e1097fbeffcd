import type { SetMealScope } from '@linmen/domain/pricing/set-meal-cover.ts'
import { daysOf } from '@linmen/domain/sale/set-meal.ts'
import type { Reader } from '#db/port.ts'

/** The set meals a member has bought, newest first, each with what it was used on. */
export async function boughtPacks(db: Reader, memberId: string, scope: SetMealScope) {
  const packs = await db
    .selectFrom('pack')
    .leftJoin('sale_order', 'sale_order.id', 'pack.id')
    .select(['pack.id', 'pack.name', 'pack.expert_id', 'pack.price', 'pack.looks as quantity'])
    .select(['pack.used', 'pack.expires_at_ms', 'pack.created_at_ms', 'sale_order.goods_id'])
    .select('pack.closed_at_ms')
    .where('pack.member_id', '=', memberId)
    .where('pack.scope', '=', scope)
    .orderBy('pack.created_at_ms', 'desc')
    .orderBy('pack.id', 'desc')
    .execute()
  const looked = await looksOf(db, memberId)
  return packs.map(({ used, expires_at_ms, created_at_ms, closed_at_ms, ...pack }) => ({
    ...pack,
    days: daysOf(created_at_ms, expires_at_ms),
    copy: {
      used,
      // One that was paid back ended then.
      endsAtMs: closed_at_ms ?? expires_at_ms,
      boughtAtMs: created_at_ms,
      looked: looked.filter(({ packId }) => packId === pack.id),
    },
  }))
}

/** Everything the member has opened with a look and kept. */
async function looksOf(db: Reader, memberId: string) {
  const orders = await db
    .selectFrom('sale_order')
    .select(['pack_id as packId', 'title', 'goods_kind', 'goods_id', 'created_at_ms as atMs'])
    .where('member_id', '=', memberId)
    .where('pack_id', 'is not', null)
    .where('state', '=', 'fulfilled')
    .orderBy('created_at_ms', 'desc')
    .orderBy('id')
    .execute()
  return orders.map(({ goods_kind, goods_id, ...look }) => ({
    ...look,
    ...(goods_kind === 'plan' && { planId: goods_id }),
  }))
}
