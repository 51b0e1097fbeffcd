export const vipPages = {
  VipPage: () => import('./pages/vip.page.tsx'),
  VipPurchase: () => import('./pages/vip-purchase.page.tsx'),
  HdVipTry: () => import('./pages/vip-try.page.tsx'),
  VipBargain: () => import('./pages/vip-bargain.page.tsx'),
  MyVipPage: () => import('./pages/my-vip.page.tsx'),
  VipOrderListPage: () => import('./pages/vip-orders.page.tsx'),
  VipGiftListPage: () => import('./pages/vip-gifts.page.tsx'),
  GiftDetailPage: () => import('./pages/gift-detail.page.tsx'),
}
