import type { PageWish, Sport } from '@linmen/contract'
import type { PlanStage } from '@linmen/contract/plan/plan-list.schemas.ts'
import { NOTHING } from '@linmen/domain/money/cents.ts'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { PlanLegTable, PlanTable } from '#db/tables.generated.ts'
import type { View } from '#kit/operator/out-of-view.ts'
import { pageFrom } from '#kit/page-of.ts'
import {
  buyableFirst,
  countsByMatch,
  saleCounts,
  type OnSaleOfAll,
} from '#kit/sold-before-match.ts'

export type PlanRow = Selectable<PlanTable>
export type LegRow = Selectable<PlanLegTable>

/** A plan whose pick is made; of a promised one it is still to come. */
export type GivenPlan = PlanRow & {
  readonly pick: NonNullable<PlanRow['pick']>
  readonly odds_hundredths: number
}

export const isGiven = (plan: PlanRow): plan is GivenPlan =>
  plan.pick !== null && plan.odds_hundredths !== null

/** The two matches of those among these plans that have two. */
export async function legsOf(
  db: Reader,
  plans: readonly PlanRow[],
): Promise<(planId: string) => LegRow[]> {
  const ids = plans.filter((plan) => plan.two_for_one).map((plan) => plan.id)
  if (ids.length === 0) return () => []
  const rows = await db
    .selectFrom('plan_leg')
    .selectAll()
    .where('plan_id', 'in', ids)
    .orderBy('place')
    .execute()
  return (planId) => rows.filter((leg) => leg.plan_id === planId)
}

export const findPlan = (db: Reader, planId: string): Promise<PlanRow | undefined> =>
  db.selectFrom('plan').selectAll().where('id', '=', planId).executeTakeFirst()

export const findPlanByNo = (db: Reader, planNo: string): Promise<PlanRow | undefined> =>
  db.selectFrom('plan').selectAll().where('plan_no', '=', planNo).executeTakeFirst()

export interface PlanFilter {
  readonly sport?: PlanTable['sport'] | undefined
  readonly matchId?: string | undefined
  readonly kind?: 'single' | 'handicap' | 'overUnder' | 'twoForOne' | 'pool' | undefined
  readonly stage?: PlanStage | undefined
  readonly expertIds?: readonly string[] | undefined
  readonly planIds?: readonly string[] | undefined
  readonly leagueName?: string | undefined
  readonly free?: boolean | undefined
  /** For its writer: also what an operator took from view. What is asked for by number is always told. */
  readonly withHidden?: boolean | undefined
  /** Level of the experts. */
  readonly level?: 1 | 2 | undefined
}

/** Newest first. Plans that can still be bought come before those whose match has begun. */
export const planPage = (db: Reader, filter: PlanFilter & PageWish, nowMs: number) =>
  pageFrom(
    filtered(db, filter, nowMs)
      .selectAll('plan')
      .orderBy(buyableFirst(nowMs))
      .orderBy('published_at_ms', 'desc')
      .orderBy('plan.id', 'desc'),
    filter,
  )

export async function countPlans(db: Reader, filter: PlanFilter, nowMs: number): Promise<number> {
  const { plans } = await filtered(db, filter, nowMs)
    .select(({ fn }) => fn.countAll<number>().as('plans'))
    .executeTakeFirstOrThrow()
  return Number(plans)
}

