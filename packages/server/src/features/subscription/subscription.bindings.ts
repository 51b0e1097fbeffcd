import type { Binding } from '#kit/binding.ts'
import { subscribe } from './subscribe.ts'
import {
  listExpiring,
  listPushedToday,
  listSubscribable,
  listSubscribed,
} from './subscription.reads.ts'

export const subscriptionBindings: Binding[] = [
  subscribe,
  listSubscribable,
  listSubscribed,
  listPushedToday,
  listExpiring,
]
