const MINUTE_MS = 60_000
const DAY_MINUTES = 1440
const BEIJING_MINUTES = 480

/** From one minute of the day in Beijing to another; it may go over midnight. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

/** The same minute twice is no time at all. */
export function isQuiet(hours: QuietHours | null, atMs: number): boolean {
  if (!hours || hours.from === hours.to) return false
  const { from, to } = hours
  const minute = (Math.floor(atMs / MINUTE_MS) + BEIJING_MINUTES) % DAY_MINUTES
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}
