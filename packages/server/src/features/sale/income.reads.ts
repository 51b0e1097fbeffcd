import { incomeEndpoints } from '@linmen/contract/wallet/income.endpoints.ts'
import type { ShareOfSale, ShareState } from '@linmen/contract/wallet/income.endpoints.ts'
import { account } from '@linmen/domain/ledger/accounts.ts'
import { shareWords } from '@linmen/domain/ledger/movement-words.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { findSeller } from '#features/expert/public.ts'
import {
  pendingShareOf,
  readBalances,
  settledShareOf,
  shareJournals,
} from '#features/wallet/public.ts'
import type { SaleOrder } from './sale-order.repo.ts'
import { countShared, settlesAt, sharedOrders, shareOfOrder } from './share.repo.ts'

/** What an expert earns: sums of the books, each made of the sales that `listShares` tells. */
export const income = query(incomeEndpoints.income, async (db, _input, { actor }) => {
  const owing = account.owedByExpert(actor.id)
  const balances = await readBalances(db, [owing])
  return {
    percent: (await findSeller(db, actor.id))?.sharePercent ?? 0,
    pending: await pendingShareOf(db, actor.id),
    settled: await settledShareOf(db, actor.id),
    owed: balances(owing),
    sales: await countShared(db, actor.id),
  }
})

export const listShares = query(
  incomeEndpoints.listShares,
  async (db, { state, ...wish }, { actor }) => {
    const page = await sharedOrders(db, actor.id, state, wish)
    const ids = page.items.map(({ id }) => id)
    const journals = await shareJournals(db, actor.id, ids)
    const due = await settlesAt(db, ids)
    return presented(page, (orders) =>
      orders.map((order): ShareOfSale => {
        const settlesAtMs = due.get(order.id)
        return {
          orderId: order.id,
          title: order.title,
          state: stateOf(order),
          paid: order.pack_id === null ? order.paid_part : order.look_paid,
          percent: order.share_percent,
          amount: shareOfOrder(order)?.amount ?? cents(0),
          soldAtMs: order.created_at_ms,
          ...(settlesAtMs !== undefined && { settlesAtMs }),
          journals: journals
            .filter(({ ref }) => ref === order.id)
            .map(({ id, event, amount, atMs }) => ({
              id,
              title: shareWords(event),
              isIncome: amount > 0,
              amount: cents(Math.abs(amount)),
              atMs,
            })),
        }
      }),
    )
  },
)

function stateOf({ state, share_settled_ms, share_restored_ms }: SaleOrder): ShareState {
  if (state !== 'fulfilled') return share_restored_ms === null ? 'returned' : 'settled'
  return share_settled_ms === null ? 'pending' : 'settled'
}
