import { cookieLine } from '@linmen/domain/host/cookie-line.ts'
import { serverNowMs } from './clock.ts'
import { identityKeys } from '#kit/device/identity-keys.ts'

/** Every key the app keeps on the device. Nothing here is secret: the session itself is a cookie. */
export const storageKeys = {
  ...identityKeys,
  signKey: 'linmen.sign-key',
  hostSetting: 'linmen.host-setting',
  theme: 'linmen.theme',
  tipClosed: 'linmen.tip-closed',
  habit: 'linmen.habit',
  search: 'linmen.search',
  matchSettings: 'linmen.match-settings',
  matchFilter: 'linmen.match-filter',
  matchDay: 'linmen.match-day',
  matchTab: 'linmen.match-tab',
  basketballFilter: 'linmen.basketball-filter',
  basketballDay: 'linmen.basketball-day',
  basketballTab: 'linmen.basketball-tab',
  oddsFormat: 'linmen.odds-format',
  shield: 'linmen.shield',
  shownMatches: 'linmen.shown-matches',
  goalAlerts: 'linmen.goal-alerts',
  favourites: 'linmen.favourites',
  followIntent: 'linmen.follow-intent',
  loginCallback: 'linmen.login-callback',
  deviceId: 'linmen.device-id',
  sessionId: 'linmen.session-id',
  shareId: 'linmen.share-id',
  sharedClick: 'linmen.shared-click',
  weatherVersion: 'linmen.weather-version',
  weatherClient: 'linmen.weather-client',
  weatherName: 'linmen.weather-name',
  firstPage: 'linmen.first-page',
  started: 'linmen.started',
  routes: 'linmen.routes',
  vipUpsold: 'linmen.vip-upsold',
  vipReminded: 'linmen.vip-reminded',
  popUps: 'linmen.pop-ups',
  pendingWrite: 'linmen.pending-write',
  planDraft: 'linmen.plan-draft',
  interpretationDraft: 'linmen.interpretation-draft',
  replayDraft: 'linmen.replay-draft',
  filmUpload: 'linmen.film-upload',
  payOrder: 'linmen.pay-order',
  chargeWish: 'linmen.charge-wish',
  messageTimes: 'linmen.message-times',
  endingAsked: 'linmen.ending-asked',
  levelTold: 'linmen.level-told',
  couponsSeen: 'linmen.coupons-seen',
} as const

export interface Shelf {
  read(key: string): string | null
  write(key: string, text: string): void
  drop(key: string): void
}

// Storage throws when it is full or forbidden; the app then simply forgets.
const shelf = (storage: () => Storage): Shelf => ({
  read: (key) => attempt(() => storage().getItem(key)) ?? null,
  write: (key, text) => attempt(() => storage().setItem(key, text)),
  drop: (key) => attempt(() => storage().removeItem(key)),
})

export const onDevice: Shelf = shelf(() => localStorage)
export const inTab: Shelf = shelf(() => sessionStorage)

export function readJson(from: Shelf, key: string): unknown {
  const text = from.read(key)
  return text === null ? undefined : attempt(() => JSON.parse(text) as unknown)
}

export function writeJson(to: Shelf, key: string, value: unknown): void {
  to.write(key, JSON.stringify(value))
}

export function readCookie(name: string): string | null {
  const found = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  return found === undefined ? null : (attempt(() => decodeURIComponent(found)) ?? found)
}

/** Takes a cookie away, whether it was set for this host alone or at the root domain. */
export function dropCookie(name: string): void {
  document.cookie = `${name}=; Max-Age=0; path=/`
  document.cookie = cookieLine({ name, value: '', days: -1 }, location.hostname, serverNowMs())
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
