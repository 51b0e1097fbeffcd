import type { Cents } from '@linmen/contract'
import { add, cents } from '@linmen/domain/money/cents.ts'
import { Refused } from '#kit/refused.ts'
import type { Ports } from '#kit/ports.ts'
import { buyPlan, type PlanRow } from '#features/plan/public.ts'
import { bookCharge } from '#features/wallet/public.ts'
import { seedPerks } from './demo-perks.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const READERS = ['chen', 'zhu', 'tang', 'feng'] as const
const LEFT_OVER = cents(2_000)
const MEI_HAS = cents(12_600)

/** Readers charge coins and buy; mei too, and ends with 126 coins, coupons and a card. */
export async function seedPurchases(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  const plans = await ports.db.read
    .selectFrom('plan')
    .selectAll()
    .where('price', '>', cents(0))
    .orderBy('published_at_ms')
    .orderBy('id')
    .execute()
  for (const [at, reader] of READERS.entries()) {
    const wanted = plans.filter((_plan, place) => (place * 7 + at * 3) % 5 < 2)
    await chargeAndBuy(ports, reader, wanted, LEFT_OVER)
  }
  const past = plans.filter((plan) => plan.kickoff_ms < nowMs)
  await chargeAndBuy(ports, 'mei', past.slice(-2), MEI_HAS)
  await seedPerks(ports)
}

async function chargeAndBuy(
  ports: Ports,
  memberId: string,
  plans: readonly PlanRow[],
  leftOver: Cents,
): Promise<void> {
  const amount = add(leftOver, ...plans.map((plan) => plan.price))
  await charge(ports, memberId, amount, (plans[0]?.published_at_ms ?? 0) - DAY_MS)
  for (const plan of plans) await buy(ports, memberId, plan)
}

async function charge(ports: Ports, memberId: string, amount: Cents, atMs: number) {
  const chargeId = ports.ids.next('ch')
  await ports.db.transaction((tx) =>
    bookCharge(tx, {
      journalId: ports.ids.next('jn'),
      chargeId,
      memberId,
      channel: 'sandbox',
      amount,
      atMs,
    }),
  )
}

/** The very sale that a page would make, at a moment when the plan was on sale. */
async function buy(ports: Ports, memberId: string, plan: PlanRow): Promise<void> {
  const after = plan.published_at_ms + MINUTE_MS * (5 + ports.random.int(90))
  await ports.db.transaction((tx) =>
    buyPlan(tx, plan, 'card', {
      actor: { id: memberId, role: 'member', level: 0, sessionId: 'demo' },
      nowMs: Math.min(after, plan.kickoff_ms - 1),
      platform: 'wap',
      ports,
      refuse: (code) => {
        throw new Refused(code, code, {})
      },
    }),
  )
}
