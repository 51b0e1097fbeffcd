import type { Cents, PageWish } from '@linmen/contract'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { SubscriptionTable } from '#db/tables.generated.ts'
import { pageFrom } from '#kit/page-of.ts'

export type Subscription = Selectable<SubscriptionTable>

export const addSubscription = (tx: Tx, row: Subscription) =>
  tx.insertInto('subscription').values(row).execute()

/** Ends the month of an order. One that has not begun never was. */
export async function endSubscription(tx: Tx, orderId: string, nowMs: number): Promise<void> {
  const own = tx.deleteFrom('subscription').where('id', '=', orderId)
  await own.where('starts_at_ms', '>=', nowMs).execute()
  await tx
    .updateTable('subscription')
    .set({ ends_at_ms: nowMs })
    .where('id', '=', orderId)
    .where('ends_at_ms', '>', nowMs)
    .execute()
}

/** When the last month somebody has of each of these experts ends; missing where none runs. */
export async function runningUntil(
  db: Reader,
  memberId: string | undefined,
  expertIds: readonly string[],
  nowMs: number,
): Promise<Map<string, number>> {
  if (memberId === undefined || expertIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('subscription')
    .select(['expert_id', ({ fn }) => fn.max<number>('ends_at_ms').as('until')])
    .where('member_id', '=', memberId)
    .where('expert_id', 'in', expertIds)
    .where('ends_at_ms', '>', nowMs)
    .groupBy('expert_id')
    .execute()
  return new Map(rows.map((row) => [row.expert_id, Number(row.until)]))
}

/** A plan somebody may read because a month of theirs ran before its match began. */
export interface Covered {
  readonly id: string
  readonly expert_id: string
  readonly published_at_ms: number
  readonly kickoff_ms: number
}

/** Which of these plans a subscription of the member opens. */
export async function pushedAmong(
  db: Reader,
  memberId: string | undefined,
  plans: readonly Covered[],
): Promise<Set<string>> {
  if (memberId === undefined || plans.length === 0) return new Set()
  const months = await db
    .selectFrom('subscription')
    .select(['expert_id', 'starts_at_ms', 'ends_at_ms'])
    .where('member_id', '=', memberId)
    .where('expert_id', 'in', [...new Set(plans.map((plan) => plan.expert_id))])
    .execute()
  const opened = plans.filter((plan) =>
    months.some(
      (month) =>
        month.expert_id === plan.expert_id &&
        month.starts_at_ms <= plan.kickoff_ms &&
        month.ends_at_ms > plan.published_at_ms,
    ),
  )
  return new Set(opened.map((plan) => plan.id))
}

/** How many members subscribe to each of these experts now. */
export async function subscribersOf(db: Reader, expertIds: readonly string[], nowMs: number) {
  if (expertIds.length === 0) return () => 0
  const rows = await db
    .selectFrom('subscription')
    .select(['expert_id', ({ fn }) => fn.count<number>('member_id').distinct().as('members')])
    .where('expert_id', 'in', expertIds)
    .where('ends_at_ms', '>', nowMs)
    .groupBy('expert_id')
    .execute()
  const counts = new Map(rows.map((row) => [row.expert_id, Number(row.members)]))
  return (expertId: string) => counts.get(expertId) ?? 0
}

interface Wanted extends PageWish {
  readonly memberId: string
  readonly stage: 'all' | 'running' | 'ended'
  readonly days?: number | undefined
  readonly sport?: Sport | undefined
  readonly nowMs: number
}

const DAY_MS = 86_400_000

/** The member's months, the ones that end last first. */
export const subscriptionPage = (db: Reader, wanted: Wanted) =>
  pageFrom(
    db
      .selectFrom('subscription')
      .selectAll()
      .where('member_id', '=', wanted.memberId)
      .$if(wanted.stage === 'running', (rest) => rest.where('ends_at_ms', '>', wanted.nowMs))
      .$if(wanted.stage === 'ended', (rest) => rest.where('ends_at_ms', '<=', wanted.nowMs))
      .$if(wanted.days !== undefined, (rest) =>
        rest
          .where('ends_at_ms', '>', wanted.nowMs)
          .where('ends_at_ms', '<=', wanted.nowMs + wanted.days! * DAY_MS),
      )
      .orderBy('ends_at_ms', 'desc')
      .orderBy('id'),
    wanted,
  )

/** Experts of whom the member has no month after the one that ends within so many days. */
export async function endingWithin(db: Reader, memberId: string, days: number, nowMs: number) {
  const rows = await db
    .selectFrom('subscription as s')
    .innerJoin('member as m', 'm.id', 's.expert_id')
    .select(['s.expert_id as expertId', 'm.nickname'])
    .select(({ fn }) => [fn.max<number>('s.ends_at_ms').as('until'), fn.max('s.id').as('id')])
    .where('s.member_id', '=', memberId)
    .where('s.ends_at_ms', '>', nowMs)
    .groupBy(['s.expert_id', 'm.nickname'])
    .orderBy('s.expert_id')
    .execute()
  return rows
    .map(({ until, ...row }) => ({ ...row, until: Number(until) }))
    .filter(({ until }) => until <= nowMs + days * DAY_MS)
}

/** What a month of each of these experts costs, where they offer one. */
export async function monthPrices(db: Reader, expertIds: readonly string[]) {
  if (expertIds.length === 0) return new Map<string, Cents>()
  const rows = await db
    .selectFrom('catalogue')
    .select(['expert_id', 'price'])
    .where('goods_kind', '=', 'subscription')
    .where('on_sale', '=', true)
    .where('expert_id', 'in', expertIds)
    .execute()
  return new Map(rows.map((row) => [row.expert_id!, row.price]))
}
