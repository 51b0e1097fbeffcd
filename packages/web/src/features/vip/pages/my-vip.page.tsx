import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import type { VipInfo } from '@linmen/contract/vip/vip.schemas.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { levelName, stateName } from '@linmen/domain/vip/tiers.ts'
import { useQuery } from '@tanstack/react-query'
import { serverNowMs } from '#kit/clock.ts'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { gift, ticket } from '#ui/icon/account.ts'
import { list } from '#ui/icon/page.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { standing } from '#features/vip/vip-words.ts'
import s from '#features/vip/parts/vip-board.module.css'

export function Page() {
  const info = useQuery(read(vipEndpoints.info, {}))
  const runs = info.data && info.data.level !== 'none' && info.data.state !== 'expired'
  return (
    <PageFrame
      title="我的会员"
      action={
        <Button look="gold" size="l" href={hrefTo('VipPage')}>
          {runs ? '续费' : '开通会员'}
        </Button>
      }
    >
      <Loaded query={info}>{(data) => <Standing info={data} />}</Loaded>
      <Card className={s.gap}>
        <ListRow glyph={gift} title="会员礼包" href={hrefTo('VipGiftListPage')} />
        <ListRow glyph={list} title="会员订单" href={hrefTo('VipOrderListPage')} />
        <ListRow glyph={ticket} title="优惠券" href={hrefTo('CouponListPage')} />
      </Card>
    </PageFrame>
  )
}

function Standing({ info }: { info: VipInfo }) {
  const none = info.level === 'none'
  return (
    <Card className={s.gap}>
      <ListRow title="会员" note={levelName(info.level)} />
      <ListRow title="状态" note={none ? '未开通' : stateName(info.state)} />
      {info.startsAtMs !== undefined && <ListRow title="开始" note={beijingDay(info.startsAtMs)} />}
      {!none && <ListRow title="时间" note={standing(info, serverNowMs())} />}
      {!none && <ListRow title="已过" note={`${info.elapsed}%`} />}
    </Card>
  )
}
