import type { VipInfo, VipOrder, VipTier } from '@linmen/contract/vip/vip.schemas.ts'
import type { VipPart } from './tiers.ts'
import { tierHas } from './tiers.ts'

/** Some time of membership: bought, given or tried. */
export interface Period {
  readonly tier: VipTier
  readonly isTrial: boolean
  readonly startsAtMs: number
  readonly endsAtMs: number
  readonly revoked: boolean
}

type Membership = Omit<VipInfo, 'id'>

const NONE: Membership = {
  level: 'none',
  state: 'expired',
  orders: 0,
  elapsed: 0,
  isTrial: false,
}
const WORTH: Readonly<Record<VipTier, number>> = { super: 3, red: 2, data: 1 }

/** What somebody's periods come to now. Times of one tier that follow each other are one membership. */
export function membershipAt(all: readonly Period[], nowMs: number): Membership {
  const periods = all.filter(({ revoked }) => !revoked)
  if (periods.length === 0) return NONE
  const now = periods.filter((period) => isRunning(period, nowMs)).toSorted(bestFirst)[0]
  const shown = now ?? periods.toSorted((a, b) => b.endsAtMs - a.endsAtMs)[0]!
  const { startsAtMs, endsAtMs } = chainOf(shown, periods)
  const state = !now ? 'expired' : shown.isTrial ? 'trial' : 'active'
  return {
    level: shown.tier,
    state,
    startsAtMs,
    endsAtMs,
    orders: periods.length,
    elapsed: elapsedPercent({ startsAtMs, endsAtMs }, nowMs),
    isTrial: isTrial({ state, level: shown.tier }),
  }
}

/** On trial: state 1 of the super tier. No other tier is tried. */
export const isTrial = ({ state, level }: Pick<Membership, 'state' | 'level'>): boolean =>
  state === 'trial' && level === 'super'

/** A level and an order behind it, and its time not over. */
export const isActive = ({ level, orders, state }: Omit<Membership, 'elapsed' | 'isTrial'>) =>
  level !== 'none' && orders > 0 && state !== 'expired'

/** How much of the time has gone by: half-way is 50. */
export function elapsedPercent(
  { startsAtMs, endsAtMs }: Pick<Period, 'startsAtMs' | 'endsAtMs'>,
  nowMs: number,
): number {
  const part = (nowMs - startsAtMs) / (endsAtMs - startsAtMs)
  return Math.round(Math.min(1, Math.max(0, part)) * 100)
}

export const isRunning = (period: Period, nowMs: number): boolean =>
  !period.revoked && period.startsAtMs <= nowMs && nowMs < period.endsAtMs

/** Whether somebody with these periods may use a part of a membership. */
export const hasPart = (periods: readonly Period[], part: VipPart, nowMs: number): boolean =>
  periods.some((period) => isRunning(period, nowMs) && tierHas(period.tier, part))

/** When a new period of this tier begins: after the last one, or at once. */
export const nextStart = (periods: readonly Period[], tier: VipTier, nowMs: number): number =>
  Math.max(
    nowMs,
    // A trial is over as soon as something is bought.
    ...periods
      .filter((period) => period.tier === tier && !period.revoked && !period.isTrial)
      .map(({ endsAtMs }) => endsAtMs),
  )

/** How an order stands: the one that runs is the current one. */
export function orderState(period: Period, nowMs: number): VipOrder['state'] {
  if (period.revoked) return 'refunded'
  if (nowMs >= period.endsAtMs) return 'over'
  return nowMs < period.startsAtMs ? 'waiting' : 'current'
}

const bestFirst = (a: Period, b: Period) =>
  Number(a.isTrial) - Number(b.isTrial) || WORTH[b.tier] - WORTH[a.tier] || b.endsAtMs - a.endsAtMs

/** From the beginning of the first to the end of the last of those that follow each other without a gap. */
function chainOf(shown: Period, periods: readonly Period[]) {
  let { startsAtMs, endsAtMs } = shown
  const same = periods.filter(({ tier, isTrial: tried }) => tier === shown.tier && !tried)
  if (shown.isTrial) return { startsAtMs, endsAtMs }
  for (const next of same.toSorted((a, b) => a.startsAtMs - b.startsAtMs))
    if (next.startsAtMs === endsAtMs) endsAtMs = next.endsAtMs
  for (const before of same.toSorted((a, b) => b.startsAtMs - a.startsAtMs))
    if (before.endsAtMs === startsAtMs) startsAtMs = before.startsAtMs
  return { startsAtMs, endsAtMs }
}
