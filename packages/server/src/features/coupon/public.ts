export { giveBackCard, lockCards, useCard, type Card } from './cards.repo.ts'
export {
  couponsOf,
  giveBackCoupon,
  lockMine,
  spendCoupon,
  type OwnedCoupon,
} from './coupon.repo.ts'
export { offerCoupons, whyNot } from './offer-coupons.ts'
export {
  giveBackLook,
  lockPacks,
  looksLeft,
  nextLook,
  usePack,
  type Look,
  type Pack,
} from './packs.repo.ts'
