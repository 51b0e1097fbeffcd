import type { Reader } from '#db/port.ts'

/** Whether any promotion runs now: the pages of single promotions open only then. */
export async function campaignsRun(db: Reader, nowMs: number): Promise<boolean> {
  const running = await db
    .selectFrom('promotion')
    .select('key')
    .where('starts_at_ms', '<=', nowMs)
    .where('ends_at_ms', '>', nowMs)
    .limit(1)
    .executeTakeFirst()
  return running !== undefined
}
