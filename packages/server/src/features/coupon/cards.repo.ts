import { sql } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'

export interface Card {
  readonly id: string
  /** What remains to pay: a 九折 card is 90. */
  readonly percent: number
  readonly usesLeft: number
  readonly validToMs: number
}

/** The discount cards that still work, the best first, and of equal ones the one that ends first. */
export const cardsOf = async (db: Reader, memberId: string, nowMs: number): Promise<Card[]> =>
  bestFirst(await live(db, memberId, nowMs).execute())

/** The same, locked in the order of their ids. */
export const lockCards = async (tx: Tx, memberId: string, nowMs: number): Promise<Card[]> =>
  bestFirst(await live(tx, memberId, nowMs).orderBy('id').forUpdate().execute())

export async function useCard(tx: Tx, cardId: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('discount_card')
    .set({ uses_left: sql`uses_left - 1` })
    .where('id', '=', cardId)
    .where('uses_left', '>', 0)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`card ${cardId} has no use left`)
}

export const giveBackCard = (tx: Tx, cardId: string) =>
  tx
    .updateTable('discount_card')
    .set({ uses_left: sql`uses_left + 1` })
    .where('id', '=', cardId)
    .execute()

const live = (db: Reader, memberId: string, nowMs: number) =>
  db
    .selectFrom('discount_card')
    .select(['id', 'percent', 'uses_left as usesLeft', 'valid_to_ms as validToMs'])
    .where('member_id', '=', memberId)
    .where('uses_left', '>', 0)
    .where('valid_to_ms', '>=', nowMs)

const bestFirst = (cards: readonly Card[]) =>
  cards.toSorted((a, b) => a.percent - b.percent || a.validToMs - b.validToMs)
