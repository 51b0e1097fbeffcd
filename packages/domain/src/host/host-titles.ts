import type { HostFeature } from './host-features.ts'
import type { HostName } from './host-names.ts'

/** What operators call the hosts. */
export const hostTitles: Readonly<Record<HostName, string>> = {
  browser: '浏览器',
  native: '自有客户端',
  messaging: '即时通讯',
  microblog: '微博',
  shopping: '购物',
  'shopping-mini': '购物小程序',
  'bare-mini': '购物小程序（无标签栏）',
  sports: '体育',
  telecom: '电信',
  carrier: '运营商',
  weather: '天气',
  hz: '合作方 hz',
  xd: '合作方 xd',
  cyd: '合作方 cyd',
}

/** What a host shows or hides. */
export const featureTitles: Readonly<Record<HostFeature, string>> = {
  download: '下载入口',
  setMeals: '套餐',
  vip: '会员',
  redPackets: '红包',
  community: '社区',
  partner: '合伙人',
  basketball: '篮球',
  plans: '方案',
  coupons: '优惠券',
}
