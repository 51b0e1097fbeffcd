import type { PlanReceipt } from '@linmen/contract/plan/plan.schemas.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { unusableReason } from '@linmen/domain/coupon/unusable-reason.ts'
import { spendable, spendCoins } from '@linmen/domain/ledger/spend-coins.ts'
import { NOTHING, subtract } from '@linmen/domain/money/cents.ts'
import { quotePlan, type Offer } from '@linmen/domain/pricing/plan-price.ts'
import type { Tx } from '#db/port.ts'
import type { Call } from '#kit/call.ts'
import { command } from '#kit/command.ts'
import { lockMine, whyNot, type OwnedCoupon } from '#features/coupon/public.ts'
import { sellerOf, type Seller } from '#features/expert/public.ts'
import { balanceOf, lockWallet } from '#features/wallet/public.ts'
import { grantPlan } from './entitlement.repo.ts'
import { lockPerks } from './plan-perks.ts'
import { latestOrder } from './plan-order.repo.ts'
import { entitled, stateOf } from './plan.present.ts'
import { findPlan, findPlanByNo, type PlanRow } from './plan.repo.ts'
import { recordSale } from './record-sale.ts'

export type PayCall = Pick<
  Call<typeof planEndpoints.pay>,
  'actor' | 'nowMs' | 'platform' | 'ports' | 'refuse'
>

// A plan is bought once: who repeats a payment without a request id has already bought.
const once = { onceByNature: true }

export const pay = command(
  planEndpoints.pay,
  async (tx, { id, withoutOffer }, call) =>
    buyPlan(tx, await findPlan(tx, id), withoutOffer ? 'none' : 'card', call),
  once,
)

export const payWithCoupon = command(
  planEndpoints.payWithCoupon,
  async (tx, { planNo, couponId }, call) =>
    buyPlan(
      tx,
      await findPlanByNo(tx, planNo),
      couponId === undefined ? 'card' : { couponId },
      call,
    ),
  once,
)

/** Sells a plan. The price is worked out here from stored facts; nothing the client says about it is read. */
export async function buyPlan(
  tx: Tx,
  found: PlanRow | undefined,
  wish: Offer<{ readonly couponId: string }>,
  call: PayCall,
): Promise<PlanReceipt> {
  const { actor, nowMs, ports, refuse } = call
  const plan = found ?? refuse('plan.not_found', {})
  if (entitled(plan, actor, false)) return nothingToPay(tx, plan, call)

  // The right to read is the natural key of a purchase: whoever comes second has already bought.
  const orderId = ports.ids.next('po')
  const grant = { id: ports.ids.next('en'), memberId: actor.id, planId: plan.id, orderId }
  if (!(await grantPlan(tx, { ...grant, atMs: nowMs }))) return nothingToPay(tx, plan, call)
  if (stateOf(plan, nowMs) !== 'onSale') refuse('plan.closed', {})

  const expert = await sellerOf(tx, plan.expert_id)
  const offer =
    typeof wish === 'string' ? wish : await usableCoupon(tx, plan, expert, wish.couponId, call)
  const perks = await lockPerks(tx, actor.id, plan, nowMs)
  const quote = quotePlan(plan.price, { offer, ...perks.forQuote })

  const wallet = await lockWallet(tx, actor.id, perks.accounts)
  const balance = spendable(wallet, nowMs)
  const coins =
    spendCoins(quote.pay, wallet, nowMs) ??
    refuse('wallet.not.enough', { required: quote.pay, balance })

  const sale = { orderId, buyerId: actor.id, plan, sharePercent: expert.sharePercent, quote, coins }
  await recordSale(tx, { ...sale, offer, perks }, call)
  return {
    orderId,
    planId: plan.id,
    planNo: plan.plan_no,
    kind: quote.kind,
    amount: quote.pay,
    saved: quote.saved,
    balance: subtract(balance, quote.pay),
    already: false,
  }
}

async function usableCoupon(
  tx: Tx,
  plan: PlanRow,
  expert: Seller,
  couponId: string,
  { actor, nowMs, platform, refuse }: PayCall,
): Promise<OwnedCoupon> {
  const coupon = await lockMine(tx, actor.id, couponId)
  const purchase = { price: plan.price, expert, platform, atMs: nowMs }
  const why = coupon ? whyNot(coupon, 'plan', purchase) : 'not_owned'
  if (!coupon || why) {
    const reason = unusableReason(why!, coupon ?? { kind: 'amountOff', threshold: NOTHING })
    return refuse('coupon.not_usable', { why: why!, reason })
  }
  return coupon
}

/** Bought before, written by the buyer, or free: an answer as good as a purchase, at no cost. */
async function nothingToPay(
  tx: Tx,
  plan: PlanRow,
  { actor, nowMs }: PayCall,
): Promise<PlanReceipt> {
  const order = await latestOrder(tx, actor.id, plan.id)
  return {
    ...(order && { orderId: order.id }),
    planId: plan.id,
    planNo: plan.plan_no,
    kind: order?.kind ?? 'full',
    amount: NOTHING,
    saved: NOTHING,
    balance: await balanceOf(tx, actor.id, nowMs),
    already: true,
  }
}
