import type {
  bargainRefusals,
  giftRefusals,
  notYourVip,
  vipPriceNotFound,
} from '@linmen/contract/vip/vip.refusals.ts'
import { page, toast, type PolicyFor } from './reaction.ts'

export const vipPolicy: PolicyFor<
  typeof vipPriceNotFound & typeof notYourVip & typeof giftRefusals & typeof bargainRefusals
> = {
  'vip.not_found': page,
  'vip.not_yours': toast(),
  'gift.not_found': toast(),
  'gift.waiting': toast(),
  'gift.missed': toast(),
  'bargain.not_found': toast(),
  'bargain.closed': toast(),
  'bargain.own': toast(),
  'bargain.full': toast(),
  'bargain.nothing': toast(),
}
