import type { Cents } from '@linmen/contract'
import { NOTHING } from '@linmen/domain/money/cents.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/port.ts'
import { lockPeriods } from './period.repo.ts'

/** What was earned so far of an order's time. Nobody earns more of it until the end of the transaction. */
export async function lockEarned(tx: Tx, orderId: string): Promise<Cents> {
  const period = await tx
    .selectFrom('vip_period')
    .select('earned')
    .where('id', '=', orderId)
    .where('revoked_at_ms', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return period?.earned ?? NOTHING
}

/** Ends the time that an order bought. What was to follow it begins earlier by as much, parcels included. */
export async function endPeriod(tx: Tx, orderId: string, nowMs: number): Promise<void> {
  const period = await tx
    .updateTable('vip_period')
    .set({ revoked_at_ms: nowMs })
    .where('id', '=', orderId)
    .where('revoked_at_ms', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!period) return
  await lockPeriods(tx, period.member_id)
  const freedMs = period.ends_at_ms - Math.max(nowMs, period.starts_at_ms)
  if (freedMs <= 0) return
  const later = await tx
    .updateTable('vip_period')
    .set({
      starts_at_ms: sql`starts_at_ms - ${freedMs}`,
      ends_at_ms: sql`ends_at_ms - ${freedMs}`,
    })
    .where('member_id', '=', period.member_id)
    .where('tier', '=', period.tier)
    .where('is_trial', '=', false)
    .where('revoked_at_ms', 'is', null)
    .where('starts_at_ms', '>=', period.ends_at_ms)
    .returning('id')
    .execute()
  if (later.length === 0) return
  await tx
    .updateTable('vip_gift')
    .set({
      opens_at_ms: sql`opens_at_ms - ${freedMs}`,
      closes_at_ms: sql`closes_at_ms - ${freedMs}`,
    })
    .where(
      'period_id',
      'in',
      later.map(({ id }) => id),
    )
    .execute()
}
