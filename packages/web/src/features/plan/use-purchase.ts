import type { Cents } from '@linmen/contract'
import type { PlanDetail } from '@linmen/contract/plan/plan.schemas.ts'
import { useEffect, useEffectEvent } from 'react'
import { go } from '#kit/go.ts'
import { theHost } from '#kit/host.ts'
import { isLoggedIn } from '#kit/session.ts'
import { logInToPay, receiveWish, takeWish } from './pay-wish.ts'
import { askForCoins, sayWhyNot, type AfterFailure } from './say-why-not.ts'
import { useBuyPlan, type ChosenOffer } from './use-buy-plan.ts'

export interface Purchase {
  readonly isOpen: boolean
  readonly paying: boolean
  open(): void
  close(): void
  pay(offer: ChosenOffer): Promise<void>
  askForCoins(required: Cents, balance: Cents): Promise<void>
}

type Sold = Pick<PlanDetail, 'id' | 'planNo'>

/** A purchase with everything around it: login first, then the sheet, then the page that follows. */
export function usePurchase(id: string, plan: Sold | undefined): Purchase {
  const { step, buy, open, close } = useBuyPlan(plan ?? { id: '', planNo: '' })

  async function pay(offer: ChosenOffer): Promise<void> {
    if (!plan) return
    const ended = await buy(offer)
    if (ended.at === 'bought') {
      close()
      // In the place of the plan, which the result page leads to again.
      return go('PlanDetailPayOkPage', { id: plan.id }, { replace: true })
    }
    if (ended.at !== 'failed') return
    after(await sayWhyNot(ended.failure, plan.planNo, theHost().currency))
  }

  function after(next: AfterFailure): void {
    if (next === 'close') close()
  }
  useWish(id, open)

  return {
    isOpen: step.at === 'choosing' || step.at === 'paying' || step.at === 'failed',
    paying: step.at === 'paying',
    open: () => (isLoggedIn() ? open() : logInToPay()),
    close,
    pay,
    async askForCoins(required, balance) {
      after(await askForCoins({ required, balance }, theHost().currency))
    },
  }
}

// Effects start again when a kept page is shown again, and that is when a visitor comes back.
function useWish(id: string, open: () => void): void {
  const openSheet = useEffectEvent(open)
  useEffect(() => {
    if (!receiveWish(id) && takeWish(id) && isLoggedIn()) openSheet()
  }, [id])
}
