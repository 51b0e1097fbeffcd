import { cents } from '@linmen/domain/money/cents.ts'
import type { Insertable } from 'kysely'
import type { CouponTable } from '#db/tables.generated.ts'
import { addCode } from '#features/coupon/public.ts'
import type { Ports } from '#kit/ports.ts'

const DAY_MS = 86_400_000

/** What lies in mei's drawer: a coupon that works, one for somebody else's plans, one too late, a card. */
export async function seedPerks(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  const coupon = (rest: Partial<Insertable<CouponTable>>) => ({
    id: ports.ids.next('cp'),
    member_id: 'mei',
    name: '优惠券',
    kind: 'amountOff' as const,
    category: 'general' as const,
    worth: cents(0),
    threshold: cents(0),
    valid_from_ms: nowMs - 5 * DAY_MS,
    valid_to_ms: nowMs + 2.5 * DAY_MS,
    expert_level: null,
    expert_id: null,
    origin: 'system' as const,
    order_id: null,
    created_at_ms: nowMs - 5 * DAY_MS,
    ...rest,
  })
  await ports.db.transaction(async (tx) => {
    await tx
      .insertInto('coupon')
      .values([
        coupon({ name: '满 30 减 8', worth: cents(800), threshold: cents(3000) }),
        coupon({
          name: '免费券',
          kind: 'free',
          category: 'plan',
          threshold: cents(6000),
          expert_id: 'bo',
          valid_to_ms: nowMs + 9 * DAY_MS,
        }),
        coupon({
          name: '满 50 减 15',
          worth: cents(1500),
          threshold: cents(5000),
          valid_from_ms: nowMs - 20 * DAY_MS,
          valid_to_ms: nowMs - DAY_MS,
        }),
      ])
      .execute()
    await tx
      .insertInto('discount_card')
      .values({
        id: ports.ids.next('dc'),
        member_id: 'mei',
        name: '九折卡',
        percent: 90,
        uses_left: 3,
        valid_to_ms: nowMs + 24 * DAY_MS,
        created_at_ms: nowMs - 6 * DAY_MS,
      })
      .execute()
    await addCode(tx, {
      code: 'LINMEN2026',
      name: '方案满减券',
      category: 'plan',
      days: 14,
      worth: cents(500),
      threshold: cents(2800),
      uses_left: 1000,
      ends_at_ms: nowMs + 365 * DAY_MS,
      created_at_ms: nowMs,
    })
  })
}
