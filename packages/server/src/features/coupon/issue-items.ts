import type { CardTerms, CouponTerms, GiftItem } from '@linmen/domain/coupon/gift-item.ts'
import type { Tx } from '#db/port.ts'
import { linkTo, tellMember } from '#features/message/public.ts'
import type { Ports } from '#kit/ports.ts'

export interface Issue {
  readonly memberId: string
  readonly fromMs: number
  readonly toMs: number
}

/** Puts coupons and cards into a member's drawer, and says so. */
export async function issueItems(
  tx: Tx,
  ports: Pick<Ports, 'ids' | 'hub'>,
  items: readonly GiftItem[],
  issue: Issue,
): Promise<void> {
  const { ids } = ports
  for (const item of items) {
    if ('card' in item) await issueCard(tx, ids.next('dc'), item.card, issue)
    else
      for (let at = 0; at < item.count; at += 1)
        await issueCoupon(tx, ids.next('cp'), item.coupon, issue)
  }
  await tellMember(
    tx,
    { ports, nowMs: issue.fromMs },
    {
      memberId: issue.memberId,
      kind: 'coupon',
      title: '优惠券已到账',
      text: items.map(wordsOf).join('，'),
      link: linkTo.coupons,
    },
  )
}

const wordsOf = (item: GiftItem) =>
  'card' in item ? `${item.card.name} ${item.card.uses} 次` : `${item.coupon.name} ${item.count} 张`

const issueCoupon = (tx: Tx, id: string, terms: CouponTerms, { memberId, fromMs, toMs }: Issue) =>
  tx
    .insertInto('coupon')
    .values({
      ...terms,
      id,
      member_id: memberId,
      valid_from_ms: fromMs,
      valid_to_ms: toMs,
      expert_level: null,
      expert_id: null,
      origin: 'system',
      order_id: null,
      created_at_ms: fromMs,
    })
    .execute()

const issueCard = (tx: Tx, id: string, terms: CardTerms, { memberId, fromMs, toMs }: Issue) =>
  tx
    .insertInto('discount_card')
    .values({
      id,
      member_id: memberId,
      name: terms.name,
      percent: terms.percent,
      uses_left: terms.uses,
      valid_to_ms: toMs,
      created_at_ms: fromMs,
    })
    .execute()
