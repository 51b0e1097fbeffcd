import type { MovementKind } from '@linmen/contract/wallet/wallet.schemas.ts'

interface Words {
  readonly kind: MovementKind
  readonly title: string
}

/** Events of the books as a member reads them. What is sold or refunded ends alike, whatever it is. */
const EVENTS: readonly (readonly [RegExp, Words])[] = [
  [/^charge\.paid$/, { kind: 'charged', title: '充值' }],
  [/^charge\.refunded$/, { kind: 'other', title: '充值原路退回' }],
  [/^charge\.refundFailed$/, { kind: 'returned', title: '退款未成功，已退回' }],
  [/^pack\.looked$/, { kind: 'bought', title: '套餐查看' }],
  [/^plan\.sold$/, { kind: 'bought', title: '购买方案' }],
  [/^setMeal\.sold$/, { kind: 'bought', title: '购买套餐' }],
  [/^interpretation\.sold$/, { kind: 'bought', title: '购买解读' }],
  [/^vip\.sold$/, { kind: 'bought', title: '开通会员' }],
  [/\.sold$/, { kind: 'bought', title: '购买' }],
  [/\.refunded$/, { kind: 'refunded', title: '退款' }],
  [/^lot\.ended$/, { kind: 'ended', title: '赠送金币到期' }],
  [/^share\.settled$/, { kind: 'earned', title: '方案分成到账' }],
  [/^share\.returned$/, { kind: 'other', title: '分成退回' }],
  [/^partner\.earned$/, { kind: 'earned', title: '合作收益' }],
  [/^withdrawal\.requested$/, { kind: 'withdrawing', title: '提现' }],
  [/^withdrawal\.(?:rejected|cancelled|failed)$/, { kind: 'returned', title: '提现退回' }],
  [/^redpacket\.drawn$/, { kind: 'given', title: '红包' }],
  [/^(?:gift|redPacket|red_packet|rp)\b/, { kind: 'given', title: '赠送金币' }],
]

/** The same books as the expert reads them whose share it is. */
const SHARE_EVENTS: readonly (readonly [RegExp, string])[] = [
  [/^share\.settled$/, '分成到账'],
  [/^share\.returned$/, '分成退回'],
  [/\.restored$/, '赛果更正，补回分成'],
  [/\.unrestored$/, '赛果更正，撤回补发'],
  [/\.refunded$/, '售出已退款'],
  [/(?:\.sold|\.looked)$/, '售出'],
]

/** What only the house reads. */
const HOUSE_EVENTS: readonly (readonly [RegExp, string])[] = [
  [/^charge\.refundArrived$/, '充值退款已到账'],
  [/^model\.sold$/, '购买模型'],
  [/^subscription\.sold$/, '购买包月私推'],
  [/^pack\.expired$/, '套餐到期，余次转为收入'],
  [/^vip\.earned$/, '会员费按天转为收入'],
  [/^withdrawal\.sent$/, '提现已提交渠道'],
  [/^withdrawal\.arrived$/, '提现已到账'],
  [/^withdrawal\.failed$/, '提现未成功，已退回'],
  [/^withdrawal\.rejected$/, '提现驳回，已退回'],
  [/^withdrawal\.cancelled$/, '提现撤回，已退回'],
  [/\.restored$/, '赛果更正，补回分成'],
  [/\.unrestored$/, '赛果更正，撤回补发'],
]

export const shareWords = (event: string): string =>
  SHARE_EVENTS.find(([pattern]) => pattern.test(event))?.[1] ?? '分成变动'

/** What a movement is called. One nobody has named yet still says that the balance changed. */
export const movementWords = (event: string): Words =>
  EVENTS.find(([pattern]) => pattern.test(event))?.[1] ?? { kind: 'other', title: '余额变动' }

/** The same event in the books of the house. One without a name is told as it is written. */
export const journalWords = (event: string): string =>
  HOUSE_EVENTS.find(([pattern]) => pattern.test(event))?.[1] ??
  EVENTS.find(([pattern]) => pattern.test(event))?.[1].title ??
  event
