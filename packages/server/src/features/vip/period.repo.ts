import type { VipTier } from '@linmen/contract/vip/vip.schemas.ts'
import { hasPart, isActive, membershipAt, type Period } from '@linmen/domain/vip/membership.ts'
import type { VipPart } from '@linmen/domain/vip/tiers.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { VipPeriodTable } from '#db/tables.generated.ts'

type PeriodRow = Selectable<VipPeriodTable>

/** Everything the member has had, the newest first. */
export const periodRows = (db: Reader, memberId: string): Promise<PeriodRow[]> =>
  db
    .selectFrom('vip_period')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id')
    .execute()

export const periodsOf = async (db: Reader, memberId: string): Promise<Period[]> =>
  (await periodRows(db, memberId)).map(asPeriod)

/** Whoever adds time for a member waits here for whoever does the same. */
export const lockPeriods = (tx: Tx, memberId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`vip:${memberId}`}, 0))`.execute(tx)

export const addPeriod = (tx: Tx, period: Insertable<VipPeriodTable>) =>
  tx.insertInto('vip_period').values(period).execute()

/** A trial ends when something is bought. */
export const endTrial = (tx: Tx, memberId: string, nowMs: number) =>
  tx
    .updateTable('vip_period')
    .set({ ends_at_ms: nowMs })
    .where('member_id', '=', memberId)
    .where('is_trial', '=', true)
    .where('starts_at_ms', '<', nowMs)
    .where('ends_at_ms', '>', nowMs)
    .execute()

/** How many people have a membership now; of one tier, or of any. */
export async function countMembers(db: Reader, nowMs: number, tier?: VipTier): Promise<number> {
  const { members } = await db
    .selectFrom('vip_period')
    .select(({ fn }) => fn.count<number>('member_id').distinct().as('members'))
    .where('starts_at_ms', '<=', nowMs)
    .where('ends_at_ms', '>', nowMs)
    .where('revoked_at_ms', 'is', null)
    .$if(tier !== undefined, (rest) => rest.where('tier', '=', tier!))
    .executeTakeFirstOrThrow()
  return Number(members)
}

/** Whether somebody is a member now, on trial or not. */
export const isVip = async (db: Reader, memberId: string, nowMs: number): Promise<boolean> =>
  isActive(membershipAt(await periodsOf(db, memberId), nowMs))

/** Whether somebody's membership opens this part of it: then the member's price is theirs. */
export const vipHasPart = async (
  db: Reader,
  memberId: string,
  part: VipPart,
  nowMs: number,
): Promise<boolean> => hasPart(await periodsOf(db, memberId), part, nowMs)

export const asPeriod = (row: PeriodRow): Period => ({
  tier: row.tier,
  isTrial: row.is_trial,
  startsAtMs: row.starts_at_ms,
  endsAtMs: row.ends_at_ms,
  revoked: row.revoked_at_ms !== null,
})
