import type { setMealUsage } from '@linmen/contract/set-meal/set-meal.schemas.ts'
import type { Cents, House } from '@linmen/contract'

/** A bought set meal, as far as its use goes. */
export interface Copy {
  readonly used: number
  readonly looks: number
  readonly endsAtMs: number
}

/** Whether a copy is untouched, begun or over. It is over when its looks or its days are. */
export function usageOf(
  { used, looks, endsAtMs }: Copy,
  atMs: number,
): Exclude<House<typeof setMealUsage>, 'none'> {
  if (used >= looks || atMs >= endsAtMs) return 'finished'
  return used === 0 ? 'unused' : 'running'
}

/** How long it lasts: in days up to 30, beyond that in whole months. */
export const lastingText = (days: number): string =>
  days <= 30 ? `${days} 天` : `${Math.floor(days / 30)} 个月`

/** What one look comes to, to a tenth of a coin: `32.7`. */
export const perLookText = (price: Cents, looks: number): string =>
  String(Math.round(price / looks / 10) / 10)

const DAY_MS = 86_400_000

export const endOf = (startMs: number, days: number): number => startMs + days * DAY_MS
export const daysOf = (startMs: number, endMs: number): number =>
  Math.round((endMs - startMs) / DAY_MS)
