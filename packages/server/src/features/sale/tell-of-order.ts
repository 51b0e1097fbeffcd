import type { MessageLink } from '@linmen/contract/message/message.schemas.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import type { Quote } from '@linmen/domain/pricing/quote.ts'
import { goodsRule, type GoodsKind } from '@linmen/domain/sale/goods.ts'
import type { Tx } from '#db/port.ts'
import { linkTo, tellMember, type Telling } from '#features/message/public.ts'
import type { SaleOrder } from './sale-order.repo.ts'

interface Sold {
  readonly orderId: string
  readonly buyerId: string
  readonly goods: { readonly kind: GoodsKind; readonly id: string; readonly title: string }
  readonly quote: Pick<Quote, 'kind' | 'pay'>
}

/** The buyer hears what was paid, and finds the thing again. */
export const tellOfSale = (tx: Tx, telling: Telling, { orderId, buyerId, goods, quote }: Sold) =>
  tellMember(tx, telling, {
    memberId: buyerId,
    kind: 'order',
    title: `已购买${goodsRule(goods.kind).name}`,
    text:
      quote.kind === 'setMeal'
        ? `${goods.title}，用套餐打开`
        : `${goods.title}，支付 ${priceText(quote.pay)} 金币`,
    ...linkOf(goods.kind, goods.id),
    once: `bought:${orderId}`,
  })

/** Whoever paid hears that everything came back. */
export const tellOfRefund = (tx: Tx, telling: Telling, order: SaleOrder, reason: string) =>
  tellMember(tx, telling, {
    memberId: order.member_id,
    kind: 'order',
    title: '已全额退回',
    text: order.pack_id
      ? `${order.title}，套餐次数已退回。原因：${reason}`
      : `${order.title}，${priceText(order.pay)} 金币已退回。原因：${reason}`,
    ...linkOf(order.goods_kind, order.goods_id),
    once: `refunded:${order.id}`,
  })

// What is not named here is found among one's orders.
const LINKS: Partial<Record<GoodsKind, (id: string) => MessageLink>> = {
  plan: linkTo.plan,
  interpretation: linkTo.interpretation,
  setMeal: () => linkTo.screen('SetMealRecord'),
  vip: () => linkTo.screen('VipOrderListPage'),
}

function linkOf(kind: GoodsKind, id: string): { link?: MessageLink } {
  const link = LINKS[kind]?.(id)
  return link ? { link } : {}
}
