/** Where the app runs. A channel page opened in a browser is a host of its own. */
export type HostName = keyof typeof matrix
export type HostFeature = (typeof columns)[number]

export const columns = [
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

const yes = true
const no = false

// Spec 000 §6. The unnamed "other host" is read as the carrier, coupons in the plain browser as
// shown (decisions 4 and 5 of the table of open points).
const matrix = {
  //                 download setMeals vip redPackets community partner basketball plans coupons
  browser: [yes, yes, yes, yes, yes, yes, yes, yes, yes],
  messaging: [yes, yes, yes, yes, yes, yes, yes, yes, yes],
  microblog: [no, yes, yes, yes, yes, yes, yes, yes, yes],
  native: [no, yes, yes, yes, yes, yes, yes, yes, yes],
  shopping: [no, no, no, yes, no, yes, yes, yes, no],
  'shopping-mini': [no, yes, yes, yes, yes, yes, yes, yes, no],
  'bare-mini': [no, yes, yes, yes, yes, yes, yes, yes, no],
  sports: [no, yes, no, no, no, no, no, no, no],
  telecom: [yes, yes, yes, yes, yes, yes, yes, yes, no],
  carrier: [yes, no, no, yes, no, yes, yes, yes, no],
  weather: [no, yes, yes, yes, yes, yes, yes, yes, no],
  hz: [yes, yes, yes, yes, yes, yes, yes, yes, no],
  xd: [yes, yes, yes, yes, yes, yes, yes, yes, no],
  cyd: [yes, yes, yes, yes, yes, yes, yes, yes, no],
} as const satisfies Record<string, readonly boolean[]>

export const hostNames = Object.keys(matrix) as HostName[]

export const isHostName = (word: string): word is HostName => Object.hasOwn(matrix, word)

export function hostShows(host: HostName, feature: HostFeature): boolean {
  return matrix[host][columns.indexOf(feature)]!
}
