import type { PlanDetail, PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import type { Reader } from '#db/port.ts'
import { expertsById } from '#features/expert/public.ts'
import { boughtAmong, buyersOf } from './entitlement.repo.ts'
import { bodyOf, type PlanRow } from './plan.repo.ts'

interface Viewer {
  readonly id: string
}

/** What a viewer may see of these plans. Everything that is sold passes through here and nowhere else. */
export async function presentPlans(
  db: Reader,
  plans: readonly PlanRow[],
  viewer: Viewer | null,
  nowMs: number,
): Promise<PlanSummary[]> {
  const planIds = plans.map((plan) => plan.id)
  const experts = await expertsById(db, [...new Set(plans.map((plan) => plan.expert_id))], nowMs)
  const buyers = await buyersOf(db, planIds)
  const bought = viewer ? await boughtAmong(db, viewer.id, planIds) : new Set<string>()
  return plans.map((plan) => ({
    ...summary(plan, nowMs),
    expert: experts.get(plan.expert_id)!,
    buyers: buyers(plan.id),
    owned: bought.has(plan.id),
    ...(seesPick(plan, viewer, bought.has(plan.id)) && { pick: pickOf(plan) }),
  }))
}

/** One plan, with its paid text for those who are entitled to it. */
export async function presentPlan(
  db: Reader,
  plan: PlanRow,
  viewer: Viewer | null,
  nowMs: number,
): Promise<PlanDetail> {
  const [shown] = await presentPlans(db, [plan], viewer, nowMs)
  const body = entitled(plan, viewer, shown!.owned) ? await bodyOf(db, plan.id) : undefined
  return { ...shown!, ...(body !== undefined && { body }) }
}

/** Free plans are open to all; the others to their buyers and to the expert who wrote them. */
export const entitled = (plan: PlanRow, viewer: Viewer | null, bought: boolean): boolean =>
  plan.price === 0 || bought || viewer?.id === plan.expert_id

// Once a match is over its pick proves the record, so everybody may see it. The text stays paid.
const seesPick = (plan: PlanRow, viewer: Viewer | null, bought: boolean) =>
  plan.result !== null || entitled(plan, viewer, bought)

const pickOf = (plan: PlanRow) => ({ choice: plan.pick, odds: plan.odds_hundredths / 100 })

function summary(plan: PlanRow, nowMs: number): Omit<PlanSummary, 'expert' | 'buyers' | 'owned'> {
  return {
    id: plan.id,
    planNo: plan.plan_no,
    title: plan.title,
    teaser: plan.teaser,
    sport: plan.sport,
    inSetMeals: plan.in_set_meals,
    market: plan.market,
    match: {
      matchId: plan.match_id,
      league: plan.league_name,
      home: plan.home_name,
      away: plan.away_name,
      kickoffMs: plan.kickoff_ms,
      ...(plan.match_number !== null && { number: plan.match_number }),
      ...(plan.home_team_id !== null && { homeTeamId: plan.home_team_id }),
      ...(plan.away_team_id !== null && { awayTeamId: plan.away_team_id }),
      ...(plan.home_goals !== null && { homeGoals: plan.home_goals }),
      ...(plan.away_goals !== null && { awayGoals: plan.away_goals }),
    },
    price: plan.price,
    publishedAtMs: plan.published_at_ms,
    state: stateOf(plan, nowMs),
    ...(plan.result !== null && { result: plan.result }),
  }
}

/** A plan is sold until its match begins. */
export function stateOf(plan: PlanRow, nowMs: number): PlanSummary['state'] {
  if (plan.result !== null) return 'settled'
  return plan.kickoff_ms > nowMs ? 'onSale' : 'closed'
}
