import type { HeldCoupon } from '@linmen/contract/coupon/coupon.schemas.ts'
import * as texts from '@linmen/contract/texts.ts'
import { expiresSoon } from '@linmen/domain/coupon/coupon-usability.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { serverNowMs } from '#kit/clock.ts'
import { useHost } from '#kit/host.ts'
import { Button } from '#ui/button/button.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { Ticket, TicketLine } from '#ui/ticket/ticket.tsx'
import { couponGoods, couponTime, couponTitle } from '#features/coupon/coupon-words.ts'
import { couponCondition } from '#features/coupon/offer-words.ts'

export interface HeldTicketProps {
  readonly coupon: HeldCoupon
  /** Where it can be spent; left out when nothing it pays for is on sale here. */
  readonly use?: { href?: string; onClick?: () => void }
}

/** One coupon of the drawer: what it is worth, for what, until when, and what became of it. */
export function HeldTicket({ coupon, use }: HeldTicketProps) {
  const { currency } = useHost()
  const nowMs = serverNowMs()
  const free = coupon.kind === 'free'
  const rests = coupon.state !== 'usable' || coupon.why !== undefined
  return (
    <Ticket
      off={rests}
      figure={free ? '免费' : priceText(coupon.worth)}
      {...(!free && { unit: coupon.category === 'charge' ? '元' : currency })}
      under={couponCondition(coupon)}
      title={
        <>
          {couponTitle(coupon)}
          {!rests && expiresSoon(coupon, nowMs) && <Tag tone="red">{texts.couponEndsSoon}</Tag>}
        </>
      }
      {...(coupon.reason !== undefined && { reason: coupon.reason })}
      trail={<Trail coupon={coupon} rests={rests} use={use} />}
    >
      <TicketLine>{couponGoods(coupon)}</TicketLine>
      <TicketLine>{couponTime(coupon, nowMs)}</TicketLine>
      {coupon.paidFor !== undefined && <TicketLine>用于 {coupon.paidFor}</TicketLine>}
    </Ticket>
  )
}

function Trail({ coupon, rests, use }: HeldTicketProps & { rests: boolean }) {
  if (coupon.state === 'used') return <Tag tone="outline">已使用</Tag>
  if (coupon.state === 'expired') return <Tag tone="outline">已过期</Tag>
  if (rests || !use) return null
  return (
    <Button size="s" label={`去使用${couponTitle(coupon)}`} {...use}>
      去使用
    </Button>
  )
}
