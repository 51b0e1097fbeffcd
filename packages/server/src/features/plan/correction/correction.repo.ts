import type { Settled } from '@linmen/domain/plan/settle-pick.ts'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { PlanCorrectionTable } from '#db/tables.generated.ts'
import type { GivenPlan } from '#features/plan/plan.repo.ts'

export interface Corrected extends Settled {
  readonly id: string
  readonly closeValue: number | null
  readonly score: { readonly home: number; readonly away: number } | null
  readonly nowMs: number
}

/** Gives a settled plan another result, and writes down what it was. False when somebody was faster. */
export async function writeCorrection(
  tx: Tx,
  plan: GivenPlan,
  { id, result, returnedHundredths, closeValue, score, nowMs }: Corrected,
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
      to_result: result,
      to_returned: returnedHundredths,
      at_ms: nowMs,
    })
    .execute()
  await tx
    .updateTable('plan')
    .set({
      result,
      returned_hundredths: returnedHundredths,
      home_goals: score?.home ?? null,
      away_goals: score?.away ?? null,
      settled_at_ms: nowMs,
      close_value: closeValue,
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
