import type { MessageKind } from '@linmen/contract/message/message.schemas.ts'
import type { HostFeature } from '@linmen/domain/host/host-features.ts'
import { theHost } from '#kit/host.ts'

const ABOUT: Partial<Record<MessageKind, HostFeature>> = {
  officialPlan: 'plans',
  expertPlan: 'plans',
  vip: 'vip',
  coupon: 'coupons',
}

/** Whether the app around us shows what messages of this kind are about. */
export function isKindShown(kind: MessageKind): boolean {
  const feature = ABOUT[kind]
  return feature === undefined || theHost().shows(feature)
}
