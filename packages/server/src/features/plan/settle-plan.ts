import { settlePick, type MatchOutcome, type PickResult } from '@linmen/domain/plan/settle-pick.ts'
import type { Reader, Tx } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import { fulfilledOrders } from './plan-order.repo.ts'
import { type PlanRow } from './plan.repo.ts'
import { refundPlanOrder } from './refund-plan.ts'

/** Plans without a result. A match can be called off long before it would have begun. */
export const openPlans = (db: Reader): Promise<PlanRow[]> =>
  db
    .selectFrom('plan')
    .selectAll()
    .where('result', 'is', null)
    .orderBy('kickoff_ms')
    .orderBy('id')
    .execute()

/** Writes the result of one plan. A void one is paid back to everybody who bought it, in full. */
export async function settlePlan(
  ports: Ports,
  plan: PlanRow,
  outcome: MatchOutcome,
): Promise<PickResult | null> {
  const nowMs = ports.clock.nowMs()
  const result = settlePick(plan.pick, outcome, plan.kickoff_ms, nowMs)
  if (!result) return null
  await ports.db.transaction((tx) => writeResult(tx, plan.id, result, outcome, nowMs))
  if (result === 'void') await refundBuyers(ports, plan.id)
  return result
}

// One transaction for each buyer: a plan with thousands of them must not hold thousands of locks.
export async function refundBuyers(ports: Ports, planId: string): Promise<void> {
  for (const orderId of await fulfilledOrders(ports.db.read, planId))
    await ports.db.transaction((tx) => refundPlanOrder(tx, orderId, ports))
}

/** Void plans with buyers still to be paid back: a run was interrupted between two of them. */
export async function unfinishedRefunds(db: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom('plan_order')
    .innerJoin('plan', 'plan.id', 'plan_order.plan_id')
    .select('plan.id')
    .distinct()
    .where('plan.result', '=', 'void')
    .where('plan_order.state', '=', 'fulfilled')
    .execute()
  return rows.map((row) => row.id)
}

async function writeResult(
  tx: Tx,
  planId: string,
  result: PickResult,
  outcome: MatchOutcome,
  nowMs: number,
): Promise<void> {
  const score = outcome.state === 'finished' ? outcome : null
  await tx
    .updateTable('plan')
    .set({
      result,
      home_goals: score?.home ?? null,
      away_goals: score?.away ?? null,
      settled_at_ms: nowMs,
    })
    .where('id', '=', planId)
    .where('result', 'is', null)
    .execute()
}
