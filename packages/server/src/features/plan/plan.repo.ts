import type { Selectable } from 'kysely'
import type { Reader } from '#db/port.ts'
import type { PlanTable } from '#db/tables/plan.ts'

export type PlanRow = Selectable<PlanTable>

export const findPlan = (db: Reader, planId: string): Promise<PlanRow | undefined> =>
  db.selectFrom('plan').selectAll().where('id', '=', planId).executeTakeFirst()

export const findPlanByNo = (db: Reader, planNo: string): Promise<PlanRow | undefined> =>
  db.selectFrom('plan').selectAll().where('plan_no', '=', planNo).executeTakeFirst()

export interface PlanFilter {
  readonly sport?: PlanTable['sport'] | undefined
  readonly matchId?: string
  readonly limit: number
  readonly offset: number
}

/** Newest first. Plans that can still be bought come before those whose match has begun. */
export const listPlans = (db: Reader, filter: PlanFilter, nowMs: number): Promise<PlanRow[]> =>
  db
    .selectFrom('plan')
    .selectAll()
    .$if(filter.sport !== undefined, (rest) => rest.where('sport', '=', filter.sport!))
    .$if(filter.matchId !== undefined, (rest) => rest.where('match_id', '=', filter.matchId!))
    .orderBy((order) => order.case().when('kickoff_ms', '>', nowMs).then(0).else(1).end())
    .orderBy('published_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()

/** The paid text. Call it only for somebody who is entitled to it. */
export async function bodyOf(db: Reader, planId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('plan_body')
    .select('body')
    .where('plan_id', '=', planId)
    .executeTakeFirst()
  return row?.body
}

/** How many plans there are about each of these matches, and how many of them can be bought. */
export async function planCounts(
  db: Reader,
  matchIds: readonly string[],
  nowMs: number,
): Promise<Map<string, { onSale: number; written: number }>> {
  if (matchIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('plan')
    .select('match_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('written'),
      fn
        .countAll<number>()
        .filterWhere('result', 'is', null)
        .filterWhere('kickoff_ms', '>', nowMs)
        .as('on_sale'),
    ])
    .where('match_id', 'in', matchIds)
    .groupBy('match_id')
    .execute()
  return new Map(
    rows.map((row) => [
      row.match_id,
      { onSale: Number(row.on_sale), written: Number(row.written) },
    ]),
  )
}
