import type { Reader } from '#db/port.ts'
import { ownedAmong } from '#features/sale/public.ts'
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
  const order = await db.read
    .selectFrom('sale_order')
    .select('id')
    .where('member_id', '=', 'mei')
    .orderBy('created_at_ms', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  const [plan, offer = plan] = plans
  if (!plan || !offer || !coupon) return {}
  return {
    planId: plan.id,
    planNo: plan.plan_no,
    offerPlanId: offer.id,
    offerPlanNo: offer.plan_no,
    couponId: coupon.id,
    ...(order && { orderId: order.id }),
    // The cheapest of those that are for everybody.
    pkgId: 'sm-general-2',
    ...(await expertThings(db.read)),
    ...(await planForLooks(db.read, nowMs)),
  }
}

/** A plan that set meals open and chen, who has coins for one, has not bought. */
async function planForLooks(db: Reader, nowMs: number): Promise<Record<string, string>> {
  const plans = await db
    .selectFrom('plan')
    .select('id')
    .where('in_set_meals', '=', true)
    .where('kickoff_ms', '>', nowMs)
    .where('result', 'is', null)
    .orderBy('kickoff_ms', 'desc')
    .orderBy('id')
    .execute()
  const ids = plans.map(({ id }) => id)
  const owned = await ownedAmong(db, { memberId: 'chen', kind: 'plan', nowMs }, ids)
  const setMealPlanId = ids.find((id) => !owned.has(id))
  return setMealPlanId === undefined ? {} : { setMealPlanId }
}

/** What the pages of the expert behind the demo's expert session are about. */
async function expertThings(db: Reader): Promise<Record<string, string>> {
  const article = await db
    .selectFrom('expert_article')
    .select('id')
    .where('expert_id', '=', 'wei')
    .executeTakeFirst()
  const notes = await db
    .selectFrom('plan_note')
    .select('id')
    .where('expert_id', '=', 'wei')
    .where('reply', 'is', null)
    .orderBy('id')
    .execute()
  const league = await db
    .selectFrom('plan')
    .select('league_name')
    .where('expert_id', '=', 'wei')
    .where('result', 'is not', null)
    .executeTakeFirst()
  const [note, other = note] = notes
  return {
    ...(article && { articleId: article.id }),
    ...(note && { noteId: note.id, planNoteId: other!.id }),
    ...(league && { expertLeague: league.league_name }),
  }
}
