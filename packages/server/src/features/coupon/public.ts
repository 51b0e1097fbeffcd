export { cardsOf, giveBackCard, lockCards, useCard, type Card } from './cards.repo.ts'
export {
  couponsEnding,
  couponsOf,
  giveBackCoupon,
  lockMine,
  spendCoupon,
  type CouponFilter,
  type OwnedCoupon,
} from './coupon.repo.ts'
export { addCode, codeOf, endCode } from './coupon-code.repo.ts'
export { couponCodeTable } from './coupon-code-table.ts'
export { offerCoupons, whyNot } from './offer-coupons.ts'
export { issueItems, type Issue } from './issue-items.ts'
