import type { Tx } from '#db/port.ts'
import { beginDirectSale, type Goods, type SaleCall, type Wish } from '#features/sale/public.ts'
import { wayHere } from './ways-here.ts'
import { startPayment, type PayCall, type StartedPayment } from './start-payment.ts'

interface DirectPay<Item, Closed extends string> {
  readonly goods: Goods<Item, Closed>
  readonly item: Item
  readonly wish: Wish
  /** Left out, the first that works where the buyer is. */
  readonly way?: string | undefined
  readonly returnUrl: string | undefined
  readonly returnPath: string
}

/**
 * Sells one thing past the wallet: an order that waits, and the address where it is paid. What costs nothing is
 * granted at once, and the answer has no address. The kind of goods has to stand in `direct-goods.ts`.
 */
export async function payDirectly<Item, Closed extends string>(
  tx: Tx,
  { goods, item, wish, ...pay }: DirectPay<Item, Closed>,
  call: SaleCall<Closed> & PayCall,
): Promise<StartedPayment> {
  const begun = await beginDirectSale<Item, Closed>(tx, goods, item, wish, call)
  if (!begun.waits) {
    const { orderId, amount, balance } = begun.receipt
    return { ...(orderId !== undefined && { orderId }), amount, balance }
  }
  const { orderId, title: subject, pay: amount } = begun
  const way = pay.way ?? wayHere(call)
  return startPayment(tx, { ...pay, way, orderId, subject, amount }, call)
}
