import { attemptAll } from '#jobs/attempt-all.ts'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { linkTo, tellMember } from '#features/message/public.ts'
import type { PlanRow } from './plan.repo.ts'
import { refundBuyers } from './settle-plan.ts'

/** Every minute: a plan whose pick was not given in time is off, and everybody is paid back. */
export const cancelLatePlansJob = job({
  name: 'cancel-late-plans',
  cron: '* * * * *',
  run: async (ports) => void (await cancelLatePlans(ports)),
})

/** Safe to repeat: a plan is cancelled once, and what a run leaves unpaid the settlement pays. */
export async function cancelLatePlans(ports: Ports): Promise<number> {
  const due = await ports.db.read
    .selectFrom('plan')
    .selectAll()
    .where('pick', 'is', null)
    .where('result', 'is', null)
    .where('promised_ms', '<', ports.clock.nowMs())
    .orderBy('promised_ms')
    .execute()
  let cancelled = 0
  await attemptAll(ports, due, { kind: 'plan', ref: ({ id }) => id }, async (plan) => {
    if (!(await cancel(ports, plan))) return
    await refundBuyers(ports, plan.id)
    cancelled += 1
  })
  return cancelled
}

/** False when its pick came in the last moment, or somebody else was faster. */
const cancel = (ports: Ports, { id, expert_id, home_name, away_name }: PlanRow) =>
  ports.db.transaction(async (tx) => {
    const nowMs = ports.clock.nowMs()
    const { numUpdatedRows } = await tx
      .updateTable('plan')
      .set({ result: 'void', returned_hundredths: 100, settled_at_ms: nowMs })
      .where('id', '=', id)
      .where('pick', 'is', null)
      .where('result', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await tellMember(
      tx,
      { ports, nowMs },
      {
        memberId: expert_id,
        kind: 'expertPlan',
        title: '临场方案已取消',
        text: `${home_name} vs ${away_name} 未按承诺时间给出选项，已全额退还读者`,
        link: linkTo.plan(id),
        once: `late:${id}`,
      },
    )
    return true
  })
