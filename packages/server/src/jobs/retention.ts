import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tables } from '#db/tables.generated.ts'

const DAY_MS = 86_400_000

export interface Retention {
  readonly table: keyof Tables
  /** How long a row stays after it is over, or after it was written. */
  readonly keepMs: number
  /** The rows that were over before this moment. */
  readonly over: (beforeMs: number) => RawBuilder<unknown>
}

const ended = (column: string) => (beforeMs: number) => sql`${sql.ref(column)} < ${beforeMs}`
const dayOver = (beforeMs: number) => sql`day < ${beijingDay(beforeMs)}`

/**
 * What grows with use and is not kept for ever. The books, orders, payments, reports of matches and the audit are not
 * here: nobody removes them.
 */
export const RETENTION: readonly Retention[] = [
  {
    table: 'session',
    keepMs: 7 * DAY_MS,
    over: (beforeMs) =>
      sql`(ends_at_ms < ${beforeMs} or idle_ends_at_ms < ${beforeMs} or ended_at_ms < ${beforeMs})`,
  },
  { table: 'login_nonce', keepMs: 0, over: ended('expires_at_ms') },
  { table: 'phone_code', keepMs: 0, over: ended('ends_at_ms') },
  { table: 'password_ticket', keepMs: 0, over: ended('ends_at_ms') },
  { table: 'captcha', keepMs: 0, over: ended('ends_at_ms') },
  { table: 'captcha_pass', keepMs: 0, over: ended('ends_at_ms') },
  // Counted by the clock of the database, whatever ours says.
  {
    table: 'rate_limit',
    keepMs: 0,
    over: () => sql`expire < extract(epoch from now()) * 1000`,
  },
  // A client that comes back within a month with the same request id still gets its first answer.
  { table: 'idem', keepMs: 30 * DAY_MS, over: ended('created_at_ms') },
  {
    table: 'outbox',
    keepMs: 30 * DAY_MS,
    over: (beforeMs) => sql`state = 'sent' and created_at_ms < ${beforeMs}`,
  },
  { table: 'daily_count', keepMs: 30 * DAY_MS, over: dayOver },
  { table: 'page_view', keepMs: 90 * DAY_MS, over: ended('at_ms') },
  { table: 'search_query', keepMs: 30 * DAY_MS, over: dayOver },
  { table: 'search_click', keepMs: 30 * DAY_MS, over: dayOver },
  // What had no effect yet waits for a person.
  { table: 'channel_notice', keepMs: 180 * DAY_MS, over: ended('taken_at_ms') },
]
