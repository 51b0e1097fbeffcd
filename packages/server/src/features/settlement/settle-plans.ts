import type { Ports } from '#kit/ports.ts'
import type { Job } from '#jobs/jobs.ts'
import { matchOutcomes } from '#features/match/public.ts'
import { openPlans, refundBuyers, settlePlan, unfinishedRefunds } from '#features/plan/public.ts'

/** Every minute: plans whose match has ended get their result, and void ones are paid back. */
export const settlePlansJob: Job = {
  name: 'settle-plans',
  cron: '* * * * *',
  run: async (ports) => {
    const settled = await settlePlans(ports)
    if (settled > 0) ports.log.info({ settled }, 'plans are settled')
  },
}

/** Safe to repeat: a result is written once and an order is refunded once. */
export async function settlePlans(ports: Ports): Promise<number> {
  for (const planId of await unfinishedRefunds(ports.db.read)) await refundBuyers(ports, planId)
  const plans = await openPlans(ports.db.read)
  const outcomes = await matchOutcomes(ports.db.read, [
    ...new Set(plans.map((plan) => plan.match_id)),
  ])
  let settled = 0
  for (const plan of plans) {
    const outcome = outcomes.get(plan.match_id)
    if (outcome && (await settlePlan(ports, plan, outcome))) settled += 1
  }
  return settled
}
