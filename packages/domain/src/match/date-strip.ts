import { addDays, weekdayWord } from './business-day.ts'

export interface DateCell {
  readonly day: string
  /** 今天, or the weekday. */
  readonly label: string
  readonly figure: string
}

/** Seven days around the chosen one. Today and its neighbours keep their place while they are near. */
export function dateStrip(today: string, chosen: string): DateCell[] {
  const centre = Math.abs(daysBetween(today, chosen)) <= 3 ? today : chosen
  return [-3, -2, -1, 0, 1, 2, 3].map((step) => {
    const day = addDays(centre, step)
    return { day, label: day === today ? '今天' : weekdayWord(day), figure: day.slice(8) }
  })
}

const daysBetween = (a: string, b: string) => (Date.parse(b) - Date.parse(a)) / 86_400_000
