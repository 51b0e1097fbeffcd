import type { MatchOutcome } from '@linmen/domain/plan/settle-pick.ts'
import { attemptAll } from '#jobs/attempt-all.ts'
import type { Ports } from '#kit/ports.ts'
import { logSettlement } from '#features/record-log/public.ts'
import { followCorrection, ordersOf } from '#features/sale/public.ts'
import { writeCorrection } from './correction.repo.ts'
import {
  AUTOMATIC_REASONS,
  closeValues,
  isPaidBack,
  refundBuyers,
  type OpenPlan,
} from '#features/plan/settle-plan.ts'
import { settledAgain } from './settled-again.ts'
import { subjectOf } from '#features/plan/pool/pool.repo.ts'
import { tellReaders } from '#features/plan/tell-readers.ts'

/**
 * Settles a plan again where its match was given another result. What was written stays readable: the old result beside
 * the new one, in the log an entry that replaces another, in the books journals that undo or restore.
 */
export async function correctPlan(
  ports: Ports,
  settled: OpenPlan,
  outcomeOf: (matchId: string) => MatchOutcome | undefined,
): Promise<boolean> {
  const { plan } = settled
  const nowMs = ports.clock.nowMs()
  const again = settledAgain(settled, outcomeOf, nowMs)
  if (!again) return false
  const { result, returnedHundredths, score, matches } = again
  const closeValue = (await closeValues(ports.db.read, [settled]))(settled)
  const id = ports.ids.next('pc')
  const done = await ports.db.transaction(async (tx) => {
    const corrected = { id, ended: again, closeValue, score, nowMs }
    if (!(await writeCorrection(tx, plan, corrected))) return false
    const entry = { id: plan.id, result, returnedHundredths, matches, closeValue, atMs: nowMs }
    await logSettlement(tx, entry)
    return true
  })
  if (!done) return false
  await moveMoney(ports, plan.id, isPaidBack(plan, result))
  await tellReaders(ports, plan, {
    title: '方案结果已更正',
    text: `${subjectOf(plan)} 的赛果有更正，方案已重新结算`,
    once: `corrected:${id}`,
    alsoTo: [plan.expert_id],
  })
  return true
}

/** What readers get back now is refunded; what they got back by mistake stays theirs, and the expert gets the share. */
async function moveMoney(ports: Ports, planId: string, paidBack: boolean): Promise<void> {
  if (paidBack) await refundBuyers(ports, planId)
  const orders = await ordersOf(ports.db.read, 'plan', planId)
  const work = { kind: 'share', ref: (orderId: string) => orderId }
  await attemptAll(ports, orders, work, (orderId) =>
    ports.db.transaction(async (tx) => {
      const nowMs = await ports.moneyTime(tx)
      await followCorrection(tx, ports, {
        orderId,
        nowMs,
        stands: !paidBack,
        reasons: AUTOMATIC_REASONS,
      })
    }),
  )
}
