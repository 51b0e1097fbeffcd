import type { HostName } from './host-names.ts'

export type LoginWay = 'own' | 'microblog' | 'shopping' | 'sports' | 'weather'
export type TabVariant = 'A' | 'B' | 'none'

export interface HostProfile {
  readonly tabs: TabVariant
  readonly login: LoginWay
  readonly currency: '金币' | '元'
  /** Where `/home` leads. */
  readonly home: '/tabs/home' | '/home-jd' | '/tabs/plan'
  readonly userCentre: '/tabs/user/center' | '/tabs/jd/user-center'
  /** A first page opened without history gets the home page put behind it. */
  readonly insertsHome: boolean
  /** The host caps what a member may pay in a month. */
  readonly monthlyLimit: boolean
}

const own: HostProfile = {
  tabs: 'A',
  login: 'own',
  currency: '金币',
  home: '/tabs/home',
  userCentre: '/tabs/user/center',
  insertsHome: false,
  monthlyLimit: false,
}

const partner = { userCentre: '/tabs/jd/user-center', currency: '元' } as const

const profiles: Record<HostName, HostProfile> = {
  browser: { ...own, insertsHome: true },
  messaging: { ...own, insertsHome: true, monthlyLimit: true },
  microblog: { ...own, login: 'microblog' },
  native: own,
  shopping: { ...own, ...partner, login: 'shopping', home: '/home-jd' },
  'shopping-mini': { ...own, login: 'shopping', currency: '元' },
  'bare-mini': { ...own, login: 'shopping', currency: '元', tabs: 'none' },
  sports: { ...own, login: 'sports' },
  telecom: { ...own, ...partner, home: '/home-jd' },
  carrier: { ...own, ...partner, tabs: 'B', home: '/tabs/plan' },
  weather: { ...own, login: 'weather' },
  hz: own,
  xd: own,
  cyd: own,
}

export const hostProfile = (host: HostName): HostProfile => profiles[host]
