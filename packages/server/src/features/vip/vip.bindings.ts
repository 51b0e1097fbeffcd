import type { Binding } from '#kit/binding.ts'
import { bargain, beginBargain, helpBargain, takeBargain } from './bargain.ts'
import { buy } from './buy-vip.ts'
import { canPay, checkBalance } from './can-pay.ts'
import { gift, listGifts, takeGift } from './gifts.ts'
import { joinTrial, sendTrialCode, trialState } from './trial.ts'
import { buyAd, calculatorAd, renewAd } from './vip-ads.ts'
import {
  benefitInfo,
  benefits,
  config,
  info,
  listBenefits,
  listOrders,
  members,
  prices,
} from './vip.reads.ts'

export const vipBindings: Binding[] = [
  ...[info, benefits, benefitInfo, listBenefits, config, prices, members, listOrders],
  ...[buyAd, renewAd, calculatorAd],
  ...[buy, canPay, checkBalance],
  ...[trialState, sendTrialCode, joinTrial],
  ...[listGifts, gift, takeGift],
  ...[bargain, beginBargain, helpBargain, takeBargain],
]
