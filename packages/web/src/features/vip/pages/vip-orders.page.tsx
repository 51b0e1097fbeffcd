import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import type { VipOrder } from '@linmen/contract/vip/vip.schemas.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { amountText } from '@linmen/domain/money/coin-text.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { readPages } from '#kit/read.ts'
import { Card } from '#ui/card/card.tsx'
import { Tag, type TagTone } from '#ui/tag/tag.tsx'
import s from '#features/vip/parts/order-row.module.css'

export function Page() {
  const query = useInfiniteQuery(readPages(vipEndpoints.listOrders, {}))
  return (
    <PagedList
      title="会员订单"
      query={query}
      keyOf={({ id }) => id}
      row={(order) => <Order order={order} />}
      empty={{
        title: '还没有会员订单',
        text: '开通或体验后，记录就在这里',
        action: { text: '看看会员', href: hrefTo('VipPage') ?? '' },
      }}
    />
  )
}

const STATES: Record<VipOrder['state'], [text: string, tone: TagTone]> = {
  waiting: ['待生效', 'blue'],
  current: ['使用中', 'volt'],
  refunded: ['已退款', 'outline'],
  over: ['已结束', 'outline'],
}

function Order({ order }: { order: VipOrder }) {
  const { currency } = useHost()
  const [text, tone] = STATES[order.state]
  return (
    <Card padded as="article" className={s.order} label={order.name}>
      <p className={s.head}>
        <b>{order.name}</b>
        <Tag tone={tone}>{text}</Tag>
      </p>
      <p className={s.line}>
        {beijingDay(order.startsAtMs)} 至 {beijingDay(order.endsAtMs)}
      </p>
      <p className={s.line}>
        {beijingDay(order.createdAtMs)} 下单
        <span>{order.paid === undefined ? '免费体验' : amountText(order.paid, currency)}</span>
      </p>
    </Card>
  )
}
