import type { ExpertHome } from '@linmen/contract/expert/expert.schemas.ts'
import { amountText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { ExpertRow } from '#features/expert/parts/expert-row.tsx'
import { ExpertRecord } from '#features/expert/parts/expert-record.tsx'
import { expertQueries } from '#features/expert/expert.queries.ts'
import { useMonthSale } from '#features/expert/use-month-sale.tsx'
import { PaySheet, usePurchase } from '#features/sale/parts/public.ts'

/** The order of a month, or its renewal. */
export function Page() {
  const { expertId } = useScreenParams('ExpertPushOrderPage')
  const query = useQuery(expertQueries.home(expertId))
  const saleOf = useMonthSale()
  const { currency } = useHost()
  const goods = query.data && offered(query.data) ? saleOf(offered(query.data)!) : undefined
  const purchase = usePurchase(`push ${expertId}`, goods)
  return (
    <>
      <PageFrame
        title="订阅私推"
        action={
          goods && (
            <Button size="l" busy={purchase.paying} onClick={purchase.open}>
              {query.data?.isSubscribed ? '续订' : '订阅'} {amountText(goods.price, currency)}
            </Button>
          )
        }
      >
        <Loaded query={query} skeleton={<SkeletonCards count={2} />}>
          {(expert) => (
            <>
              <ExpertRow expert={expert} />
              <ExpertRecord expert={expert} />
              <Card>
                <ListRow title="有效期" note="30 天，续订接在当前到期之后" />
                <ListRow title="内容" note="期间发布的全部方案" />
                <ListRow
                  title="价格"
                  note={
                    expert.monthPrice === undefined
                      ? '未开通'
                      : amountText(expert.monthPrice, currency)
                  }
                />
                <ListRow title="订阅协议" href={hrefTo('PushProtocolPage')} />
              </Card>
            </>
          )}
        </Loaded>
        <Hint>到期不自动续费　过往战绩不代表未来</Hint>
      </PageFrame>
      {goods && <PaySheet goods={goods} purchase={purchase} />}
    </>
  )
}

const offered = ({ monthPrice, ...expert }: ExpertHome) =>
  monthPrice === undefined ? null : { expert, price: monthPrice }
