import { typedCodeRefusals } from '#auth/code.refusals.ts'
import { loginLost } from '#coupon/coupon.refusals.ts'
import { refusal } from '#kit/refusal.ts'
import { moment } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { saleRefusals } from '#pay/pay.refusals.ts'
import * as texts from '#texts.ts'

const trialOver = refusal('vip.trial_over', '体验只有一次，您已经是过会员')

/** The first two still show the way to a trial; any other refusal hides it. */
export const trialRefusals = {
  ...loginLost,
  ...refusal('1010', '还没有领取体验'),
  ...trialOver,
}
export const trialSendRefusals = {
  ...trialOver,
  ...refusal('check_error', texts.sliderFailed),
  ...refusal('code.wait', texts.codeWait, shape({ retryAfterMs: moment })),
}
export const trialJoinRefusals = { ...trialOver, ...typedCodeRefusals }

export const vipPriceNotFound = refusal('vip.not_found', '会员套餐不存在或已下架')
export const vipPayRefusals = { ...vipPriceNotFound, ...saleRefusals }
export const notYourVip = refusal('vip.not_yours', '只能查看自己的会员订单')

export const giftNotFound = refusal('gift.not_found', '没有这份礼包')
export const giftRefusals = {
  ...giftNotFound,
  ...refusal('gift.waiting', '还没到领取时间'),
  ...refusal('gift.missed', '这份礼包已过领取期'),
}

export const bargainNotFound = refusal('bargain.not_found', '没有这次砍价')
export const bargainRefusals = {
  ...bargainNotFound,
  ...refusal('bargain.closed', '这次砍价已经结束'),
  ...refusal('bargain.own', '不能给自己砍价'),
  ...refusal('bargain.full', '已经砍到最低价'),
  ...refusal('bargain.nothing', '还没有人帮忙砍价'),
}
