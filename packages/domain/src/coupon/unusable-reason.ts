import type { UnusableWord } from '@linmen/contract/coupon/coupon.schemas.ts'
import { priceText } from '#money/coin-text.ts'
import type { Coupon } from './coupon-usability.ts'

const REASONS: Record<Exclude<UnusableWord, 'amount'>, string> = {
  platform: '限其他客户端',
  not_yet_valid: '未到使用时间',
  expired: '已过期',
  expert_level: '限其他等级专家',
  expert: '限其他专家',
  category: '不适用于此内容',
  used: '已使用',
  not_owned: '没有这张优惠券',
}

/** Why a coupon cannot pay, in the few words that fit on its tile. */
export function unusableReason(
  why: UnusableWord,
  coupon: Pick<Coupon, 'kind' | 'threshold'>,
): string {
  if (why !== 'amount') return REASONS[why]
  const threshold = priceText(coupon.threshold)
  return coupon.kind === 'free' ? `限 ${threshold} 金币以内` : `满 ${threshold} 可用`
}
