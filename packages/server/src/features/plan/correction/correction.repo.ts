import type { Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { PlanCorrectionTable } from '#db/tables.generated.ts'
import type { PlanRow } from '#features/plan/plan.repo.ts'
import type { Ended } from '#features/plan/settle-plan.ts'

export interface Corrected {
  readonly id: string
  readonly ended: Ended
  readonly closeValue: number | null
  readonly score: { readonly home: number; readonly away: number } | null
  readonly nowMs: number
}

/** Gives a settled plan another result, and writes down what it was. False when somebody was faster. */
export async function writeCorrection(
  tx: Tx,
  plan: PlanRow,
  { id, ended, closeValue, score, nowMs }: Corrected,
): Promise<boolean> {
  const held = await tx
    .selectFrom('plan')
    .select('id')
    .where('id', '=', plan.id)
    .where('settled_at_ms', '=', plan.settled_at_ms)
    .forUpdate()
    .executeTakeFirst()
  if (!held) return false
  await tx
    .insertInto('plan_correction')
    .values({
      id,
      plan_id: plan.id,
      from_result: plan.result!,
      from_returned: plan.returned_hundredths ?? 0,
      from_home: plan.home_goals,
      from_away: plan.away_goals,
      to_result: ended.result,
      to_returned: ended.returnedHundredths ?? 0,
      at_ms: nowMs,
    })
    .execute()
  await tx
    .updateTable('plan')
    .set({
      result: ended.result,
      returned_hundredths: ended.returnedHundredths,
      home_goals: score?.home ?? null,
      away_goals: score?.away ?? null,
      settled_at_ms: nowMs,
      close_value: closeValue,
      pool_right: 'right' in ended ? ended.right : null,
    })
    .where('id', '=', plan.id)
    .execute()
  return true
}

/** The first result of a plan that was corrected, and when that was last done. */
export async function correctionOf(
  db: Reader,
  planId: string,
): Promise<{ from: Selectable<PlanCorrectionTable>['from_result']; atMs: number } | undefined> {
  const rows = await db
    .selectFrom('plan_correction')
    .select(['from_result', 'at_ms'])
    .where('plan_id', '=', planId)
    .orderBy('at_ms')
    .execute()
  const [first] = rows
  return first && { from: first.from_result, atMs: rows.at(-1)!.at_ms }
}
