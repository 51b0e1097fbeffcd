import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { Reader } from '#db/port.ts'
import { askedDays } from '#features/archive/public.ts'

interface Counted {
  readonly sport: Sport
  readonly from: string
  readonly to: string
  /** A feed is asked about whole days: of any other some leagues may be missing. */
  readonly hasFeed: boolean
}

/** The days anything is known of, with their matches. A day that was asked about may have none. */
export async function fixtureCounts(db: Reader, { sport, from, to, hasFeed }: Counted) {
  const rows = await db
    .selectFrom('fixture')
    .select(['business_day', ({ fn }) => fn.countAll<number>().as('matches')])
    .where('sport', '=', sport)
    .where('business_day', '>=', from)
    .where('business_day', '<=', to)
    .groupBy('business_day')
    .execute()
  const counts = new Map(rows.map(({ business_day, matches }) => [business_day, matches]))
  const asked = new Set(hasFeed ? await askedDays(db, from, to) : counts.keys())
  return [...new Set([...counts.keys(), ...asked])].toSorted().map((date) => ({
    date,
    matches: counts.get(date) ?? 0,
    whole: asked.has(date),
  }))
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

export async function fixtureExists(db: Reader, id: string, sport: Sport): Promise<boolean> {
  const row = await db
    .selectFrom('fixture')
    .select('id')
    .where('id', '=', id)
    .where('sport', '=', sport)
    .executeTakeFirst()
  return row !== undefined
}

/** When these matches begin, and in which sport. */
export async function kickOffsOf(db: Reader, ids: readonly string[]) {
  return db
    .selectFrom('fixture')
    .select(['id', 'sport', 'kick_off_at_ms as kickoffMs'])
    .where('id', 'in', ids)
    .execute()
}

/** The issue of the pool whose next match comes first. */
export async function nextPoolIssue(db: Reader, nowMs: number): Promise<string | null> {
  const row = await db
    .selectFrom('fixture')
    .select('pool_issue')
    .where('pool_issue', 'is not', null)
    .where('kick_off_at_ms', '>', nowMs)
    .orderBy('kick_off_at_ms')
    .limit(1)
    .executeTakeFirst()
  return row?.pool_issue ?? null
}
