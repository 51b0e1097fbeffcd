import { attemptAll } from '#jobs/attempt-all.ts'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { settleMark } from '#features/lottery/public.ts'
import { matchOutcomes } from '#features/match/public.ts'
import { correctPlan, matchesOf, settledPlansOf } from '#features/plan/public.ts'

/** Runs when something is officially drawn for a match, or that is taken back. */
export const settleMarkJob = job({
  ...settleMark,
  run: (ports, { matchId }) => settleByMark(ports, matchId),
})

/** Safe to repeat: a plan that agrees with what was drawn is left alone. What is open yet waits for its own job. */
export async function settleByMark(ports: Ports, matchId: string): Promise<void> {
  const { read } = ports.db
  const plans = (await settledPlansOf(read, matchId)).filter(({ pool }) => pool)
  const outcomes = await matchOutcomes(read, [...new Set(plans.flatMap(matchesOf))])
  await attemptAll(ports, plans, { kind: 'plan', ref: ({ plan }) => plan.id }, (plan) =>
    correctPlan(ports, plan, (id) => outcomes.get(id)),
  )
}
