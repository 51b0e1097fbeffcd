import type { Earlier } from '@linmen/domain/plan/publishing.ts'
import type { Insertable } from 'kysely'
import type { Tx } from '#db/port.ts'
import type { PlanTable } from '#db/tables.generated.ts'
import type { Ports } from '#kit/ports.ts'
import { matchColumns } from '#features/match/public.ts'
import { earlierPicks, promisePlan, promisePlans } from '#features/record-log/public.ts'
import type { LockedPick, OpenPick } from './locked-pick.ts'
import type { PlanWish, PublishedPlan } from './plan-wish.ts'

const WEEK_MS = 7 * 86_400_000

/** The expert's level, one publication at a time; null for somebody who is no expert. */
export async function lockExpert(tx: Tx, expertId: string): Promise<number | null> {
  const profile = await tx
    .selectFrom('expert_profile')
    .select('member_id')
    .where('member_id', '=', expertId)
    .forUpdate()
    .executeTakeFirst()
  if (!profile) return null
  const { level } = await tx
    .selectFrom('member')
    .select('level')
    .where('id', '=', expertId)
    .executeTakeFirstOrThrow()
  return level
}

/** What the expert has published on these matches, and how lately. */
export async function earlierOf(
  tx: Tx,
  expertId: string,
  matchIds: readonly string[],
  nowMs: number,
): Promise<Earlier> {
  const picks = await earlierPicks(tx, expertId, matchIds)
  const { refunds } = await tx
    .selectFrom('plan')
    .select(({ fn }) => fn.countAll<number>().as('refunds'))
    .where('expert_id', '=', expertId)
    .where('refund_on_miss', '=', true)
    .where('published_at_ms', '>', nowMs - WEEK_MS)
    .where('published_at_ms', '<=', nowMs)
    .executeTakeFirstOrThrow()
  const lastAtMs = await lastPublished(tx, expertId, nowMs)
  return { ...picks, refundsOfWeek: Number(refunds), lastAtMs }
}

/** When the expert published something before. */
export async function lastPublished(
  tx: Tx,
  expertId: string,
  nowMs: number,
): Promise<number | null> {
  const { last } = await tx
    .selectFrom('plan')
    .select(({ fn }) => fn.max<number | null>('published_at_ms').as('last'))
    .where('expert_id', '=', expertId)
    .where('published_at_ms', '<=', nowMs)
    .executeTakeFirstOrThrow()
  return last === null ? null : Number(last)
}

interface NewPlan extends PlanWish {
  readonly picks: readonly LockedPick[]
}

/** Many plans of one match each, written and promised together. */
export async function addSingles(
  tx: Tx,
  ports: Pick<Ports, 'ids' | 'random'>,
  plans: readonly (PlanWish & { readonly locked: LockedPick })[],
): Promise<void> {
  if (plans.length === 0) return
  const rows = plans.map((plan) =>
    rowOf(ports, plan, {
      two_for_one: false,
      league_id: plan.locked.match.leagueId,
      ...legRow(plan.locked),
    }),
  )
  const written = await tx.insertInto('plan').values(rows).returningAll().execute()
  const bodies = plans.map(({ reason = '' }, at) => ({ plan_id: rows[at]!.id, body: reason }))
  await tx.insertInto('plan_body').values(bodies).execute()
  await promisePlans(tx, ports, written)
}

export async function addPlan(
  tx: Tx,
  ports: Pick<Ports, 'ids' | 'random'>,
  plan: NewPlan,
): Promise<PublishedPlan> {
  const [first] = plan.picks
  const two = plan.picks.length === 2
  const { id, planNo } = await addRow(tx, ports, plan, {
    two_for_one: two,
    league_id: first!.match.leagueId,
    ...legRow(first!),
    kickoff_ms: Math.min(...plan.picks.map(({ picked }) => picked.kickoffMs)),
    odds_hundredths: two ? together(plan.picks) : first!.picked.oddsHundredths,
  })
  await tx
    .insertInto('plan_body')
    .values({ plan_id: id, body: plan.reason ?? '' })
    .execute()
  if (two)
    await tx
      .insertInto('plan_leg')
      .values(
        plan.picks.map((pick, at) => ({
          plan_id: id,
          place: at === 0 ? (1 as const) : (2 as const),
          ...legRow(pick),
        })),
      )
      .execute()
  await promisePlan(tx, ports, id)
  return { id, planNo }
}

interface PromisedPlan extends PlanWish {
  readonly promisedMs: number
  readonly open: LockedPick | OpenPick
}

/** A plan that is sold before its pick is made. The log hears of it with the pick. */
export const addPromised = (
  tx: Tx,
  ports: Pick<Ports, 'ids'>,
  plan: PromisedPlan,
): Promise<PublishedPlan> =>
  addRow(tx, ports, plan, {
    two_for_one: false,
    league_id: plan.open.match.leagueId,
    ...legRow(plan.open),
    promised_ms: plan.promisedMs,
  })

export interface GivenPick {
  readonly planId: string
  readonly picked: LockedPick['picked']
  readonly reason: string
  readonly nowMs: number
}

/** Makes the pick of a promised plan, once, and promises it in the log. False when there was nothing to make. */
export async function givePick(
  tx: Tx,
  ports: Pick<Ports, 'random'>,
  { planId, picked, reason, nowMs }: GivenPick,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('plan')
    .set({
      pick: picked.pick,
      line: picked.line,
      odds_hundredths: picked.oddsHundredths,
      given_at_ms: nowMs,
    })
    .where('id', '=', planId)
    .where('pick', 'is', null)
    .where('result', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx.insertInto('plan_body').values({ plan_id: planId, body: reason }).execute()
  await promisePlan(tx, ports, planId)
  return true
}

type OwnColumns = 'id' | 'plan_no' | 'expert_id' | 'title' | 'teaser' | 'sport' | 'price'

type Head = Pick<PlanWish, 'expertId' | 'title' | 'summary' | 'price' | 'refundOnMiss' | 'nowMs'>

type NewRow = Head & Pick<PlanWish, 'inSetMeals'> & { readonly sport: PlanTable['sport'] }
type OtherColumns = Omit<Insertable<PlanTable>, OwnColumns | 'published_at_ms'>

export async function addRow(
  tx: Tx,
  ports: Pick<Ports, 'ids'>,
  plan: NewRow,
  rest: OtherColumns,
): Promise<PublishedPlan> {
  const row = rowOf(ports, plan, rest)
  await tx.insertInto('plan').values(row).execute()
  return { id: row.id, planNo: row.plan_no }
}

const rowOf = ({ ids }: Pick<Ports, 'ids'>, plan: NewRow, rest: OtherColumns) => ({
  id: ids.next('pl'),
  plan_no: ids.next('no'),
  expert_id: plan.expertId,
  title: plan.title,
  teaser: plan.summary ?? '解锁后查看选项与理由',
  sport: plan.sport,
  in_set_meals: plan.inSetMeals ?? false,
  price: plan.price,
  refund_on_miss: plan.refundOnMiss === true,
  published_at_ms: plan.nowMs,
  ...rest,
})

const together = (picks: readonly LockedPick[]) =>
  Math.round(picks.reduce((product, { picked }) => product * (picked.oddsHundredths / 100), 100))

const legRow = <P extends LockedPick | OpenPick>({ match, picked }: P) => ({
  ...matchColumns(match),
  match_number: match.number,
  kickoff_ms: picked.kickoffMs,
  market: picked.market,
  pick: picked.pick as P['picked']['pick'],
  line: picked.line,
  odds_hundredths: picked.oddsHundredths as P['picked']['oddsHundredths'],
})
