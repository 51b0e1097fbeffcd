import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { amountOff } from '@linmen/domain/coupon/gift-item.ts'
import type { Tx } from '#db/port.ts'
import { command } from '#kit/command.ts'
import { issueItems } from '#features/coupon/public.ts'
import { findInterpretation, hasRated } from '#features/interpretation/public.ts'

const REWARD = amountOff('评价有礼券', 'interpretation', 3, 18)
const VALID_MS = 7 * 86_400_000

/** Thanks for a rating: a coupon, once for each interpretation. Who has not rated it gets none. */
export const claimForRating = command(
  couponEndpoints.claimForRating,
  async (tx, { interpretationId }, { actor, nowMs, ports, refuse }) => {
    if (!(await findInterpretation(tx, interpretationId)))
      return refuse('interpretation.not_found', {})
    if (!(await hasRated(tx, interpretationId, actor.id))) return { sent: false }
    if (!(await noteReward(tx, actor.id, interpretationId, nowMs))) return { sent: false }
    const valid = { memberId: actor.id, fromMs: nowMs, toMs: nowMs + VALID_MS }
    await issueItems(tx, ports, [{ coupon: REWARD, count: 1 }], valid)
    return { sent: true, name: REWARD.name, worth: REWARD.worth }
  },
  { onceByNature: true },
)

async function noteReward(tx: Tx, memberId: string, interpretationId: string, nowMs: number) {
  const noted = await tx
    .insertInto('rating_reward')
    .values({ member_id: memberId, interpretation_id: interpretationId, created_at_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return noted !== undefined
}
