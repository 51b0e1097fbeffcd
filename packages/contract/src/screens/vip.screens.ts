import { screen } from '#kit/screen.ts'

export const vipScreens = {
  VipPage: screen({ path: '/vip/index', routes: ['rt.vip.index'], planned: true }),
  VipPurchase: screen({
    path: '/vip/buy',
    routes: ['rt.vip.buy'],
    defaults: { type: 2 },
    planned: true,
  }),
  HdVipTry: screen({
    path: '/hd/vip/try',
    routes: ['rt.hd.vip.try'],
    planned: true,
  }),
  VipBargain: screen({
    path: '/hd/vipBargain/apply',
    routes: ['rt.hd.vipBargain.apply'],
    access: 'member',
    planned: true,
  }),
  MyVipPage: screen({
    path: '/user/vip',
    routes: ['rt.user.vip'],
    access: 'member',
    planned: true,
  }),
  VipOrderListPage: screen({
    path: '/user/vip/order',
    routes: ['rt.user.vip.order'],
    access: 'member',
    planned: true,
  }),
  VipGiftListPage: screen({
    path: '/user/vip/gift',
    routes: ['rt.user.vip.gift'],
    access: 'member',
    planned: true,
  }),
  GiftDetailPage: screen({
    path: '/user/vip/giftDetail',
    routes: ['rt.user.vip.giftDetail'],
    access: 'member',
    query: { giftId: 'giftPackgeId' },
    planned: true,
  }),
}
