import { addDays, beijingDay, beijingTime, weekdayWord } from '#match/business-day.ts'

/** As short as it can be said: the hour, yesterday, a weekday, a date. */
export function messageTimeText(atMs: number, nowMs: number): string {
  const [day, today] = [beijingDay(atMs), beijingDay(nowMs)]
  if (day === today) return beijingTime(atMs)
  if (day === addDays(today, -1)) return '昨天'
  if (day > addDays(today, -7) && day < today) return weekdayWord(day)
  return day.slice(5)
}
