import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'

/** `11-25 04:00` in Beijing. */
export const momentText = (ms: number): string => `${dayText(ms)} ${beijingTime(ms)}`

/** `11-25` in Beijing. */
export const dayText = (ms: number): string => beijingDay(ms).slice(5)

/** `26-11-25`: past seasons need the year. */
export const dateText = (ms: number): string => beijingDay(ms).slice(2)
