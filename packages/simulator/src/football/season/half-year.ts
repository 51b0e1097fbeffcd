/**
 * Seasons last half a year: a double round robin twice a week. Halves are counted from 2000 (`2026 春季` is 52,
 * `2026 秋季` 53) and begin on the Monday nearest to New Year or to 2 July, so each has 26 weeks and sometimes 27.
 */
const DAY_MS = 86_400_000
export const WEEKS_OF_HALF = 26

/** Days since 1970, in the calendar of business days. */
export type DayNumber = number

export const dayNumber = (day: string): DayNumber => Date.parse(`${day}T00:00:00Z`) / DAY_MS
export const dayText = (day: DayNumber): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Noon in Beijing, when the business day begins. */
export const noonMs = (day: DayNumber): number => day * DAY_MS + 4 * 3_600_000

export function halfStart(half: number): DayNumber {
  const year = 2000 + Math.floor(half / 2)
  const day = Date.UTC(year, half % 2 === 0 ? 0 : 6, half % 2 === 0 ? 1 : 2) / DAY_MS
  // Day 4 was a Monday.
  return 4 + 7 * Math.round((day - 4) / 7)
}

/** The last half that began on this day or before. */
export function halfAt(day: DayNumber): number {
  const date = new Date(day * DAY_MS)
  let half = (date.getUTCFullYear() - 2000) * 2 + (date.getUTCMonth() >= 6 ? 2 : 1)
  while (halfStart(half) > day) half -= 1
  return half
}

/** As leagues with two champions a year are known to fans: `2026 秋季`. */
export const halfName = (half: number): string =>
  `${2000 + Math.floor(half / 2)} ${half % 2 === 0 ? '春季' : '秋季'}`

/** Cups begin with the second half of a year and end with the first of the next: `2026/27`. */
export const cupSeasonName = (half: number): string => {
  const year = 2000 + Math.floor(half / 2)
  return `${year}/${String(year + 1).slice(2)}`
}
