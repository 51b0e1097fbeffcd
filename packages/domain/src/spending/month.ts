import { beijingDay } from '#match/business-day.ts'

const BEIJING_MS = 8 * 3_600_000

/** The calendar month in Beijing, `2026-11`. */
export const beijingMonth = (ms: number): string => beijingDay(ms).slice(0, 7)

/** When that month began. */
export const beijingMonthStart = (ms: number): number => monthSpan(beijingMonth(ms)).fromMs

/** From its first moment, inclusive, to that of the next month, exclusive. */
export function monthSpan(month: string): { readonly fromMs: number; readonly toMs: number } {
  return { fromMs: startOf(month), toMs: startOf(addMonths(month, 1)) }
}

export function addMonths(month: string, by: number): string {
  const at = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by, 1))
  return at.toISOString().slice(0, 7)
}

const startOf = (month: string) => Date.parse(`${month}-01T00:00:00Z`) - BEIJING_MS
