import { cents } from '@linmen/domain/money/cents.ts'
import { findOnSale, putOnSale } from '#features/sale/public.ts'
import { buyVip } from '#features/vip/public.ts'
import type { Ports } from '#kit/ports.ts'
import { demoCharge } from '#demo/demo-charge.ts'
import { demoCall } from '#demo/plan/demo-set-meals.ts'

const DAY_MS = 86_400_000

/** Who bought what, and how many days ago. */
const BUYERS: readonly (readonly [memberId: string, priceId: string, daysAgo: number])[] = [
  ['mei', 'vip-super-030', 34],
  ['mei', 'vip-super-030', 8],
  ['chen', 'vip-red-090', 40],
  ['zhu', 'vip-data-030', 52],
  ['feng', 'vip-super-090', 12],
]

/** A week to try for little, on sale in the demo only. */
const WEEK = {
  id: 'vip-red-007',
  goods_kind: 'vip' as const,
  name: '红单会员 7 天',
  scope: 'red',
  expert_id: null,
  price: cents(1800),
  quantity: 1,
  days: 7,
}

/** Members of the demo pay for theirs as everybody does: charge, then buy at that moment. */
export async function seedVip(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  await ports.db.transaction((tx) => putOnSale(tx, [{ ...WEEK, created_at_ms: nowMs }]))
  for (const [memberId, priceId, daysAgo] of BUYERS) {
    const atMs = nowMs - daysAgo * DAY_MS
    const line = (await findOnSale(ports.db.read, 'vip', priceId))!
    await demoCharge(ports, { memberId, amount: line.price, atMs: atMs - 60_000 })
    const call = demoCall(ports, memberId, atMs)
    await ports.db.transaction((tx) => buyVip(tx, line, 'none', call))
  }
}
