import type { redPacketRefusals } from '@linmen/contract/red-packet/red-packet.refusals.ts'
import type { trialRefusals } from '@linmen/contract/vip/vip.refusals.ts'
import { login, page, toast, type PolicyFor } from './reaction.ts'

/** The rain itself shows that a goal is done with. */
export const redPacketPolicy: PolicyFor<typeof redPacketRefusals> = {
  '101': page,
  '1007': page,
  '1008': page,
}

export const trialPolicy: PolicyFor<typeof trialRefusals> = {
  noLogin: login,
  '1010': page,
  'vip.trial_over': toast(),
}
