import type { Cents } from '@linmen/contract'

/** Two together cost what the dearer one costs alone. */
export const togetherPrice = (one: Cents, other: Cents): Cents => (one > other ? one : other)

interface OfPair {
  readonly expertId: string
  readonly matchId: string
  readonly price: Cents
}

/** Why two cannot be sold together, or null. */
export function pairFault(one: OfPair, other: OfPair): string | null {
  if (one.expertId !== other.expertId) return '二合一只能由同一位专家发布'
  if (one.matchId === other.matchId) return '二合一应是两场不同的比赛'
  if (one.price === 0 || other.price === 0) return '免费内容不需要二合一'
  return null
}

/** What the rule says to a reader. */
export const TWO_FOR_ONE_RULES = [
  '同一位专家的两篇解读，一次解锁，只付较贵一篇的价格',
  '两场比赛都未开赛时可以合买；已单独解锁其中一篇的，不再合买',
  '可以使用优惠券、折扣卡，规则与单篇相同，不叠加',
  '任意一场取消，或延期超过 36 小时，全额退回',
] as const
