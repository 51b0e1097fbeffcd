export const couponPages = {
  CouponListPage: () => import('./pages/coupon-list.page.tsx'),
  CouponRulePage: () => import('./pages/coupon-rule.page.tsx'),
}
