import type { Cents } from '@linmen/contract'
import { add, cents } from '@linmen/domain/money/cents.ts'
import type { Ports } from '#kit/ports.ts'
import { buyPlan, type PlanRow } from '#features/plan/public.ts'
import { demoCharge } from '#demo/demo-charge.ts'
import { seedPerks } from './demo-perks.ts'
import { buySetMeal, demoCall, setMealPrice } from './demo-set-meals.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Who reads, and what is left of the coins: chen has enough for a set meal. */
const READERS = { chen: cents(20_000), zhu: cents(2_000), tang: cents(2_000), feng: cents(2_000) }
const MEI_HAS = cents(12_600)

/** Readers charge coins and buy; mei too, and ends with 126 coins, coupons, a card and looks of a set meal. */
export async function seedPurchases(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  const plans = await ports.db.read
    .selectFrom('plan')
    .selectAll()
    .where('price', '>', cents(0))
    .orderBy('published_at_ms')
    .orderBy('id')
    .execute()
  for (const [at, [reader, leftOver]] of Object.entries(READERS).entries()) {
    const wanted = plans.filter((_plan, place) => (place * 7 + at * 3) % 5 < 2)
    await chargeAndBuy(ports, reader, wanted, leftOver)
  }
  const past = plans.filter((plan) => plan.kickoff_ms < nowMs)
  const latest = past.slice(-2)
  await chargeAndBuy(ports, 'mei', latest, MEI_HAS)
  const looked = past.findLast((plan) => plan.expert_id === 'shen' && !latest.includes(plan))
  if (looked) await lookAt(ports, 'mei', looked, 'sm-shen')
  await seedPerks(ports)
}

async function chargeAndBuy(
  ports: Ports,
  memberId: string,
  plans: readonly PlanRow[],
  leftOver: Cents,
): Promise<void> {
  const amount = add(leftOver, ...plans.map((plan) => plan.price))
  const atMs = (plans[0]?.published_at_ms ?? ports.clock.nowMs()) - DAY_MS
  await demoCharge(ports, { memberId, amount, atMs })
  for (const plan of plans) await buy(ports, memberId, plan)
}

/** Buys a set meal when the plan appears, and opens the plan with its first look. */
async function lookAt(ports: Ports, memberId: string, plan: PlanRow, mealId: string) {
  const atMs = plan.published_at_ms
  await demoCharge(ports, { memberId, amount: setMealPrice(mealId), atMs })
  await buySetMeal(ports, memberId, mealId, atMs)
  await buy(ports, memberId, plan)
}

/** The very sale that a page would make, at a moment when the plan was on sale. */
async function buy(ports: Ports, memberId: string, plan: PlanRow): Promise<void> {
  const after = plan.published_at_ms + MINUTE_MS * (5 + ports.random.int(90))
  const call = demoCall(ports, memberId, Math.min(after, plan.kickoff_ms - 1))
  await ports.db.transaction((tx) => buyPlan(tx, plan, 'card', call))
}
