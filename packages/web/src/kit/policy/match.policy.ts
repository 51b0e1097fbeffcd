import type { gatewayRefusals } from '@linmen/contract'
import type { favouriteRefusals } from '@linmen/contract/favourite/favourite.refusals.ts'
import type { deviceUnknown, matchNotFound } from '@linmen/contract/match/match.refusals.ts'
import { toast, type PolicyFor } from './reaction.ts'

export const matchPolicy: PolicyFor<typeof matchNotFound & typeof deviceUnknown> = {
  'match.not_found': toast(),
  uuid_error: toast(),
}

export const favouritePolicy: PolicyFor<typeof favouriteRefusals> = {
  'favourite.not_found': toast(),
  'favourite.full': toast(),
}

export const gatewayPolicy: PolicyFor<typeof gatewayRefusals> = {
  'match.not_found': toast(),
  'league.not_found': toast(),
  'team.not_found': toast(),
  'player.not_found': toast(),
  'lottery.no_issue': toast(),
  'source.interrupted': toast(),
}
