import { subscriptionEndpoints } from '@linmen/contract/expert/subscription.endpoints.ts'
import { endOf } from '@linmen/domain/sale/set-meal.ts'
import { command } from '#kit/command.ts'
import { addSubscription, runningUntil } from '#features/expert/public.ts'
import { onSale, sell, type CatalogueItem, type Goods } from '#features/sale/public.ts'

/** A month on the price list, and when it would begin for this buyer. */
export interface Month extends CatalogueItem {
  readonly startsAtMs: number
}

/** One month of an expert's private push. Every purchase is a month of its own, after the running one. */
export const monthGoods: Goods<Month> = {
  kind: 'subscription',
  about: (month) => ({ id: month.id, title: month.name, expertId: month.expert_id }),
  price: (month) => month.price,
  grants: (month, { id }) => ({
    itemId: id,
    startsAtMs: month.startsAtMs,
    endsAtMs: endOf(month.startsAtMs, month.days!),
  }),
  deliver: (tx, month, order) =>
    addSubscription(tx, {
      id: order.id,
      member_id: order.member_id,
      expert_id: month.expert_id!,
      starts_at_ms: month.startsAtMs,
      ends_at_ms: endOf(month.startsAtMs, month.days!),
      price: order.pay,
      created_at_ms: order.created_at_ms,
    }),
}

export const subscribe = command(
  subscriptionEndpoints.subscribe,
  async (tx, { expertId }, call) => {
    const { actor, nowMs, refuse } = call
    const months = await onSale(tx, 'subscription')
    const month = months.find((each) => each.expert_id === expertId)
    if (!month) return refuse('subscription.not_found', {})
    if (actor.id === expertId) refuse('subscription.closed', {})
    const until = (await runningUntil(tx, actor.id, [expertId], nowMs)).get(expertId)
    return sell(tx, monthGoods, { ...month, startsAtMs: until ?? nowMs }, 'none', call)
  },
)
