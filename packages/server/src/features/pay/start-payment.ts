import type { Cents, House, RefusalData } from '@linmen/contract'
import type { startedPayment } from '@linmen/contract/pay/pay.schemas.ts'
import type { monthLimit } from '@linmen/contract/wallet/wallet.refusals.ts'
import { NOTHING } from '@linmen/domain/money/cents.ts'
import { nextCheck, PAYMENT_LIFE_MS } from '@linmen/domain/order/payment-state.ts'
import type { Tx } from '#db/port.ts'
import type { CommandCall } from '#kit/call.ts'
import { channelFor } from '#pay/channel-of.ts'
import { obeyOwnLimit } from '#features/sale/public.ts'
import { balanceOf } from '#features/wallet/public.ts'
import { hostOfCall, overMonthLimit } from './month-limit.ts'
import { addPayment } from './payment.repo.ts'
import { returnAddress } from './return-address.ts'

export type StartedPayment = House<typeof startedPayment>

export interface NewPayment {
  readonly amount: Cents
  /** What the buyer reads at the cashier. */
  readonly subject: string
  readonly way: string
  /** The order it pays; null where coins are bought. */
  readonly orderId: string | null
  /** Where the buyer wants to come back to, as the page said it. */
  readonly returnUrl: string | undefined
  /** Where the buyer comes back to otherwise, a path of the app. */
  readonly returnPath: string
  readonly bonus?: Cents
  readonly couponId?: string | null
}

/** What a payment needs of the call it begins in. */
export interface PayCall extends Pick<CommandCall, 'nowMs' | 'ports' | 'agentId'> {
  readonly actor: { readonly id: string }
  readonly refuse: PayRefuse
}

interface PayRefuse {
  (code: 'pay.unavailable', data: {}): never
  (code: 'pay.month_limit', data: RefusalData<typeof monthLimit, 'pay.month_limit'>): never
}

/** Writes down that somebody is sent to a channel, and answers with the signed address. Nothing is credited by it. */
export async function startPayment(
  tx: Tx,
  wanted: NewPayment,
  call: PayCall,
): Promise<StartedPayment> {
  const { actor, nowMs, ports } = call
  const channel = channelFor(ports, wanted.way) ?? call.refuse('pay.unavailable', {})
  // Coins that are bought are not spent yet; a pause holds for them too.
  const price = wanted.orderId === null ? NOTHING : wanted.amount
  await obeyOwnLimit(tx, actor.id, { price, nowMs })
  const over = await overMonthLimit(tx, wanted.amount, call)
  if (over) call.refuse('pay.month_limit', over)

  const id = ports.ids.next('pm')
  const orderId = wanted.orderId ?? id
  const endsAtMs = nowMs + PAYMENT_LIFE_MS
  const returnUrl = returnAddress(ports.settings, wanted, orderId)
  await addPayment(tx, {
    id,
    member_id: actor.id,
    order_id: wanted.orderId,
    channel: channel.name,
    way: wanted.way,
    host: hostOfCall(call),
    subject: wanted.subject,
    amount: wanted.amount,
    ...(wanted.bonus !== undefined && { bonus: wanted.bonus }),
    coupon_id: wanted.couponId ?? null,
    trade_no: null,
    problem: null,
    next_check_ms: nextCheck('pending', 0, nowMs),
    ends_at_ms: endsAtMs,
    created_at_ms: nowMs,
    finished_at_ms: null,
    returned_at_ms: null,
    return_url: returnUrl,
    cancelled_at_ms: null,
  })
  const { amount, subject, way } = wanted
  return {
    orderId,
    amount,
    balance: await balanceOf(tx, actor.id, nowMs),
    channelKey: channel.orderUrl({ outNo: id, amount, subject, way, returnUrl, endsAtMs }),
  }
}
