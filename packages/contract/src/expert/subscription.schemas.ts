import { named, optional, type House } from '#kit/codec.ts'
import { coins, flag, id, int, moment, words } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { listedExpert } from './expert.schemas.ts'

/** An expert whose private push can be subscribed to. */
export const subscribableExpert = shape({
  expert: named('expertInfo', listedExpert),
  price: coins,
  days: named('expireDays', int({ min: 1, max: 3650 })),
  subscribers: named('rssCount', int()),
  /** When the caller's own subscription ends. */
  endsAtMs: named('endTime', optional(moment)),
})
export type SubscribableExpert = House<typeof subscribableExpert>

/** One of the caller's subscriptions. */
export const ownSubscription = shape({
  id: named('rssId', id),
  expert: named('expertInfo', listedExpert),
  startsAtMs: named('startTime', moment),
  endsAtMs: named('endTime', moment),
  price: coins,
  isRunning: named('isValid', flag),
  /** Plans published while it ran. */
  pushed: named('pushCount', int()),
})
export type OwnSubscription = House<typeof ownSubscription>

export const subscriptionStage = words({ all: 0, running: 1, ended: 2 })
