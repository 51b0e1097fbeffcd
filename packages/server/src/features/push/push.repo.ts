import type { PushTopic } from '@linmen/domain/push/push-topics.ts'
import type { QuietHours } from '@linmen/domain/push/quiet-hours.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { PushSettingTable, PushSubscriptionTable } from '#db/tables.generated.ts'

/** More browsers than anybody has: the oldest makes room. */
const MOST = 10

export const subscriptionOf = (db: Reader, id: string) =>
  db.selectFrom('push_subscription').selectAll().where('id', '=', id).executeTakeFirst()

export const subscriptionsOf = (db: Reader, memberIds: readonly string[]) =>
  db
    .selectFrom('push_subscription')
    .select(['id', 'member_id'])
    .where('member_id', 'in', memberIds)
    .orderBy('created_at_ms')
    .execute()

/** A browser that somebody else used belongs to whoever is signed in there now. */
export async function keepSubscription(
  tx: Tx,
  row: Insertable<PushSubscriptionTable>,
): Promise<void> {
  const { id: _id, address: _address, ...rest } = row
  await tx
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) => conflict.column('address').doUpdateSet(rest))
    .execute()
  const newest = tx
    .selectFrom('push_subscription')
    .select('id')
    .where('member_id', '=', row.member_id)
    .orderBy('created_at_ms', 'desc')
    .limit(MOST)
  await tx
    .deleteFrom('push_subscription')
    .where('member_id', '=', row.member_id)
    .where('id', 'not in', newest)
    .execute()
}

export const dropOwn = (tx: Tx, memberId: string, address: string) =>
  tx
    .deleteFrom('push_subscription')
    .where('member_id', '=', memberId)
    .where('address', '=', address)
    .execute()

export const dropGone = (tx: Tx, id: string) =>
  tx.deleteFrom('push_subscription').where('id', '=', id).execute()

export interface Wishes {
  readonly topics: ReadonlySet<PushTopic>
  readonly quiet: QuietHours | null
  readonly hidesScores: boolean
}

/** Who said nothing wants everything, at any hour: they turned it on by hand. */
const EVERYTHING: Wishes = {
  topics: new Set(['goals', 'plans', 'money']),
  quiet: null,
  hidesScores: false,
}

export async function wishesOf(
  db: Reader,
  memberIds: readonly string[],
): Promise<(memberId: string) => Wishes> {
  const rows = await db
    .selectFrom('push_setting')
    .selectAll()
    .where('member_id', 'in', memberIds)
    .execute()
  const said = new Map(rows.map((row) => [row.member_id, wishesIn(row)]))
  return (memberId) => said.get(memberId) ?? EVERYTHING
}

function wishesIn(row: Selectable<PushSettingTable>): Wishes {
  const { quiet_from: from, quiet_to: to } = row
  const topics = (['goals', 'plans', 'money'] as const).filter((topic) => row[topic])
  return {
    topics: new Set(topics),
    quiet: from === null || to === null ? null : { from, to },
    hidesScores: row.hides_scores,
  }
}

export async function chooseFor(
  tx: Tx,
  memberId: string,
  { topics, quiet, hidesScores, nowMs }: Wishes & { readonly nowMs: number },
): Promise<void> {
  const said = {
    goals: topics.has('goals'),
    plans: topics.has('plans'),
    money: topics.has('money'),
    hides_scores: hidesScores,
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    changed_at_ms: nowMs,
  }
  await tx
    .insertInto('push_setting')
    .values({ member_id: memberId, ...said })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(said))
    .execute()
}