function filtered(db: Reader, filter: PlanFilter, nowMs: number) {
  const { kind, stage, expertIds, planIds, level } = filter
  return (
    db
      .selectFrom('plan')
      .$if(planIds === undefined && filter.withHidden !== true, (rest) =>
        rest.where('hidden_at_ms', 'is', null),
      )
      .$if(filter.sport !== undefined, (rest) => rest.where('sport', 'in', within(filter.sport!)))
      // A pool is about fourteen matches and stands on the page of none of them.
      .$if(filter.matchId !== undefined, (rest) =>
        rest.where('match_id', '=', filter.matchId!).where('pool_issue', 'is', null),
      )
      .$if(filter.leagueName !== undefined, (rest) =>
        rest.where('league_name', '=', filter.leagueName!),
      )
      .$if(filter.free === true, (rest) => rest.where('price', '=', NOTHING))
      .$if(expertIds !== undefined, (rest) => rest.where('expert_id', 'in', expertIds!))
      .$if(planIds !== undefined, (rest) => rest.where('plan.id', 'in', planIds!))
      .$if(level !== undefined, (rest) =>
        rest.where('expert_id', 'in', (of) =>
          of.selectFrom('member').select('member.id').where('member.level', '=', level!),
        ),
      )
      .$if(kind === 'twoForOne', (rest) => rest.where('two_for_one', '=', true))
      .$if(kind === 'pool', (rest) => rest.where('pool_issue', 'is not', null))
      .$if(kind !== undefined && kind in MARKETS, (rest) =>
        rest
          .where('two_for_one', '=', false)
          .where('pool_issue', 'is', null)
          .where('market', 'in', MARKETS[kind as 'single']),
      )
      .$if(stage === 'onSale', (rest) =>
        rest.where('result', 'is', null).where('kickoff_ms', '>', nowMs),
      )
      .$if(stage === 'waiting', (rest) => rest.where('result', 'is', null))
      .$if(stage === 'settled', (rest) => rest.where('result', 'is not', null))
      .$if(stage === 'hit' || stage === 'miss', (rest) =>
        rest.where('result', '=', stage as 'hit' | 'miss'),
      )
  )
}

const MARKETS = {
  single: ['winDrawLose', 'winLose'],
  handicap: ['handicap'],
  overUnder: ['overUnder'],
} as const

/** The pools are about football. */
const within = (sport: PlanTable['sport']): PlanTable['sport'][] =>
  sport === 'football' ? [sport, 'pool14', 'pick9'] : [sport]

/** The paid text. Call it only for somebody who is entitled to it. */
export async function bodyOf(db: Reader, planId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('plan_body')
    .select('body')
    .where('plan_id', '=', planId)
    .executeTakeFirst()
  return row?.body
}

/** Whether everybody sees it, and whose it is. */
export const lockView = (tx: Tx, id: string) =>
  tx
    .selectFrom('plan')
    .select(['expert_id', 'title', 'hidden_at_ms', 'hidden_reason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const setView = (tx: Tx, id: string, view: View) =>
  tx.updateTable('plan').set(view).where('id', '=', id).execute()

/** How many plans there are about each of these matches, and how many of them can be bought. */
export async function planCounts(
  db: Reader,
  matchIds: readonly string[],
  nowMs: number,
): Promise<Map<string, OnSaleOfAll>> {
  if (matchIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('plan')
    .select(['match_id', ...saleCounts(nowMs)])
    .where('match_id', 'in', matchIds)
    .where('pool_issue', 'is', null)
    .where('hidden_at_ms', 'is', null)
    .groupBy('match_id')
    .execute()
  return countsByMatch(rows)
}

/** What the expert wrote about last; who wrote nothing is taken for a friend of football. */
export async function sportOfExpert(db: Reader, expertId: string): Promise<Sport> {
  const newest = await db
    .selectFrom('plan')
    .select('sport')
    .where('expert_id', '=', expertId)
    .orderBy('published_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.sport === 'basketball' ? 'basketball' : 'football'
}

/** What an expert has published since a moment, newest first. */
export const plansPublishedSince = (
  db: Reader,
  expertId: string,
  sinceMs: number,
): Promise<PlanRow[]> =>
  db
    .selectFrom('plan')
    .selectAll()
    .where('expert_id', '=', expertId)
    .where('published_at_ms', '>=', sinceMs)
    .orderBy('published_at_ms', 'desc')
    .orderBy('id', 'desc')
    .execute()
