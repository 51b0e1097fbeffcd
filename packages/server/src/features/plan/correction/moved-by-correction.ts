import type { Cents } from '@linmen/contract'
import { add, NOTHING } from '@linmen/domain/money/cents.ts'
import type { MatchOutcome, PickResult } from '@linmen/domain/plan/settle-pick.ts'
import type { Reader } from '#db/port.ts'
import { fulfilledOrders, paidFor } from '#features/sale/public.ts'
import { isPaidBack } from '#features/plan/settle-plan.ts'
import { settledAgain, settledPlansOf } from './settled-again.ts'

/** What another result of a match would make of one plan. */
export interface MovedPlan {
  readonly id: string
  readonly title: string
  readonly expertId: string
  readonly from: PickResult
  readonly to: PickResult
  /** Orders that go back, and their coins. */
  readonly orders: number
  readonly back: Cents
  /** Readers were paid back by the result that does not stand: the expert gets the share. */
  readonly restores: boolean
}

/** Looks at what a correction would do, by the same reckoning that does it, and changes nothing. */
export async function movedByCorrection(
  db: Reader,
  matchId: string,
  { outcomeOf, nowMs }: { outcomeOf: (id: string) => MatchOutcome | undefined; nowMs: number },
): Promise<MovedPlan[]> {
  const moved = (await settledPlansOf(db, matchId)).flatMap((settled) => {
    const again = settledAgain(settled, outcomeOf, nowMs)
    return again ? [{ plan: settled.plan, to: again.result }] : []
  })
  const backing = moved.filter(({ plan, to }) => isPaidBack(plan, to))
  const orders = await fulfilledOrders(
    db,
    'plan',
    backing.map(({ plan }) => plan.id),
  )
  const paid = await paidFor(
    db,
    orders.map(({ id }) => id),
  )
  return moved.map(({ plan, to }) => {
    const own = orders.filter(({ goods_id }) => goods_id === plan.id)
    return {
      id: plan.id,
      title: plan.title,
      expertId: plan.expert_id,
      from: plan.result!,
      to,
      orders: own.length,
      back: own.reduce((sum, { id }) => add(sum, paid.get(id) ?? NOTHING), NOTHING),
      restores: isPaidBack(plan, plan.result!) && !isPaidBack(plan, to),
    }
  })
}
