import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import type { PlanReceipt, PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import type { Offer } from '@linmen/domain/pricing/plan-price.ts'
import { useState } from 'react'
import { call } from '#kit/call.ts'
import { Outage, type Failure } from '#kit/failure.ts'
import { useWrite } from '#kit/use-write.ts'
import { askPaid } from './ask-paid.ts'

/** Where a purchase stands. While it is `paying` nothing else can happen. */
export type BuyStep =
  | { readonly at: 'idle' }
  | { readonly at: 'choosing' }
  | { readonly at: 'paying' }
  | { readonly at: 'bought'; readonly receipt: PlanReceipt }
  | { readonly at: 'failed'; readonly failure: Failure }

export type ChosenOffer = Offer<{ readonly id: string }>

type Buyable = Pick<PlanSummary, 'id' | 'planNo'>

const options = {
  refreshes: [
    planEndpoints.look,
    planEndpoints.list,
    payEndpoints.checkComplete,
    couponEndpoints.listByPlan,
    couponEndpoints.count,
    setMealEndpoints.count,
    walletEndpoints.balance,
    userEndpoints.me,
  ],
  // The page says it itself: it knows the plan, and a lost answer is asked about first.
  policy: { outage: { do: 'silent' }, '*': { do: 'silent' } },
} as const

/** Opens the sheet, pays with coins and at most one offer, and finds out how it ended. */
export function useBuyPlan(plan: Buyable) {
  const [step, setStep] = useState<BuyStep>({ at: 'idle' })
  const { write: pay } = useWrite(planEndpoints.pay, options)
  const { write: payWithCoupon } = useWrite(planEndpoints.payWithCoupon, options)
  const send = (offer: ChosenOffer) => {
    if (offer === 'card') return pay({ id: plan.id })
    if (offer === 'none') return pay({ id: plan.id, withoutOffer: true })
    return payWithCoupon({ planNo: plan.planNo, couponId: offer.id })
  }

  async function buy(offer: ChosenOffer): Promise<BuyStep> {
    setStep({ at: 'paying' })
    let paid = await send(offer)
    // The same attempt again is answered with its first receipt.
    if (!paid.ok && (await wasPaidAfterAll(plan, paid.failure))) paid = await send(offer)
    const ended: BuyStep = paid.ok
      ? { at: 'bought', receipt: paid.output }
      : { at: 'failed', failure: paid.failure }
    setStep(ended)
    return ended
  }

  return {
    step,
    buy,
    open: () => setStep({ at: 'choosing' }),
    close: () => setStep((now) => (now.at === 'paying' ? now : { at: 'idle' })),
  }
}

// An answer that was lost on its way says nothing about the money, so the order is asked about.
async function wasPaidAfterAll({ planNo }: Buyable, failure: Failure): Promise<boolean> {
  if (!(failure instanceof Outage) && failure.code !== 'in_progress') return false
  const ask = async () => (await call(payEndpoints.checkComplete, { planNo })).status
  return askPaid(ask, pause).catch(() => false)
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
