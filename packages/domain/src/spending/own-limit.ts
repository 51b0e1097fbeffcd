import type { Cents } from '@linmen/contract'
import { add } from '#money/cents.ts'

/** A higher limit, or none, begins so long after it was asked for. */
export const RAISE_WAITS_MS = 72 * 3_600_000
const LEAST = 100
const MOST = 100_000 * 100
const DAY_MS = 86_400_000

/** What a member has told us to hold them to. Amounts are for one calendar month in Beijing. */
export interface OwnLimit {
  readonly limit: Cents | null
  /** Takes the place of `limit` from this moment on; null leaves it as it is. */
  readonly next: { readonly limit: Cents | null; readonly fromMs: number } | null
  readonly coolsUntilMs: number | null
}

export const noLimit: OwnLimit = { limit: null, next: null, coolsUntilMs: null }

/** The same rule with what has begun meanwhile in its place, and what is over gone. */
export function asOf(own: OwnLimit, nowMs: number): OwnLimit {
  const begun = own.next !== null && own.next.fromMs <= nowMs
  const cools = own.coolsUntilMs !== null && own.coolsUntilMs > nowMs
  return {
    limit: begun ? own.next.limit : own.limit,
    next: begun ? null : own.next,
    coolsUntilMs: cools ? own.coolsUntilMs : null,
  }
}

export const isLimit = (limit: Cents | null): boolean =>
  limit === null || (limit >= LEAST && limit <= MOST)

/** Lower holds at once. Higher, or none, waits: whoever wants it in the heat of a match has slept over it. */
export function withLimit(own: OwnLimit, limit: Cents | null, nowMs: number): OwnLimit {
  const now = asOf(own, nowMs)
  const isLower = now.limit === null || (limit !== null && limit <= now.limit)
  return isLower
    ? { ...now, limit, next: null }
    : { ...now, next: { limit, fromMs: nowMs + RAISE_WAITS_MS } }
}

/** A pause can be made longer and never shorter. */
export function withPause(own: OwnLimit, days: number, nowMs: number): OwnLimit {
  const now = asOf(own, nowMs)
  return { ...now, coolsUntilMs: Math.max(now.coolsUntilMs ?? 0, nowMs + days * DAY_MS) }
}

/** Why this purchase is against the member's own rule, or null. What costs nothing is never against the limit. */
export function againstOwn(
  own: OwnLimit,
  { spent, price, nowMs }: { readonly spent: Cents; readonly price: Cents; readonly nowMs: number },
): 'cooling_off' | 'spending_limit' | null {
  const { limit, coolsUntilMs } = asOf(own, nowMs)
  if (coolsUntilMs !== null) return 'cooling_off'
  return limit !== null && price > 0 && add(spent, price) > limit ? 'spending_limit' : null
}
