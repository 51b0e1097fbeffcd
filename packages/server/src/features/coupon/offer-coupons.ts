import type {
  CouponCategory,
  HeldCoupon,
  OfferedCoupon,
  UnusableWord,
} from '@linmen/contract/coupon/coupon.schemas.ts'
import { usableCoupons } from '@linmen/domain/coupon/best-coupon.ts'
import {
  couponRests,
  couponUnusable,
  type Purchase,
} from '@linmen/domain/coupon/coupon-usability.ts'
import { unusableReason } from '@linmen/domain/coupon/unusable-reason.ts'
import type { OwnedCoupon } from './coupon.repo.ts'

/** Why this coupon cannot pay here, or null. A spent one or one for other goods is refused before its conditions. */
export function whyNot(
  coupon: OwnedCoupon,
  goods: CouponCategory,
  purchase: Purchase,
): UnusableWord | null {
  if (coupon.used) return 'used'
  if (coupon.category !== 'general' && coupon.category !== goods) return 'category'
  return couponUnusable(coupon, purchase)
}

/** Coupons beside a purchase: those that can pay first, the best of them on top. */
export function offerCoupons(
  coupons: readonly OwnedCoupon[],
  goods: CouponCategory,
  purchase: Purchase,
): OfferedCoupon[] {
  const checked = coupons.map((coupon) => ({ coupon, why: whyNot(coupon, goods, purchase) }))
  const usable = checked.filter(({ why }) => why === null).map(({ coupon }) => coupon)
  return [
    ...usableCoupons(usable, purchase).map((coupon) => ({ ...shown(coupon), usable: true })),
    ...checked
      .flatMap(({ coupon, why }) =>
        why ? [{ ...shown(coupon), usable: false, why, reason: unusableReason(why, coupon) }] : [],
      )
      // What has ended is of no use to anybody: it comes last.
      .toSorted((a, b) => Number(a.why === 'expired') - Number(b.why === 'expired')),
  ]
}

/** A coupon as its owner sees it, with the reason where it rests for now. */
export function heldCoupon(
  coupon: OwnedCoupon,
  place: Pick<Purchase, 'platform' | 'atMs'>,
): HeldCoupon {
  const state = stateOf(coupon, place.atMs)
  const why = state === 'usable' ? couponRests(coupon, place) : null
  return {
    ...shown(coupon),
    state,
    ...(why && { why, reason: unusableReason(why, coupon) }),
  }
}

export function stateOf(coupon: OwnedCoupon, nowMs: number): HeldCoupon['state'] {
  if (coupon.used) return 'used'
  return coupon.validToMs < nowMs ? 'expired' : 'usable'
}

const shown = ({ used: _used, orderId: _orderId, platforms, ...coupon }: OwnedCoupon) => ({
  ...coupon,
  platforms: [...platforms],
})
