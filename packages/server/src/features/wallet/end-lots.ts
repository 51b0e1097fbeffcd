import { account } from '@linmen/domain/ledger/accounts.ts'
import { lotEnded } from '@linmen/domain/ledger/postings.ts'
import { NOTHING } from '@linmen/domain/money/cents.ts'
import { attemptAll } from '#jobs/attempt-all.ts'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { lockBalances, postJournal } from './ledger.repo.ts'

const AT_ONCE = 200

/** Every hour: gift coins whose time is over go back to where they came from. Nobody could spend them any more. */
export const endLotsJob = job({
  name: 'end-lots',
  cron: '5 * * * *',
  run: async (ports) => void (await endLots(ports)),
})

export async function endLots(ports: Ports): Promise<number> {
  const over = await ports.db.read
    .selectFrom('promo_lot')
    .select(['id', 'member_id'])
    .where('left_over', '>', NOTHING)
    .where('expires_at_ms', '<=', ports.clock.nowMs())
    .orderBy('expires_at_ms')
    .limit(AT_ONCE)
    .execute()
  return attemptAll(ports, over, { kind: 'lot', ref: ({ id }) => id }, ({ id }) =>
    endLot(ports, id),
  )
}

const endLot = (ports: Ports, id: string): Promise<void> =>
  ports.db.transaction(async (tx) => {
    const nowMs = await ports.moneyTime(tx)
    const lot = await tx
      .selectFrom('promo_lot')
      .select(['member_id', 'source', 'left_over', 'expires_at_ms'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (lot.left_over === NOTHING || lot.expires_at_ms > nowMs) return
    await lockBalances(tx, [account.promoCoins(lot.member_id)])
    await tx.updateTable('promo_lot').set({ left_over: NOTHING }).where('id', '=', id).execute()
    await postJournal(tx, {
      id: ports.ids.next('jn'),
      key: `lot.exp:${id}`,
      event: 'lot.ended',
      ref: id,
      actorId: null,
      atMs: nowMs,
      lines: lotEnded(lot.member_id, lot.source, lot.left_over),
    })
  })
