import type { HostFeature } from './host-features.ts'

// By the names of screens, because every new one of an area is hidden with it, and the first load pays for each row.
const SCREENS: readonly (readonly [RegExp, HostFeature])[] = [
  [/^Bk|TabBk/, 'basketball'],
  [/Plan/, 'plans'],
  [/^(Post|Topic|MessageCommunity)/, 'community'],
  [/Vip/, 'vip'],
  [/^RedPacket/, 'redPackets'],
  [/^SetMeal/, 'setMeals'],
  [/^(Hd)?Coupon/, 'coupons'],
]

/** Whether a host shows a screen at all. What it hides is an unknown path there, and linked from nowhere. */
export const hostShowsScreen = (host: Showing, screen: string): boolean =>
  SCREENS.every(([name, feature]) => !name.test(screen) || host.shows(feature))

interface Showing {
  shows(feature: HostFeature): boolean
}
