import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { searchKey } from '@linmen/domain/search/search-key.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'

const DAY_MS = 86_400_000
const HOT = 10
const WEEK = 7
/** Longer ones are sentences, and say more about who asks than about what is looked for. */
const LONGEST = 20

export interface Asked {
  readonly word: string
  /** Somebody, told apart from others of the same day. */
  readonly person: string
  readonly found: boolean
  readonly nowMs: number
}

/** A word counts once for each person and day. */
export async function noteAsked(tx: Tx, { word, person, found, nowMs }: Asked): Promise<void> {
  const key = searchKey(word)
  if (key === '' || [...key].length > LONGEST) return
  await tx
    .insertInto('search_query')
    .values({
      day: beijingDay(nowMs),
      word: key,
      person,
      shown: word.trim().slice(0, LONGEST * 2),
      found,
      asked_at_ms: nowMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What most people looked for since yesterday, as far as there is something to find. */
export async function hotWordsNow(db: Reader, nowMs: number) {
  const { rows } = await sql<{ word: string; people: number }>`
    select mode() within group (order by shown) as word, count(distinct person)::int as people
    from search_query q
    where asked_at_ms > ${nowMs - DAY_MS} and found
      and not exists (select from filtered_word f where position(f.word in q.word) > 0)
    group by q.word order by people desc, max(asked_at_ms) desc, q.word limit ${HOT}`.execute(db)
  return rows
}

export const countClickOn = (tx: Tx, memberId: string, nowMs: number) =>
  tx
    .insertInto('search_click')
    .values({ member_id: memberId, day: beijingDay(nowMs), clicks: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'day'])
        .doUpdateSet((of) => ({ clicks: of('search_click.clicks', '+', 1) })),
    )
    .execute()

/** How often these experts were opened out of a search in a week. */
export async function clicksOf(db: Reader, nowMs: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('search_click')
    .select('member_id')
    .select(({ fn }) => fn.sum<number>('clicks').as('clicks'))
    .where('day', '>', beijingDay(nowMs - WEEK * DAY_MS))
    .groupBy('member_id')
    .execute()
  return new Map(rows.map(({ member_id, clicks }) => [member_id, Number(clicks)]))
}
