import { account } from '@linmen/domain/ledger/accounts.ts'
import {
  shareRestored,
  shareSettled,
  shareTakenBack,
  shareUnrestored,
} from '@linmen/domain/ledger/cash-postings.ts'
import type { Posting } from '@linmen/domain/ledger/postings.ts'
import type { GoodsKind } from '@linmen/domain/sale/goods.ts'
import type { Reader, Tx } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import { lockBalances, postJournal, type Journal } from '#features/wallet/public.ts'
import { lockOrder } from './sale-order.repo.ts'
import { shareOfOrder } from './share.repo.ts'

export interface Correction {
  readonly orderId: string
  readonly nowMs: number
  /** The sale stands by the corrected result: nobody would have been paid back. */
  readonly stands: boolean
  /** Refunds for other reasons are nobody's mistake and stay as they are. */
  readonly reasons: readonly string[]
}

/**
 * A sale was given back by a result that did not stand. The reader keeps the coins; the expert, who was right, gets the
 * share at the house's cost, and loses it again should the first result come back.
 */
export async function followCorrection(
  tx: Tx,
  ports: Pick<Ports, 'ids'>,
  { orderId, nowMs, stands, reasons }: Correction,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order?.state !== 'refunded' || !reasons.includes(order.refund_reason ?? '')) return
  const share = shareOfOrder(order)
  if (!share || share.amount === 0 || stands === (order.share_restored_ms !== null)) return
  const [cash, owing] = [account.cash(share.expertId), account.owedByExpert(share.expertId)]
  const balances = await lockBalances(tx, [owing, cash])
  const post = (event: Journal['event'], lines: readonly Posting[]) =>
    postJournal(tx, {
      id: ports.ids.next('jn'),
      key: `${event}:${orderId}:${nowMs}`,
      event,
      ref: orderId,
      actorId: null,
      atMs: nowMs,
      lines,
    })
  if (stands) {
    await post('plan.restored', shareRestored(share))
    await post('share.settled', shareSettled({ ...share, owed: balances(owing) }))
  } else {
    await post('share.returned', shareTakenBack({ ...share, cash: balances(cash) }))
    await post('plan.unrestored', shareUnrestored(share))
  }
  await tx
    .updateTable('sale_order')
    .set({ share_restored_ms: stands ? nowMs : null })
    .where('id', '=', orderId)
    .execute()
}

/** Every order for a thing that was paid once, kept or given back. */
export async function ordersOf(db: Reader, kind: GoodsKind, goodsId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sale_order')
    .select('id')
    .where('goods_kind', '=', kind)
    .where('goods_id', '=', goodsId)
    .where('state', 'in', ['fulfilled', 'refunded'])
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
