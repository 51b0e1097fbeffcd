import type { ScreenName } from './all-screens.ts'

/** Hosts the product runs in; the table of what each shows belongs to the domain. */
type HostName = 'shopping' | 'telecom' | 'carrier'

/** A path whose target depends on the host. The row without hosts is for everybody else. */
export interface HostRedirect {
  readonly row: string
  readonly from: `/${string}` | 'mine tab'
  readonly hosts?: readonly HostName[]
  readonly to: ScreenName
}

export const hostRedirects: readonly HostRedirect[] = [
  { row: 'rd.home-shopping', from: '/home', hosts: ['shopping', 'telecom'], to: 'HomeJdPage' },
  { row: 'rd.home-carrier', from: '/home', hosts: ['carrier'], to: 'HomePlan' },
  { row: 'rd.home-default', from: '/home', to: 'HomePage' },
  {
    row: 'rd.uc-jd',
    from: '/tabs/user/center',
    hosts: ['shopping', 'telecom', 'carrier'],
    to: 'JdUserCenterPage',
  },
  {
    row: 'rd.mine-partner',
    from: 'mine tab',
    hosts: ['shopping', 'telecom', 'carrier'],
    to: 'JdUserCenterPage',
  },
  { row: 'rd.mine-default', from: 'mine tab', to: 'UserCenterPage' },
]

/** A way from one place to another that code takes, not an address. `to` is absent where nothing opens. */
export interface Way {
  readonly kind: 'guard' | 'navigation' | 'error' | 'rule'
  readonly when: string
  readonly to?: ScreenName
}

/** Guards, jumps and rules of navigation, keyed by their row in the inventory. */
export const ways = {
  'rd.expertList-self': { kind: 'rule', when: 'a page, not a redirect', to: 'ExpertListPage' },
  'rd.scores-bk': {
    kind: 'navigation',
    when: 'scores tab, habit basketball',
    to: 'BkMatchListPage',
  },
  'rd.scores-ft': { kind: 'navigation', when: 'scores tab otherwise', to: 'ZqMatchListPage' },
  'rd.special-agent-1': { kind: 'guard', when: 'first special agent: pay=1', to: 'HdAsianCupPage' },
  'rd.special-agent-2': {
    kind: 'guard',
    when: 'second special agent: pay=2',
    to: 'HdAsianCupPage',
  },
  'rd.foreign-frame': { kind: 'guard', when: 'inside a foreign frame', to: 'NotDataPage' },
  'rd.login-guard-own': {
    kind: 'guard',
    when: 'login in the own app or a browser',
    to: 'LoginPage',
  },
  'rd.login-guard-third': { kind: 'guard', when: 'login in another host: its own login' },
  'rd.wx-login': { kind: 'guard', when: 'visitor in the messaging app', to: 'LoginPage' },
  'rd.auth-login': { kind: 'guard', when: 'visitor on a member page', to: 'LoginPage' },
  'rd.auth-toapp': { kind: 'guard', when: 'visitor with toApp in the address: stays' },
  'rd.coupon-guard': { kind: 'guard', when: 'visitor on the coupon promotion', to: 'LoginPage' },
  'rd.login-back': { kind: 'navigation', when: 'after login: the kept address, else /home' },
  'rd.err-nologin': { kind: 'error', when: 'a call answers no login', to: 'LoginPage' },
  'rd.err-nologin-exit': { kind: 'error', when: 'a success says no login', to: 'LoginPage' },
  'rd.perm-nologin': { kind: 'error', when: 'an action needs a login', to: 'LoginPage' },
  'rd.setmeal-login': { kind: 'navigation', when: 'visitor buys a set meal', to: 'LoginPage' },
  'rd.setmeal-charge': { kind: 'navigation', when: 'balance short', to: 'ChargePage' },
  'rd.setmeal-success': { kind: 'navigation', when: 'set meal bought', to: 'JieduListPage' },
  'rd.setmeal-expert': { kind: 'navigation', when: 'expert tapped', to: 'ExpertHomePage' },
  'rd.setmeal-push': { kind: 'navigation', when: 'push renewal', to: 'ExpertPushOrderPage' },
  'rd.setmeal-publish': { kind: 'navigation', when: 'entry to publishing', to: 'PublishPlanTab' },
  'rd.setmeal-directpay': { kind: 'navigation', when: 'direct pay: the channel opens' },
  'rd.setmeal-return': { kind: 'navigation', when: 'back from the channel', to: 'SetMealList' },
  'rd.wallet-short': { kind: 'navigation', when: 'balance dialog', to: 'ChargePage' },
  'rd.coupon-popup': { kind: 'navigation', when: 'new coupon tapped', to: 'CouponListPage' },
  'rd.limit-download': { kind: 'navigation', when: 'monthly limit dialog', to: 'DownloadPage' },
  'rd.campaign-download': { kind: 'navigation', when: 'busy campaign', to: 'DownloadPage' },
  'rd.nav-unknown-name': { kind: 'rule', when: 'an unknown name is refused' },
  'rd.nav-fill': { kind: 'rule', when: 'names in the path are filled and leave the query' },
  'rd.nav-drop': { kind: 'rule', when: 'null and undefined are dropped, 0 stays' },
  'rd.nav-root': { kind: 'rule', when: 'a tab resets the navigation root' },
  'rd.nav-parse': { kind: 'rule', when: 'a link that cannot be read is refused' },
  'rd.nav-qiuflag': { kind: 'rule', when: 'sport is football unless said' },
  'rd.nav-history': { kind: 'rule', when: 'home stands behind the first page' },
  'rd.nav-start': { kind: 'rule', when: 'leaving closes dialogs and resets the title' },
  'rd.nav-chunk': { kind: 'rule', when: 'a missing script asks for a refresh' },
} as const satisfies Record<string, Way>
