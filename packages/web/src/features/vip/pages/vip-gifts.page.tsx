import { vipGiftEndpoints } from '@linmen/contract/vip/gift.endpoints.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { readPages } from '#kit/read.ts'
import { Card } from '#ui/card/card.tsx'
import { gift as giftGlyph } from '#ui/icon/account.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { giftLabels, giftTime } from '#features/vip/parts/gift-words.ts'
import s from '#features/vip/parts/vip-board.module.css'

export function Page() {
  const query = useInfiniteQuery(readPages(vipGiftEndpoints.listGifts, {}))
  return (
    <PagedList
      title="会员礼包"
      query={query}
      keyOf={({ id }) => id}
      row={(gift) => (
        <Card className={s.gap}>
          <ListRow
            glyph={giftGlyph}
            title={gift.name}
            note={gift.state === 'open' ? giftLabels.open : giftTime(gift)}
            href={hrefTo('GiftDetailPage', { giftId: gift.id })}
          />
        </Card>
      )}
      empty={{
        title: '还没有礼包',
        text: '会员每 30 天可以领一份券包',
        action: { text: '看看会员', href: hrefTo('VipPage') ?? '' },
      }}
    />
  )
}
