import type { Ports } from '#kit/ports.ts'

/** Two plans mei has not bought, one for coins and one for her coupon. */
export async function planDemoIds({ db, clock }: Ports): Promise<Record<string, string>> {
  const nowMs = clock.nowMs()
  const plans = await db.read
    .selectFrom('plan')
    .select(['id', 'plan_no'])
    .where('expert_id', '=', 'wei')
    .where('kickoff_ms', '>', nowMs)
    .where('result', 'is', null)
    .orderBy('kickoff_ms', 'desc')
    .orderBy('id')
    .execute()
  const coupon = await db.read
    .selectFrom('coupon')
    .select('id')
    .where('member_id', '=', 'mei')
    .where('kind', '=', 'amountOff')
    .where('state', '=', 'issued')
    .where('valid_to_ms', '>', nowMs)
    .executeTakeFirst()
  const [plan, offer = plan] = plans
  if (!plan || !offer || !coupon) return {}
  return {
    planId: plan.id,
    planNo: plan.plan_no,
    offerPlanId: offer.id,
    offerPlanNo: offer.plan_no,
    couponId: coupon.id,
  }
}
