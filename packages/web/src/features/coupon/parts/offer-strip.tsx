import type { OfferedCoupon } from '@linmen/contract/coupon/coupon.schemas.ts'
import { priceText, type Currency } from '@linmen/domain/money/coin-text.ts'
import type { Offer } from '@linmen/domain/pricing/quote.ts'
import { serverNowMs } from '#kit/clock.ts'
import { hrefTo, isOpen } from '#kit/go.ts'
import { chevronRight } from '#ui/icon/basic.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Press } from '#ui/press/press.tsx'
import { SelectTile } from '#ui/select-tile/select-tile.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import {
  cardTitle,
  couponCondition,
  endText,
  tenths,
  whyOff,
} from '#features/coupon/offer-words.ts'
import s from './offer-strip.module.css'

export interface OfferedCard {
  readonly percent: number
  readonly endsAtMs: number | undefined
  readonly usesLeft: number | undefined
}

export interface OfferStripProps {
  readonly usable: readonly OfferedCoupon[]
  readonly unusable: readonly OfferedCoupon[]
  readonly card: OfferedCard | null
  readonly chosen: Offer<OfferedCoupon>
  readonly onChoose: (offer: Offer<OfferedCoupon>) => void
  readonly currency: Currency
  readonly loading: boolean
}

/** Coupons and the card beside a purchase: what can be used first, then the rest with the reason. */
export function OfferStrip(props: OfferStripProps) {
  const { usable, unusable, card, chosen, onChoose, currency, loading } = props
  const count = usable.length + (card ? 1 : 0)
  if (!loading && count + unusable.length === 0) return null
  const nowMs = serverNowMs()
  const isChosen = ({ id }: OfferedCoupon) => typeof chosen === 'object' && chosen.id === id
  return (
    <section aria-label="优惠">
      <header className={s.head}>
        <b className={s.title}>优惠</b>
        {!loading && <OfferCount text={count > 0 ? `${count} 个优惠可用` : '暂无可用'} />}
      </header>
      <div className={s.strip}>
        {loading && <Skeleton width={158} height={72} />}
        {loading && <Skeleton width={158} height={72} />}
        {usable.map((coupon) => (
          <SelectTile
            key={coupon.id}
            className={s.tile}
            selected={isChosen(coupon)}
            onClick={() => onChoose(isChosen(coupon) ? 'none' : coupon)}
          >
            <CouponFace
              coupon={coupon}
              currency={currency}
              note={endText(coupon.validToMs, nowMs)}
            />
          </SelectTile>
        ))}
        {card && (
          <SelectTile
            className={s.tile}
            selected={chosen === 'card'}
            onClick={() => onChoose(chosen === 'card' ? 'none' : 'card')}
          >
            <CardFace card={card} nowMs={nowMs} />
          </SelectTile>
        )}
        {count > 0 && (
          <SelectTile
            className={s.none}
            selected={chosen === 'none' || (chosen === 'card' && !card)}
            onClick={() => onChoose('none')}
          >
            不使用优惠
          </SelectTile>
        )}
        {unusable.map((coupon) => (
          <SelectTile key={coupon.id} className={s.off} selected={false} disabled onClick={nothing}>
            <CouponFace coupon={coupon} currency={currency} note={whyOff(coupon)} />
          </SelectTile>
        ))}
      </div>
    </section>
  )
}

const nothing = () => {}

function CouponFace(props: { coupon: OfferedCoupon; currency: Currency; note: string }) {
  const { coupon, currency, note } = props
  return (
    <>
      <span className={s.worth}>
        {coupon.kind === 'free' ? (
          <span className={s.free}>免费</span>
        ) : (
          <>
            <span>{priceText(coupon.worth)}</span>
            <small className={s.below}>{currency}</small>
          </>
        )}
      </span>
      <Words title={couponCondition(coupon)} notes={[note]} />
    </>
  )
}

function CardFace({ card, nowMs }: { card: OfferedCard; nowMs: number }) {
  const { percent, endsAtMs, usesLeft } = card
  return (
    <>
      <span className={s.worth}>
        <span>
          {tenths(percent)}
          <small className={s.beside}>折</small>
        </span>
      </span>
      <Words
        title={cardTitle(percent)}
        notes={[
          usesLeft === undefined ? '' : `可用 ${usesLeft} 次`,
          endsAtMs === undefined ? '' : endText(endsAtMs, nowMs),
        ]}
      />
    </>
  )
}

const Words = ({ title, notes }: { title: string; notes: readonly string[] }) => (
  <span className={s.words}>
    <b className={s.name}>{title}</b>
    <span className={s.notes}>
      {notes.filter(Boolean).map((note) => (
        <span key={note} className={s.note}>
          {note}
        </span>
      ))}
    </span>
  </span>
)

function OfferCount({ text }: { text: string }) {
  if (!isOpen('CouponListPage')) return <span className={s.count}>{text}</span>
  return (
    <Press className={s.count} href={hrefTo('CouponListPage')}>
      {text}
      <Icon glyph={chevronRight} size={16} />
    </Press>
  )
}
