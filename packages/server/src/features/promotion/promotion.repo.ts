import type { GiftTerms, CampaignTerms } from '@linmen/domain/promotion/claim.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { PromotionGiftTable, PromotionTable } from '#db/tables.generated.ts'

export type PromotionRow = Selectable<PromotionTable>
export type GiftRow = Selectable<PromotionGiftTable>

/** What runs and what is to come first, then what was last. */
export const allPromotions = (db: Reader, nowMs: number): Promise<PromotionRow[]> =>
  db
    .selectFrom('promotion')
    .selectAll()
    .orderBy((order) => order('ends_at_ms', '<=', nowMs))
    .orderBy('ends_at_ms', 'desc')
    .orderBy('key')
    .execute()

export const findPromotion = (db: Reader, key: string): Promise<PromotionRow | undefined> =>
  db.selectFrom('promotion').selectAll().where('key', '=', key).executeTakeFirst()

export const giftsOf = (db: Reader, key: string): Promise<GiftRow[]> =>
  db
    .selectFrom('promotion_gift')
    .selectAll()
    .where('promotion_key', '=', key)
    .orderBy('place')
    .execute()

/** How many of each gift a member has taken. */
export async function takenBy(
  db: Reader,
  memberId: string,
  key: string,
): Promise<(giftId: string) => number> {
  const rows = await db
    .selectFrom('promotion_claim')
    .select('gift_id')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where('member_id', '=', memberId)
    .where('promotion_key', '=', key)
    .groupBy('gift_id')
    .execute()
  const taken = new Map(rows.map((row) => [row.gift_id, Number(row.taken)]))
  return (giftId) => taken.get(giftId) ?? 0
}

export async function peopleOf(db: Reader, key: string): Promise<number> {
  const { people } = await db
    .selectFrom('promotion_claim')
    .select(({ fn }) => fn.count<number>('member_id').distinct().as('people'))
    .where('promotion_key', '=', key)
    .executeTakeFirstOrThrow()
  return Number(people)
}

/** Counts one more gift, if there is one left of it and of the budget. Both conditions are asked where they are counted. */
export async function takeOne(tx: Tx, gift: GiftRow): Promise<boolean> {
  const counted = await tx
    .updateTable('promotion_gift')
    .set({ given: sql`given + 1` })
    .where('id', '=', gift.id)
    .where((where) =>
      where.or([where('stock', 'is', null), where('given', '<', where.ref('stock'))]),
    )
    .executeTakeFirst()
  if (counted.numUpdatedRows !== 1n) return false
  const paid = await tx
    .updateTable('promotion')
    .set({ spent: sql`spent + ${gift.worth}` })
    .where('key', '=', gift.promotion_key)
    .where((where) =>
      where.or([
        where('budget', 'is', null),
        where(sql<number>`spent + ${gift.worth}`, '<=', where.ref('budget')),
      ]),
    )
    .executeTakeFirst()
  return paid.numUpdatedRows === 1n
}

interface Claim {
  readonly id: string
  readonly promotion_key: string
  readonly gift_id: string
  readonly member_id: string
  readonly turn: number
  readonly created_at_ms: number
}

/** False when this turn was given before. */
export async function addClaim(tx: Tx, claim: Claim): Promise<boolean> {
  const added = await tx
    .insertInto('promotion_claim')
    .values(claim)
    .onConflict((conflict) => conflict.columns(['gift_id', 'member_id', 'turn']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function putPromotion(
  tx: Tx,
  promotion: Insertable<PromotionTable>,
  gifts: readonly Omit<Insertable<PromotionGiftTable>, 'promotion_key' | 'place' | 'id'>[],
): Promise<void> {
  await tx.insertInto('promotion').values(promotion).execute()
  const rows = gifts.map((gift, at) => ({
    ...gift,
    id: `${promotion.key}-${at + 1}`,
    promotion_key: promotion.key,
    place: at + 1,
  }))
  if (rows.length > 0) await tx.insertInto('promotion_gift').values(rows).execute()
}

/** One more thing to take, after those there are. */
export async function addGiftTo(
  tx: Tx,
  key: string,
  gift: Omit<Insertable<PromotionGiftTable>, 'promotion_key' | 'place' | 'id'>,
): Promise<void> {
  await tx.selectFrom('promotion').select('key').where('key', '=', key).forUpdate().execute()
  const place = ((await giftsOf(tx, key)).at(-1)?.place ?? 0) + 1
  const row = { ...gift, id: `${key}-${place}`, promotion_key: key, place }
  await tx.insertInto('promotion_gift').values(row).execute()
}

export const termsOf = (row: PromotionRow): CampaignTerms => ({
  startsAtMs: row.starts_at_ms,
  endsAtMs: row.ends_at_ms,
  hosts: row.hosts,
  audience: row.audience,
  budget: row.budget,
  spent: row.spent,
})

export const giftTermsOf = ({ need, most, stock, given, worth }: GiftRow): GiftTerms => ({
  ...{ need, most, stock, given, worth },
})
