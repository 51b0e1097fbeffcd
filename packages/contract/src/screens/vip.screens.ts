import { named, optional } from '#kit/codec.ts'
import { id } from '#kit/scalars.ts'
import { screen } from '#kit/screen.ts'
import { askedTier } from '#vip/vip.schemas.ts'
import { payReturn } from './wallet.screens.ts'

export const vipScreens = {
  VipPurchase: screen({ path: '/vip/buy', params: { type: askedTier, ...payReturn } }),
  HdVipTry: screen({ path: '/hd/vip/try' }),
  VipBargain: screen({
    path: '/hd/vipBargain/apply',
    access: 'member',
    params: { bargainId: optional(id) },
  }),
  MyVipPage: screen({ path: '/user/vip', access: 'member' }),
  VipOrderListPage: screen({ path: '/user/vip/order', access: 'member' }),
  VipGiftListPage: screen({ path: '/user/vip/gift', access: 'member' }),
  GiftDetailPage: screen({
    path: '/user/vip/giftDetail',
    access: 'member',
    params: { giftId: named('giftPackgeId', id) },
  }),
}
