import { addDays, weekdayOf } from '#match/business-day.ts'

/** The days a list may be opened for, both included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** How one goes from day to day in a calendar. */
export type DayStep = keyof typeof STEPS

const DAYS_BACK = 365
// Fixtures are announced about so far ahead.
const DAYS_AHEAD = 60

export const calendarRange = (today: string): DayRange => ({
  from: addDays(today, -DAYS_BACK),
  to: addDays(today, DAYS_AHEAD),
})

/** The month of a day as weeks from Monday to Sunday; null where a week belongs to its neighbour. */
export function monthWeeks(day: string): (string | null)[][] {
  const first = `${day.slice(0, 7)}-01`
  const length = lengthOfMonth(first)
  const before = weekdayOf(first) - 1
  const weeks = Math.ceil((before + length) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => {
      const place = week * 7 + at - before
      return place < 0 || place >= length ? null : addDays(first, place)
    }),
  )
}

/** Never leaves the range: a step too far ends at its edge. */
export function stepDay(day: string, step: DayStep, { from, to }: DayRange): string {
  const next = STEPS[step](day)
  if (next < from) return from
  return next > to ? to : next
}

/** Whether any day of a neighbouring month may be opened. */
export const mayTurn = (day: string, step: 'monthBack' | 'monthOn', range: DayRange) =>
  stepDay(day, step, range).slice(0, 7) !== day.slice(0, 7)

const STEPS = {
  dayBack: (day: string) => addDays(day, -1),
  dayOn: (day: string) => addDays(day, 1),
  weekBack: (day: string) => addDays(day, -7),
  weekOn: (day: string) => addDays(day, 7),
  weekStart: (day: string) => addDays(day, 1 - weekdayOf(day)),
  weekEnd: (day: string) => addDays(day, 7 - weekdayOf(day)),
  monthBack: (day: string) => inMonth(addDays(`${day.slice(0, 7)}-01`, -1), day),
  monthOn: (day: string) => inMonth(addDays(`${day.slice(0, 7)}-01`, lengthOfMonth(day)), day),
}

/** The same day of another month, or the last one it has. */
function inMonth(other: string, day: string): string {
  const place = Math.min(Number(day.slice(8)), lengthOfMonth(other))
  return `${other.slice(0, 7)}-${String(place).padStart(2, '0')}`
}

const lengthOfMonth = (day: string) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()
