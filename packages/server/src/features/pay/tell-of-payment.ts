import type { Cents } from '@linmen/contract'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import type { Tx } from '#db/port.ts'
import { linkTo, tellMember, type Telling } from '#features/message/public.ts'
import type { Payment } from './payment.repo.ts'

/** Coins may come long after the buyer left the page that waited for them. */
export const tellOfCharge = (tx: Tx, telling: Telling, payment: Payment, bonus: Cents) =>
  tellMember(tx, telling, {
    memberId: payment.member_id,
    kind: 'order',
    title: '充值已到账',
    text:
      bonus > 0
        ? `${priceText(payment.amount)} 金币已到账，另赠 ${priceText(bonus)} 金币`
        : `${priceText(payment.amount)} 金币已到账`,
    link: linkTo.screen('JinbiDetailPage'),
    once: `charged:${payment.id}`,
  })

/** Paid for something that cannot be sold any more: nothing is lost, and the buyer hears where it is. */
export const tellOfKept = (tx: Tx, telling: Telling, payment: Payment) =>
  tellMember(tx, telling, {
    memberId: payment.member_id,
    kind: 'order',
    title: '支付已转为金币',
    text: `${payment.subject}已不能购买，支付的 ${priceText(payment.amount)} 元已转为金币，留在你的钱包里`,
    link: linkTo.screen('JinbiDetailPage'),
    once: `kept:${payment.id}`,
  })
