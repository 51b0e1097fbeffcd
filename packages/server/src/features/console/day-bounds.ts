import { sql, type RawBuilder } from 'kysely'

const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
/** Beijing is eight hours ahead all year round. */
const AHEAD_MS = 8 * HOUR_MS

/** From midnight in Beijing. */
export const dayStartMs = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)

/** The calendar day in Beijing, `2026-11-25`. */
export const dayOf = (atMs: number): string => new Date(atMs + AHEAD_MS).toISOString().slice(0, 10)

/** Whether a moment lies in a day of Beijing. */
export const inDay =
  (column: RawBuilder<unknown>) =>
  (day: string): RawBuilder<unknown> =>
    sql`${column} >= ${dayStartMs(day)} and ${column} < ${dayStartMs(day) + DAY_MS}`
