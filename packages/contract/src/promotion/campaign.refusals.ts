import { refusal } from '#kit/refusal.ts'

export const campaignNotFound = refusal('promotion.not_found', '没有这个活动')

/** In the order in which a claim is checked. */
export const claimRefusals = {
  ...campaignNotFound,
  ...refusal('promotion.coming', '活动还没开始'),
  ...refusal('promotion.ended', '活动已结束'),
  ...refusal('promotion.host', '请前往APP参与'),
  ...refusal('promotion.audience', '您不在本次活动的参与范围'),
  ...refusal('promotion.need', '还没有达到领取条件'),
  ...refusal('promotion.taken', '已经领过了'),
  ...refusal('promotion.gone', '已经领完了'),
}
export const supportRefusals = {
  ...campaignNotFound,
  ...refusal('promotion.coming', '活动还没开始'),
  ...refusal('promotion.ended', '活动已结束'),
  ...refusal('promotion.team', '没有这支球队'),
}
