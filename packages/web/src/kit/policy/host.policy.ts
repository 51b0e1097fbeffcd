import type {
  hostNotConnected,
  microblogFailed,
  shoppingFailed,
  weatherFailed,
} from '@linmen/contract/host/host.refusals.ts'
import { page, type PolicyFor } from './reaction.ts'

/** The door itself says what went wrong, and shows another way in. */
export const hostPolicy: PolicyFor<
  typeof hostNotConnected & typeof microblogFailed & typeof shoppingFailed & typeof weatherFailed
> = {
  'host.not_connected': page,
  'host.microblog_failed': page,
  'host.sign_wrong': page,
  'host.ticket_wrong': page,
}
