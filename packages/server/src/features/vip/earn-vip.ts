import { account } from '@linmen/domain/ledger/accounts.ts'
import { lines } from '@linmen/domain/ledger/postings.ts'
import { negate, subtract } from '@linmen/domain/money/cents.ts'
import { daysOf } from '@linmen/domain/sale/set-meal.ts'
import { daysGone, earnedAfter } from '@linmen/domain/vip/earned.ts'
import { attemptAll } from '#jobs/attempt-all.ts'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { lockBalances, postJournal } from '#features/wallet/public.ts'

/** What was paid for a membership is income day by day. A run that comes late books all days it missed. */
export const earnVipJob = job({ name: 'earn-vip', cron: '20 16 * * *', run: earnVip })

export async function earnVip(ports: Ports): Promise<void> {
  const waiting = await ports.db.read
    .selectFrom('vip_period')
    .select('id')
    .whereRef('earned', '<', 'price')
    .where('revoked_at_ms', 'is', null)
    .where('starts_at_ms', '<=', ports.clock.nowMs())
    .orderBy('id')
    .execute()
  await attemptAll(ports, waiting, { kind: 'vip', ref: ({ id }) => id }, ({ id }) =>
    earnOne(ports, id),
  )
}

const earnOne = ({ db, moneyTime, ids }: Ports, periodId: string) =>
  db.transaction(async (tx) => {
    const nowMs = await moneyTime(tx)
    const period = await tx
      .selectFrom('vip_period')
      .selectAll()
      .where('id', '=', periodId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const span = { startsAtMs: period.starts_at_ms, endsAtMs: period.ends_at_ms }
    const days = daysGone(span, nowMs)
    const earned = earnedAfter(period.price, days, daysOf(span.startsAtMs, span.endsAtMs))
    const amount = subtract(earned, period.earned)
    if (amount <= 0) return
    const deferred = account.deferred('vip', periodId)
    await lockBalances(tx, [deferred])
    await postJournal(tx, {
      id: ids.next('jn'),
      key: `vip.day:${periodId}:${days}`,
      event: 'vip.earned',
      ref: periodId,
      actorId: null,
      atMs: nowMs,
      lines: lines([
        { account: deferred, amount },
        { account: account.sales('vip'), amount: negate(amount) },
      ]),
    })
    await tx.updateTable('vip_period').set({ earned }).where('id', '=', periodId).execute()
  })
