import type { InterpretationSummary } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { play } from '#ui/icon/match.ts'
import { Press } from '#ui/press/press.tsx'
import { PriceTag } from '#ui/price-tag/price-tag.tsx'
import { clockText } from '#features/interpretation/parts/public.ts'
import s from './video-card.module.css'

/** A film in a list: its poster, how long it is, who speaks and what it costs. */
export const VideoCard = ({ item }: { item: InterpretationSummary }) => (
  <article className={s.card}>
    <Press href={hrefTo('VideoJieduList', { id: item.id, pageType: 3 })} className={s.open}>
      <span className={s.poster}>
        {item.poster && <img src={item.poster} alt="" loading="lazy" className={s.picture} />}
        <span className={s.play}>
          <Icon glyph={play} size={22} />
        </span>
        <span className={s.length}>{clockText(item.seconds ?? 0)}</span>
      </span>
      <span className={s.about}>
        <b className={s.title}>{item.title}</b>
        <span className={s.facts}>
          {item.expert.name}　{item.match.home} vs {item.match.away}　{item.buyers} 人已看
        </span>
      </span>
    </Press>
    <span className={s.price}>
      <FilmPrice item={item} />
    </span>
  </article>
)

function FilmPrice({ item }: { item: InterpretationSummary }) {
  const { currency } = useHost()
  if (item.owned) return <PriceTag kind="owned" text="已解锁" />
  if (item.price === 0) return <PriceTag kind="free" />
  if (item.state !== 'onSale') return <PriceTag kind="closed" text="已开赛" />
  return <PriceTag amount={priceText(item.price)} unit={currency} />
}
