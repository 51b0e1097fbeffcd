import { cents } from '@linmen/domain/money/cents.ts'
import type { Insertable } from 'kysely'
import type { CouponTable } from '#db/tables/coupon.ts'
import type { TestApp } from './harness.ts'

const DAY_MS = 86_400_000

/** Eight coins off from thirty, for two more days. */
export async function coupon(
  app: TestApp,
  memberId: string,
  rest: Partial<Insertable<CouponTable>> = {},
): Promise<string> {
  const id = rest.id ?? app.ports.ids.next('cp')
  const nowMs = app.clock.nowMs()
  await app.db.transaction((tx) =>
    tx
      .insertInto('coupon')
      .values({
        member_id: memberId,
        name: '满 30 减 8',
        kind: 'amountOff',
        category: 'general',
        worth: cents(800),
        threshold: cents(3000),
        valid_from_ms: nowMs - DAY_MS,
        valid_to_ms: nowMs + 2 * DAY_MS,
        expert_level: null,
        expert_id: null,
        origin: 'system',
        order_id: null,
        created_at_ms: nowMs - DAY_MS,
        ...rest,
        id,
      })
      .execute(),
  )
  return id
}

export async function card(
  app: TestApp,
  memberId: string,
  percent: number,
  usesLeft = 1,
): Promise<string> {
  const id = app.ports.ids.next('dc')
  const nowMs = app.clock.nowMs()
  await app.db.transaction((tx) =>
    tx
      .insertInto('discount_card')
      .values({
        id,
        member_id: memberId,
        name: '折扣卡',
        percent,
        uses_left: usesLeft,
        valid_to_ms: nowMs + 20 * DAY_MS,
        created_at_ms: nowMs,
      })
      .execute(),
  )
  return id
}
