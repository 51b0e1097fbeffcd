import type {
  claimRefusals,
  supportRefusals,
} from '@linmen/contract/promotion/campaign.refusals.ts'
import { page, toast, type PolicyFor } from './reaction.ts'

export const promotionPolicy: PolicyFor<typeof claimRefusals & typeof supportRefusals> = {
  'promotion.not_found': toast(),
  'promotion.coming': toast(),
  'promotion.ended': toast(),
  // The page offers the app, where there is one.
  'promotion.host': page,
  'promotion.audience': toast(),
  'promotion.need': toast(),
  'promotion.taken': toast(),
  'promotion.gone': toast(),
  'promotion.team': toast(),
}
