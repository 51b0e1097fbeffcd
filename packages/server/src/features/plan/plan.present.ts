import type { PlanDetail, PlanPick, PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import type { Reader } from '#db/port.ts'
import { expertsById, pushedAmong } from '#features/expert/public.ts'
import { buyersOf, ownedAmong } from '#features/sale/public.ts'
import { correctionOf } from '#features/plan/correction/correction.repo.ts'
import {
  isPoolPlan,
  poolMatchesOf,
  type PoolMatchRow,
  type PoolPlan,
} from '#features/plan/pool/pool.repo.ts'
import { shownPoolMatches } from '#features/plan/pool/pool.present.ts'
import { bodyOf, isGiven, legsOf, type GivenPlan, type LegRow, type PlanRow } from './plan.repo.ts'

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
  const buyers = await buyersOf(db, 'plan', planIds)
  const bought = await openedTo(db, plans, viewer, nowMs)
  const legs = await legsOf(db, plans)
  const poolMatches = await poolMatchesOf(db, plans)
  return plans.map((plan) => {
    const sees = seesPick(plan, viewer, bought.has(plan.id))
    const [first, second] = legs(plan.id)
    return {
      ...summary(plan, nowMs),
      expert: experts.get(plan.expert_id)!,
      buyers: buyers(plan.id),
      owned: bought.has(plan.id),
      ...(isPoolPlan(plan) && { pool: poolOf(plan, poolMatches(plan.id)) }),
      // A reader of a two-for-one sees both prices in place of their product.
      ...(sees && isGiven(plan) && { pick: pickOf(first ?? plan) }),
      ...(second && { second: secondOf(second, sees) }),
    }
  })
}

/** Which of these plans somebody has bought, or is sent by a running subscription. */
async function openedTo(
  db: Reader,
  plans: readonly PlanRow[],
  viewer: Viewer | null,
  nowMs: number,
): Promise<Set<string>> {
  if (!viewer) return new Set()
  const asked = { memberId: viewer.id, kind: 'plan', nowMs } as const
  const bought = await ownedAmong(
    db,
    asked,
    plans.map((plan) => plan.id),
  )
  return new Set([...bought, ...(await pushedAmong(db, viewer.id, plans))])
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
  const correction = await correctionOf(db, plan.id)
  const sees = seesPick(plan, viewer, shown!.owned)
  return {
    ...shown!,
    ...(isPoolPlan(plan) && { poolMatches: await shownPoolMatches(db, plan, { sees, nowMs }) }),
    ...(body !== undefined && { body }),
    ...(correction && { correction }),
  }
}

/** Free plans are open to all; the others to their buyers and to the expert who wrote them. */
export const entitled = (plan: PlanRow, viewer: Viewer | null, bought: boolean): boolean =>
  plan.price === 0 || bought || viewer?.id === plan.expert_id

// Once a match is over its pick proves the record, so everybody may see it. The text stays paid.
const seesPick = (plan: PlanRow, viewer: Viewer | null, bought: boolean) =>
  plan.result !== null || entitled(plan, viewer, bought)

const pickOf = (row: GivenPlan | LegRow): PlanPick => ({
  choice: row.pick,
  odds: row.odds_hundredths / 100,
  ...(row.line !== null && { line: row.line }),
})

const poolOf = (
  { pool_issue, pool_lines, pool_right }: PoolPlan,
  matches: readonly PoolMatchRow[],
) => ({
  issue: pool_issue,
  lines: pool_lines ?? 0,
  lastKickoffMs: Math.max(...matches.map(({ kickoff_ms }) => kickoff_ms)),
  ...(pool_right !== null && { right: pool_right }),
})

const secondOf = (leg: LegRow, sees: boolean) => ({
  match: matchOf(leg),
  market: leg.market,
  ...(sees && { pick: pickOf(leg) }),
})

const matchOf = (row: PlanRow | LegRow) => ({
  matchId: row.match_id,
  league: row.league_name,
  home: row.home_name,
  away: row.away_name,
  kickoffMs: row.kickoff_ms,
  ...(row.match_number !== null && { number: row.match_number }),
  ...(row.home_team_id !== null && { homeTeamId: row.home_team_id }),
  ...(row.away_team_id !== null && { awayTeamId: row.away_team_id }),
})

function summary(plan: PlanRow, nowMs: number): Omit<PlanSummary, 'expert' | 'buyers' | 'owned'> {
  return {
    id: plan.id,
    planNo: plan.plan_no,
    title: plan.title,
    teaser: plan.teaser,
    sport: plan.sport,
    inSetMeals: plan.in_set_meals,
    market: plan.market,
    ...(plan.refund_on_miss && { refundOnMiss: true }),
    ...(plan.promised_ms !== null && { promise: promiseOf(plan, plan.promised_ms) }),
    match: {
      ...matchOf(plan),
      ...(plan.home_goals !== null && { homeGoals: plan.home_goals }),
      ...(plan.away_goals !== null && { awayGoals: plan.away_goals }),
    },
    price: plan.price,
    publishedAtMs: plan.published_at_ms,
    state: stateOf(plan, nowMs),
    ...(plan.result !== null && { result: plan.result }),
  }
}

const promiseOf = (plan: PlanRow, untilMs: number) =>
  ({
    untilMs,
    state: plan.pick !== null ? 'given' : plan.result === null ? 'waiting' : 'expired',
  }) as const

/** A plan is sold until its match begins, one without its pick until that is due. */
export function stateOf(plan: PlanRow, nowMs: number): PlanSummary['state'] {
  if (plan.result !== null) return 'settled'
  const closesMs = (plan.pick === null ? plan.promised_ms : null) ?? plan.kickoff_ms
  return closesMs > nowMs ? 'onSale' : 'closed'
}
