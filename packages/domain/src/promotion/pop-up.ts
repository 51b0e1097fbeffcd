import type { PopUp } from '@linmen/contract/promotion/promotion.schemas.ts'
import { beijingDay, beijingMidnight } from '#match/business-day.ts'

const DAY_MS = 86_400_000
const BEIJING_MS = 8 * 3_600_000
/** A time that is longer past is not made up for. */
const LATE_MS = 5 * 60_000

type PopUpPlan =
  | { readonly do: 'show' }
  | { readonly do: 'wait'; readonly atMs: number }
  | { readonly do: 'skip' }
  | { readonly do: 'note'; readonly text: string }

/** When a pop-up comes up, if the device last showed it at this moment. */
export function popUpPlan(
  { rule }: Pick<PopUp, 'rule'>,
  shownAtMs: number | null,
  nowMs: number,
): PopUpPlan {
  if (rule.trigger === 'immediate') return shownAtMs === null ? SHOW : SKIP
  const shownToday = shownAtMs !== null && beijingDay(shownAtMs) === beijingDay(nowMs)
  if (rule.trigger === 'daily') return shownToday ? SKIP : SHOW
  const time = timeOf(rule.date ?? '', nowMs)
  if (!time) return { do: 'note', text: `pop-up time ${rule.date ?? ''} is none` }
  if (nowMs < time.atMs) return { do: 'wait', atMs: time.atMs }
  if (nowMs - time.atMs <= LATE_MS && !shownToday) return SHOW
  return time.everyDay ? { do: 'wait', atMs: time.atMs + DAY_MS } : SKIP
}

/** Whether a pop-up that comes at a time is told one. */
export const isPopUpTime = (date: string): boolean => timeOf(date, 0) !== null

/** No pop-up lies over a promotion. */
export const mayPopUp = (address: string): boolean => !address.includes('/hd/')

const SHOW: PopUpPlan = { do: 'show' }
const SKIP: PopUpPlan = { do: 'skip' }

function timeOf(date: string, nowMs: number): { atMs: number; everyDay: boolean } | null {
  const daily = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(date)
  if (daily) {
    const minutes = Number(daily[1]) * 60 + Number(daily[2])
    return { atMs: beijingMidnight(nowMs) + minutes * 60_000, everyDay: true }
  }
  const once = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/.exec(date)
  const atMs = once ? Date.parse(`${once[1]}T${once[2]}:00Z`) - BEIJING_MS : Number.NaN
  return Number.isNaN(atMs) ? null : { atMs, everyDay: false }
}
