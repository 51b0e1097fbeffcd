import type { Reader } from '#db/port.ts'

export async function fixtureCounts(db: Reader, from: string, to: string) {
  const rows = await db
    .selectFrom('fixture')
    .select(['business_day', ({ fn }) => fn.countAll<number>().as('matches')])
    .where('sport', '=', 'football')
    .where('business_day', '>=', from)
    .where('business_day', '<=', to)
    .groupBy('business_day')
    .orderBy('business_day')
    .execute()
  return rows.map(({ business_day, matches }) => ({ date: business_day, matches }))
}

/** The days the given matches belong to. Unknown ids belong to none. */
export async function fixtureDays(db: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('fixture')
    .select('business_day')
    .distinct()
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ business_day }) => business_day)
}

export async function fixtureExists(db: Reader, id: string): Promise<boolean> {
  const row = await db.selectFrom('fixture').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
