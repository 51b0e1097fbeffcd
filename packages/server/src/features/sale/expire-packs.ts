import { account } from '@linmen/domain/ledger/accounts.ts'
import { lines } from '@linmen/domain/ledger/postings.ts'
import { add, negate, subtract } from '@linmen/domain/money/cents.ts'
import { sql } from 'kysely'
import { attemptAll } from '#jobs/attempt-all.ts'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { lockBalances, postJournal } from '#features/wallet/public.ts'

/** Looks nobody used are income once their days are over. A run that comes twice books nothing twice. */
export const expirePacksJob = job({ name: 'expire-packs', cron: '35 16 * * *', run: expirePacks })

export async function expirePacks(ports: Ports): Promise<void> {
  const ended = await ports.db.read
    .selectFrom('pack')
    .select('id')
    .where('expires_at_ms', '<=', ports.clock.nowMs())
    .where('closed_at_ms', 'is', null)
    .where(sql<boolean>`earned + broken < price`)
    .orderBy('id')
    .execute()
  await attemptAll(ports, ended, { kind: 'pack', ref: ({ id }) => id }, ({ id }) =>
    expireOne(ports, id),
  )
}

const expireOne = ({ db, moneyTime, ids }: Ports, packId: string) =>
  db.transaction(async (tx) => {
    const pack = await tx
      .selectFrom('pack')
      .select(['price', 'earned', 'broken', 'closed_at_ms'])
      .where('id', '=', packId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const rest = subtract(pack.price, add(pack.earned, pack.broken))
    if (rest <= 0 || pack.closed_at_ms !== null) return
    const broken = add(pack.broken, rest)
    const deferred = account.deferred('pack', packId)
    await lockBalances(tx, [deferred])
    await postJournal(tx, {
      id: ids.next('jn'),
      key: `pack.exp:${packId}:${broken}`,
      event: 'pack.expired',
      ref: packId,
      actorId: null,
      atMs: await moneyTime(tx),
      lines: lines([
        { account: deferred, amount: rest },
        { account: account.revenue('breakage'), amount: negate(rest) },
      ]),
    })
    await tx.updateTable('pack').set({ broken }).where('id', '=', packId).execute()
  })
