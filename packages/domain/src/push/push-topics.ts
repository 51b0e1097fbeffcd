import type { MessageKind } from '@linmen/contract/message/message.schemas.ts'

export type PushTopic = 'goals' | 'plans' | 'money'

const TOPICS: { readonly [Kind in MessageKind]?: PushTopic } = {
  match: 'goals',
  expertPlan: 'plans',
  order: 'money',
  coupon: 'money',
}

/** Which messages also reach a device; null for those that wait in the centre. */
export const pushTopicOf = (kind: MessageKind): PushTopic | null => TOPICS[kind] ?? null
