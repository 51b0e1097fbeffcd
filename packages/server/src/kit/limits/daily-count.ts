import { beijingDay } from '@linmen/domain/match/business-day.ts'
import type { Tx } from '#db/port.ts'

export interface DailyCount {
  readonly deed: string
  /** Whom it counts for. */
  readonly subject: string
  readonly most: number
  readonly nowMs: number
}

/**
 * Counts a deed of this day in Beijing in the transaction that does it; false when the day is used up. Two at the same
 * moment wait for each other at the row, so not one too many is done.
 */
export async function countToday(
  tx: Tx,
  { deed, subject, most, nowMs }: DailyCount,
): Promise<boolean> {
  if (most < 1) return false
  const counted = await tx
    .insertInto('daily_count')
    .values({ day: beijingDay(nowMs), deed, subject, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'deed', 'subject'])
        .doUpdateSet((of) => ({ count: of('daily_count.count', '+', 1) }))
        .where('daily_count.count', '<', most),
    )
    .returning('count')
    .executeTakeFirst()
  return counted !== undefined
}
