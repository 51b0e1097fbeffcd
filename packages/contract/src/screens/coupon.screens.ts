import { optional, withDefault } from '#kit/codec.ts'
import { flag } from '#kit/scalars.ts'
import { screen } from '#kit/screen.ts'
import { word } from './param-codecs.ts'

export const couponScreens = {
  CouponListPage: screen({
    path: '/user/coupon-list',
    access: 'member',
    params: { back: withDefault(flag, false), tab: optional(word) },
  }),
  CouponRulePage: screen({ path: '/user/coupon-rule' }),
}
