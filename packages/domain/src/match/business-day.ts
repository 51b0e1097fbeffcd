const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BEIJING_MS = 8 * HOUR_MS
// 竞彩 sells from noon to noon, so a match at 04:00 belongs to the evening before it.
const NOON_MS = 12 * HOUR_MS

/** The calendar day in Beijing, `2026-11-25`. */
export const beijingDay = (ms: number) => new Date(ms + BEIJING_MS).toISOString().slice(0, 10)

/** When that day began. */
export const beijingMidnight = (ms: number) =>
  Date.parse(`${beijingDay(ms)}T00:00:00Z`) - BEIJING_MS

/** The day a match is listed and numbered under: Beijing time minus twelve hours. */
export const businessDay = (ms: number) => beijingDay(ms - NOON_MS)

/**
 * After midnight, but still listed under the day before. Once that midnight has passed the plain time
 * says more: the day is today.
 */
export const isNextDay = (ms: number, nowMs: number) =>
  beijingDay(ms) !== businessDay(ms) && beijingDay(ms) !== beijingDay(nowMs)

/** From noon in Beijing, inclusive, to the next noon, exclusive. */
export function businessDaySpan(day: string): { fromMs: number; toMs: number } {
  const fromMs = Date.parse(`${day}T00:00:00Z`) - BEIJING_MS + NOON_MS
  return { fromMs, toMs: fromMs + DAY_MS }
}

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Monday is 1, Sunday is 7. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

export const weekdayWord = (day: string) => `周${'一二三四五六日'[weekdayOf(day) - 1]}`

/** 今天 is the calendar's, though until noon the list that is on is that of the day before. */
export const dayWord = (day: string, date: string) => (day === date ? '今天' : weekdayWord(day))

/** `04:00` in Beijing. */
export const beijingTime = (ms: number) => new Date(ms + BEIJING_MS).toISOString().slice(11, 16)

/** 竞彩 numbers are unique only inside one business day: 周三001, as a number 3001. */
export function jingcaiNumber(day: string, place: number): { text: string; number: number } {
  return {
    text: `${weekdayWord(day)}${String(place).padStart(3, '0')}`,
    number: weekdayOf(day) * 1000 + place,
  }
}
