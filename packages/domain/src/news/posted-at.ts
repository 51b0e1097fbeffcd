import { beijingDay, beijingTime } from '#match/business-day.ts'

/** When something was written: the time today, the day before that, the year where it is another one. */
export function postedAt(atMs: number, nowMs: number): string {
  const [day, today] = [beijingDay(atMs), beijingDay(nowMs)]
  if (day === today) return beijingTime(atMs)
  return day.slice(0, 4) === today.slice(0, 4) ? `${day.slice(5)} ${beijingTime(atMs)}` : day
}
