import type { Reader } from '#db/port.ts'
import { attemptAll } from '#jobs/attempt-all.ts'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { matchOutcomes } from '#features/match/public.ts'
import { correctPlan, matchesOf, settledPlansSince } from '#features/plan/public.ts'

// Results are corrected within days; what is older is looked at by a person.
const LOOKED_AT_MS = 7 * 86_400_000

/** Every ten minutes: plans whose match was given another result after they were settled are settled again. */
export const correctPlansJob = job({
  name: 'correct-plans',
  cron: '*/10 * * * *',
  run: async (ports) => {
    const corrected = await correctPlans(ports)
    if (corrected > 0) ports.log.warn({ corrected }, 'settled plans are corrected')
  },
})

/** Safe to repeat: a plan that agrees with its match is left alone. */
export async function correctPlans(ports: Ports): Promise<number> {
  const plans = await plansWithNews(ports.db.read, ports.clock.nowMs() - LOOKED_AT_MS)
  const outcomes = await matchOutcomes(ports.db.read, [...new Set(plans.flatMap(matchesOf))])
  let corrected = 0
  await attemptAll(ports, plans, { kind: 'plan', ref: ({ plan }) => plan.id }, async (plan) => {
    if (await correctPlan(ports, plan, (id) => outcomes.get(id))) corrected += 1
  })
  return corrected
}

/** Only what was told of a match after its plans were settled can correct them; folding all of them again would be slow. */
async function plansWithNews(db: Reader, sinceMs: number) {
  const plans = await settledPlansSince(db, sinceMs)
  const ids = [...new Set(plans.flatMap(matchesOf))]
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('match_event')
    .select(['match_id', ({ fn }) => fn.max<number>('at_ms').as('told')])
    .where('match_id', 'in', ids)
    .groupBy('match_id')
    .execute()
  const told = new Map(rows.map((row) => [row.match_id, Number(row.told)]))
  return plans.filter((each) =>
    matchesOf(each).some((id) => (told.get(id) ?? 0) > (each.plan.settled_at_ms ?? 0)),
  )
}
