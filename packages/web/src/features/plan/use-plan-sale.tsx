import { NO_OFFER, payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import type { PlanDetail } from '@linmen/contract/plan/plan.schemas.ts'
import { call } from '#kit/call.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { useSaleWrite, type ChosenOffer, type ForSale } from '#features/sale/parts/public.ts'
import { marketText, subjectText } from './plan-words.ts'

/** Without a word a card is used; `0` is nothing at all. */
function couponOf(offer: ChosenOffer): { couponId?: string } {
  if (offer === 'card') return {}
  return { couponId: offer === 'none' ? NO_OFFER : offer.id }
}

/** A plan as the sheet sells it. */
export function usePlanSale(): (plan: PlanDetail) => ForSale {
  const pay = useSaleWrite(planEndpoints.pay)
  const payWithCoupon = useSaleWrite(planEndpoints.payWithCoupon)
  return (plan) => {
    const { id, planNo, price, expert, inSetMeals, sport } = plan
    return {
      kind: 'plan',
      price,
      heading: '解锁方案',
      face: <Avatar id={expert.id} url={expert.avatar} size={40} />,
      title: subjectText(plan),
      note: `${marketText(plan, sport)}方案　含选项与理由`,
      terms: '除比赛取消或不中退外，内容付费后不退　量力而行',
      expertId: expert.id,
      coupons: { planId: id },
      looks: { inSetMeals, sport },
      send: (offer) => {
        if (offer === 'card') return pay({ id })
        if (offer === 'none') return pay({ id, withoutOffer: true })
        return payWithCoupon({ planNo, couponId: offer.id })
      },
      ask: async () => (await call(payEndpoints.checkComplete, { planNo })).status,
      // In the place of the plan, which the result page leads to again.
      onBought: (_receipt, redirect) =>
        redirect.go('PlanDetailPayOkPage', { id }, { replace: true }),
      onShort: ({ required, balance }, offer, redirect) =>
        redirect.go('PlanDetailPayChargePage', {
          ...{ price: required, planNo, planId: id, balance },
          ...couponOf(offer),
        }),
      onBroken: (errorMsg, redirect) => redirect.go('PlanDetailPayErrorPage', { errorMsg, planNo }),
    }
  }
}
