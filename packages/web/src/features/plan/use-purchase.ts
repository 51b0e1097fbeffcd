import type { PlanDetail } from '@linmen/contract/plan/plan.schemas.ts'
import { go } from '#kit/go.ts'
import { theHost } from '#kit/host.ts'
import { isLoggedIn } from '#kit/session.ts'
import { goToLogin } from '#kit/login-trip.ts'
import { navigation } from '#kit/navigation.ts'
import { sayWhyNot } from './say-why-not.ts'
import { useBuyPlan } from './use-buy-plan.ts'

export interface Purchase {
  readonly isOpen: boolean
  readonly paying: boolean
  open(): void
  close(): void
  pay(couponId: string | null): Promise<void>
}

/** A purchase with everything around it: login first, then the sheet, then the page that follows. */
export function usePurchase(plan: Pick<PlanDetail, 'id' | 'planNo'> | undefined): Purchase {
  const { step, buy, open, close } = useBuyPlan(plan ?? { id: '', planNo: '' })

  async function pay(couponId: string | null): Promise<void> {
    if (!plan) return
    const ended = await buy(couponId)
    if (ended.at === 'bought') {
      close()
      return go('PlanDetailPayOkPage', { id: plan.id, amount: ended.receipt.amount })
    }
    if (ended.at !== 'failed') return
    if ((await sayWhyNot(ended.failure, plan.planNo, theHost().currency)) === 'close') close()
  }

  return {
    isOpen: step.at === 'choosing' || step.at === 'paying' || step.at === 'failed',
    paying: step.at === 'paying',
    open: () => (isLoggedIn() ? open() : goToLogin(navigation.here())),
    close,
    pay,
  }
}
