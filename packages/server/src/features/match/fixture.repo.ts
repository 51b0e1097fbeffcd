import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'

interface Counted {
  readonly sport: Sport
  readonly from: string
  readonly to: string
  /** Only days a feed was asked about: of any other some leagues may be missing. */
  readonly wholeOnly: boolean
}

export async function fixtureCounts(db: Reader, { sport, from, to, wholeOnly }: Counted) {
  const asked = sql<string>`select right(key, 10) from pull_cursor where what = 'day'`
  const rows = await db
    .selectFrom('fixture')
    .select(['business_day', ({ fn }) => fn.countAll<number>().as('matches')])
    .where('sport', '=', sport)
    .where('business_day', '>=', from)
    .where('business_day', '<=', to)
    .$if(wholeOnly, (counted) => counted.where(sql<boolean>`business_day in (${asked})`))
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

export async function fixtureExists(db: Reader, id: string, sport: Sport): Promise<boolean> {
  const row = await db
    .selectFrom('fixture')
    .select('id')
    .where('id', '=', id)
    .where('sport', '=', sport)
    .executeTakeFirst()
  return row !== undefined
}

/** When the football matches among these begin. */
export async function footballKickOffs(
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('fixture')
    .select(['id', 'kick_off_at_ms'])
    .where('id', 'in', ids)
    .where('sport', '=', 'football')
    .execute()
  return new Map(rows.map(({ id, kick_off_at_ms }) => [id, kick_off_at_ms]))
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
