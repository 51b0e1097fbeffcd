import { screen } from '#kit/screen.ts'

export const couponScreens = {
  CouponListPage: screen({
    path: '/user/coupon-list',
    routes: ['rt.user.coupon-list'],
    access: 'member',
    defaults: { back: 'false' },
    planned: true,
  }),
  CouponRulePage: screen({
    path: '/user/coupon-rule',
    routes: ['rt.user.coupon-rule'],
    planned: true,
  }),
}
