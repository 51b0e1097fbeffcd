import { addDays, dayWord } from '#match/business-day.ts'

export interface DateCell {
  readonly day: string
  /** 今天, or the weekday. */
  readonly label: string
  readonly figure: string
}

interface StripDays {
  /** The business day that is on. */
  readonly today: string
  readonly chosen: string
  /** The day of the calendar. */
  readonly date: string
}

/** Seven days around the chosen one. The one that is on keeps its place while it is near. */
export function dateStrip({ today, chosen, date }: StripDays): DateCell[] {
  const centre = Math.abs(daysBetween(today, chosen)) <= 3 ? today : chosen
  return [-3, -2, -1, 0, 1, 2, 3].map((step) => {
    const day = addDays(centre, step)
    return { day, label: dayWord(day, date), figure: day.slice(8) }
  })
}

const daysBetween = (a: string, b: string) => (Date.parse(b) - Date.parse(a)) / 86_400_000
