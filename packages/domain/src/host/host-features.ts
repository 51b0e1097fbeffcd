import type { HostName } from './host-names.ts'

export type HostFeature = (typeof hostFeatures)[number]

export const hostFeatures = [
  'download',
  'setMeals',
  'vip',
  'redPackets',
  'community',
  'partner',
  'basketball',
  'plans',
  'coupons',
] as const

// Spec 000 §6, hosts down: what each one hides. The unnamed "other host" is read as the carrier;
// coupons are listed for three hosts only, and the plain browser is read as the own app.
const hidden = {
  browser: [],
  native: ['download'],
  messaging: [],
  microblog: ['download'],
  shopping: ['download', 'setMeals', 'vip', 'community', 'coupons'],
  'shopping-mini': ['download', 'coupons'],
  'bare-mini': ['download', 'coupons'],
  sports: [
    'download',
    'vip',
    'redPackets',
    'community',
    'partner',
    'basketball',
    'plans',
    'coupons',
  ],
  telecom: ['coupons'],
  carrier: ['setMeals', 'vip', 'community', 'coupons'],
  weather: ['download', 'coupons'],
  hz: ['coupons'],
  xd: ['coupons'],
  cyd: ['coupons'],
} as const satisfies Record<HostName, readonly HostFeature[]>

/** What a host hides as long as nobody has set anything else. */
export const hiddenIn = (host: HostName): readonly HostFeature[] => hidden[host]

export function hostShows(host: HostName, feature: HostFeature): boolean {
  const away: readonly HostFeature[] = hidden[host]
  return !away.includes(feature)
}
