import type {
  messageNotFound,
  messageSettingFixed,
} from '@linmen/contract/message/message.refusals.ts'
import type { RefusalsOf } from '@linmen/contract'
import type { pushEndpoints } from '@linmen/contract/push/push.endpoints.ts'
import { toast, type PolicyFor } from './reaction.ts'

export const messagePolicy: PolicyFor<
  typeof messageNotFound & typeof messageSettingFixed & RefusalsOf<typeof pushEndpoints.subscribe>
> = {
  'message.not_found': toast(),
  'message.setting_fixed': toast(),
  'push.address': toast(),
}
