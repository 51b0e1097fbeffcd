export { boughtPacks } from './bought-packs.ts'
export { findOnSale, onSale, putOnSale, type CatalogueItem } from './catalogue.repo.ts'
export {
  beginDirectSale,
  closeDirectSale,
  completeDirectSale,
  lockForDirectSale,
  soldDirectly,
  type BegunSale,
  type DirectGoods,
} from './direct-sale.ts'
export { boughtBy, buyersOf, buyersPage, ownedAmong } from './entitlement.repo.ts'
export { expirePacks, expirePacksJob } from './expire-packs.ts'
export { followCorrection, ordersOf } from './follow-correction.ts'
export type { Goods, SaleCall } from './goods.ts'
export { couponsFor } from './offers.ts'
export { ordersBetween, spentByMonth } from './order-history.repo.ts'
export { keepOwnLimit, obeyOwnLimit, ownLimitOf, spentInMonth } from './own-limit.repo.ts'
export { openPack } from './packs.repo.ts'
export { hasLook } from './perks.ts'
export { quoteWithCoupon } from './quote-with-coupon.ts'
export { refundOrder } from './refund-order.ts'
export {
  fulfilledOrders,
  latestOrder,
  lockOrder,
  looksAt,
  orderOf,
  paidFor,
  type SaleOrder,
} from './sale-order.repo.ts'
export { payStateOf } from './sale.reads.ts'
export { sell, type Wish } from './sell.ts'
export { dueShares, settledOrder, shareOfOrder, type DueShare } from './share.repo.ts'
