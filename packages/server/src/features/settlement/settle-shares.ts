import { account } from '@linmen/domain/ledger/accounts.ts'
import { shareSettled } from '@linmen/domain/ledger/cash-postings.ts'
import { attemptAll } from '#jobs/attempt-all.ts'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { dueShares, settledOrder, shareOfOrder, type DueShare } from '#features/sale/public.ts'
import { lockBalances, postJournal } from '#features/wallet/public.ts'

const AT_ONCE = 500

/** Every ten minutes: shares of what cannot be given back any more become their experts' cash. */
export const settleSharesJob = job({
  name: 'settle-shares',
  cron: '*/10 * * * *',
  run: async (ports) => void (await settleShares(ports)),
})

export async function settleShares(ports: Ports): Promise<number> {
  const due = await dueShares(ports.db.read, ports.clock.nowMs(), AT_ONCE)
  const work = { kind: 'share', ref: ({ id }: DueShare) => id }
  return attemptAll(ports, due, work, (order) => settleShare(ports, order))
}

const settleShare = (ports: Ports, { id }: DueShare): Promise<void> =>
  ports.db.transaction(async (tx) => {
    const nowMs = await ports.moneyTime(tx)
    const order = await settledOrder(tx, id, nowMs)
    const share = order && shareOfOrder(order)
    if (!order || !share || share.amount === 0) return
    const { expertId, amount } = share
    const owing = account.owedByExpert(expertId)
    const balances = await lockBalances(tx, [owing, account.cash(expertId)])
    await postJournal(tx, {
      id: ports.ids.next('jn'),
      key: `settle:${id}`,
      event: 'share.settled',
      ref: id,
      actorId: null,
      atMs: nowMs,
      lines: shareSettled({ expertId, amount, owed: balances(owing) }),
    })
  })
