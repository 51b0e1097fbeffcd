import { saleRefusals } from '#pay/pay.refusals.ts'
import { refusal } from '#kit/refusal.ts'
import { shape } from '#kit/shapes.ts'
import { text } from '#kit/scalars.ts'

export const interpretationNotFound = refusal('interpretation.not_found', '解读不存在或已下架')
export const interpretationClosed = refusal('interpretation.closed', '比赛已开始，解读不再出售')
const pairGone = refusal('interpretation.pair_gone', '二合一已不可用，请单独购买')

/** In the order in which a purchase checks them. */
export const interpretationPayRefusals = {
  ...interpretationNotFound,
  ...pairGone,
  ...interpretationClosed,
  ...saleRefusals,
}

export const freeUnlockRefusals = {
  ...interpretationNotFound,
  ...refusal('interpretation.not_free', '这篇解读需要付费解锁'),
}

/** In the order in which a rating checks them. */
export const rateRefusals = {
  ...interpretationNotFound,
  ...refusal('interpretation.not_bought', '解锁后才能评价'),
  ...refusal('interpretation.rated', '已经评价过这篇解读'),
}

/** What an expert may not publish, and why. */
export const publishRefusals = {
  ...refusal('interpretation.bad_draft', '内容不符合发布要求', shape({ reason: text() })),
  ...refusal('interpretation.match_begun', '比赛已开始，不能再发布'),
  ...refusal('interpretation.match_unknown', '没有找到这场比赛'),
}
