import { vipGiftEndpoints } from '@linmen/contract/vip/gift.endpoints.ts'
import type { VipGift } from '@linmen/contract/vip/gift.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { notices } from '#kit/notices.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { useScreenParams } from '#kit/shown.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { giftLabels, giftTime } from '#features/vip/parts/gift-words.ts'
import s from '#features/vip/parts/vip-board.module.css'

export function Page() {
  const { giftId } = useScreenParams('GiftDetailPage')
  const gift = useQuery(read(vipGiftEndpoints.gift, { giftId }))
  const { write, busy } = useWrite(vipGiftEndpoints.takeGift)
  const take = async () => {
    if ((await write({ giftId })).ok) notices.toast('已放入优惠券')
  }
  return (
    <PageFrame
      title="礼包详情"
      action={gift.data && <Action gift={gift.data} busy={busy} take={() => void take()} />}
    >
      <Loaded query={gift}>
        {(data) => (
          <>
            <Section title={data.name} fact={giftLabels[data.state]} />
            <Card>
              {data.items.map(({ name, text, count }) => (
                <ListRow key={name} title={name} note={`${text}　${count} 张`} />
              ))}
            </Card>
            <Card className={s.gap}>
              <ListRow title="领取时间" note={giftTime(data)} />
            </Card>
            <Hint>券领取后 30 天内有效，不可转让、不可提现</Hint>
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

function Action({ gift, busy, take }: { gift: VipGift; busy: boolean; take: () => void }) {
  if (gift.state === 'taken')
    return (
      <Button size="l" href={hrefTo('CouponListPage')}>
        去看优惠券
      </Button>
    )
  return (
    <Button size="l" look="gold" busy={busy} disabled={gift.state !== 'open'} onClick={take}>
      {gift.state === 'open' ? '领取礼包' : giftLabels[gift.state]}
    </Button>
  )
}
