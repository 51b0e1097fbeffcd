import type { Ports } from '#kit/ports.ts'
import { attemptAll } from '#jobs/attempt-all.ts'
import { job } from '#jobs/jobs.ts'
import { matchOutcomes } from '#features/match/public.ts'
import {
  matchesOf,
  openPlans,
  refundBuyers,
  settlePlan,
  unfinishedRefunds,
} from '#features/plan/public.ts'

/** Every minute: plans whose match has ended get their result, and void ones are paid back. */
export const settlePlansJob = job({
  name: 'settle-plans',
  cron: '* * * * *',
  run: async (ports) => {
    const settled = await settlePlans(ports)
    if (settled > 0) ports.log.info({ settled }, 'plans are settled')
  },
})

/** Safe to repeat: a result is written once and an order is refunded once. */
export async function settlePlans(ports: Ports): Promise<number> {
  for (const planId of await unfinishedRefunds(ports.db.read)) await refundBuyers(ports, planId)
  const plans = await openPlans(ports.db.read)
  const outcomes = await matchOutcomes(ports.db.read, [...new Set(plans.flatMap(matchesOf))])
  let settled = 0
  await attemptAll(ports, plans, { kind: 'plan', ref: ({ plan }) => plan.id }, async (plan) => {
    if (await settlePlan(ports, plan, (id) => outcomes.get(id))) settled += 1
  })
  return settled
}
