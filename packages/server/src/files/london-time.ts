const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const AFTERNOON = 15

/** The moment of a date (days since 1970) and a wall clock in London. Without a clock it is three in the afternoon. */
export function londonMs(day: number, time: string): number {
  const clock = /^(\d{1,2}):(\d\d)$/.exec(time)
  const hours = clock ? Number(clock[1]) + Number(clock[2]) / 60 : AFTERNOON
  const ms = day * DAY_MS + Math.round(hours * HOUR_MS)
  return isSummer(ms) ? ms - HOUR_MS : ms
}

/** Clocks change at one in the night of the last Sundays of March and October. */
function isSummer(ms: number): boolean {
  const year = new Date(ms).getUTCFullYear()
  return ms >= lastSunday(year, 2) + HOUR_MS && ms < lastSunday(year, 9) + HOUR_MS
}

const sundays = new Map<number, number>()

function lastSunday(year: number, month: number): number {
  const key = year * 12 + month
  const held = sundays.get(key)
  if (held !== undefined) return held
  const last = Date.UTC(year, month + 1, 0)
  const sunday = last - new Date(last).getUTCDay() * DAY_MS
  sundays.set(key, sunday)
  return sunday
}
