import type { Reader, Tx } from '#db/port.ts'

/** With which other one each of these is sold together. */
export async function partnersOf(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('interpretation_pair')
    .selectAll()
    .where((where) => where.or([where('first_id', 'in', ids), where('second_id', 'in', ids)]))
    .execute()
  return new Map(
    rows.flatMap(({ first_id, second_id }) => [
      [first_id, second_id] as const,
      [second_id, first_id] as const,
    ]),
  )
}

export const addPair = (tx: Tx, firstId: string, secondId: string) =>
  tx.insertInto('interpretation_pair').values({ first_id: firstId, second_id: secondId }).execute()
