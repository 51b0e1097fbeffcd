import { isPastMissing } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'
import { attemptTogether } from '#jobs/attempt-all.ts'
import { job } from '#jobs/jobs.ts'
import { matchOutcomes } from '#features/match/public.ts'
import {
  matchesOf,
  openPlans,
  refundBuyers,
  settleTogether,
  unfinishedRefunds,
} from '#features/plan/public.ts'
import { revealPicks } from '#features/record-log/public.ts'

/** Every minute: plans whose match has ended get their result, and void ones are paid back. */
export const settlePlansJob = job({
  name: 'settle-plans',
  cron: '* * * * *',
  run: async (ports) => {
    // The seasons of a demo are written while it runs, and their results are no news to anybody.
    const settled = await settlePlans(ports, { quiet: await isPastMissing(ports) })
    if (settled > 0) ports.log.info({ settled }, 'plans are settled')
  },
})

const AT_ONCE = 200

/**
 * Safe to repeat: a result is written once and an order is refunded once. What was picked is opened before the log is
 * told of any result: after a pause both are late, and nobody may have seen results while picks were hidden.
 */
export async function settlePlans(ports: Ports, { quiet = false } = {}): Promise<number> {
  await revealPicks(ports)
  for (const planId of await unfinishedRefunds(ports.db.read)) await refundBuyers(ports, planId)
  const plans = await openPlans(ports.db.read)
  const outcomes = await matchOutcomes(ports.db.read, [...new Set(plans.flatMap(matchesOf))])
  const outcomeOf = (id: string) => outcomes.get(id)
  let settled = 0
  const all = async (some: typeof plans) => {
    settled += (await settleTogether(ports, some, outcomeOf, { quiet })).length
  }
  const work = { kind: 'plan', ref: ({ plan }: (typeof plans)[number]) => plan.id }
  await attemptTogether(ports, plans, work, {
    atOnce: AT_ONCE,
    all: (some) => all([...some]),
    each: (plan) => all([plan]),
  })
  return settled
}
