import { flag, id, optional, shape, text, type House } from '@linmen/contract'
import type { MessageKind } from '#jobs/outbox.ts'

const payload = shape({
  subscriptionId: id,
  memberId: id,
  title: text({ max: 100 }),
  body: text({ max: 300 }),
  /** A place in the app. */
  address: text({ max: 500 }),
  /** A later one with the same tag takes its place. */
  tag: text({ max: 100 }),
  urgent: optional(flag),
})
export type PushMessage = House<typeof payload>

/** One notification for one browser. */
export const pushMessage: MessageKind<PushMessage> = { kind: 'push', payload }
