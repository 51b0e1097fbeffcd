import type { VipInfo } from '@linmen/contract/vip/vip.schemas.ts'
import { isActive } from './membership.ts'

const DAY_MS = 86_400_000
const BEFORE = [7, 3, 1] as const
const AFTER = [3, 7] as const

type Reminder =
  | { readonly kind: 'effective' }
  | { readonly kind: 'ending'; readonly days: number }
  | { readonly kind: 'ended'; readonly days: number }

/** What is told now: at most one. The day before the end that is near counts for a whole day: 7 is told from 7 down to 6. */
export function dueReminder(info: VipInfo, nowMs: number): Reminder | null {
  const { startsAtMs, endsAtMs } = info
  if (info.level === 'none' || startsAtMs === undefined || endsAtMs === undefined) return null
  if (isActive(info)) return dueBefore(endsAtMs, nowMs) ?? { kind: 'effective' }
  return dueAfter(endsAtMs, nowMs)
}

/** More than n − 1 and at most n days before the end. */
export function dueBefore(endsAtMs: number, nowMs: number): Reminder | null {
  const leftMs = endsAtMs - nowMs
  const days = BEFORE.find((n) => leftMs > (n - 1) * DAY_MS && leftMs <= n * DAY_MS)
  return days === undefined ? null : { kind: 'ending', days }
}

/** At least n and less than n + 1 days after it. */
export function dueAfter(endsAtMs: number, nowMs: number): Reminder | null {
  const goneMs = nowMs - endsAtMs
  const days = AFTER.find((n) => goneMs >= n * DAY_MS && goneMs < (n + 1) * DAY_MS)
  return days === undefined ? null : { kind: 'ended', days }
}

/** What makes a reminder itself: it is told once for each member and membership. */
export const reminderKey = (memberId: string, startsAtMs: number, reminder: Reminder): string =>
  [memberId, startsAtMs, reminder.kind, 'days' in reminder ? reminder.days : ''].join('.')

export const reminderText = (reminder: Reminder): string =>
  reminder.kind === 'effective'
    ? '您的会员已生效'
    : reminder.kind === 'ending'
      ? `您的会员还有${reminder.days}天到期`
      : `您的会员已过期${reminder.days}天`

/** What a renewal does: only time that was bought and still runs is followed; a trial ends with the purchase. */
export function reminderNote({ kind }: Reminder, isTrial: boolean): string {
  if (isTrial) return '体验结束后不会自动续费，开通后立即生效，体验同时结束。'
  return kind === 'ended'
    ? '会员不会自动续费，重新开通后立即生效。'
    : '会员不会自动续费，续费后在原有时间之后顺延。'
}
