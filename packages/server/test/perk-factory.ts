import { cents } from '@linmen/domain/money/cents.ts'
import type { Insertable } from 'kysely'
import type { CatalogueTable, CouponTable } from '#db/tables.generated.ts'
import { putOnSale } from '#features/sale/public.ts'
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

/** Three looks at anybody's plans for 98 coins and 30 days. */
export async function setMeal(
  app: TestApp,
  rest: Partial<Insertable<CatalogueTable>> = {},
): Promise<string> {
  const id = rest.id ?? app.ports.ids.next('sm')
  const meal = { name: '通用 3 次', scope: 'jingcai', expert_id: null, price: cents(9800) }
  const terms = { quantity: 3, days: 30, created_at_ms: app.clock.nowMs() }
  await app.db.transaction((tx) =>
    putOnSale(tx, [{ goods_kind: 'setMeal', ...meal, ...terms, ...rest, id }]),
  )
  return id
}
