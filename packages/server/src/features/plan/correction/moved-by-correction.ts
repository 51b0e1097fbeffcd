import type { Cents } from '@linmen/contract'
import { add, NOTHING } from '@linmen/domain/money/cents.ts'
import type { MatchOutcome, PickResult } from '@linmen/domain/plan/settle-pick.ts'
import type { PoolMark } from '@linmen/domain/lottery/pool-draw.ts'
import type { Reader } from '#db/port.ts'
import { fulfilledOrders, paidFor } from '#features/sale/public.ts'
import { isPaidBack, type OpenPlan } from '#features/plan/settle-plan.ts'
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

interface Supposed {
  readonly outcomeOf: (id: string) => MatchOutcome | undefined
  readonly nowMs: number
  /** What would be officially drawn for the match, null for its score; left out, as it is. */
  readonly drawn?: PoolMark | null
}

/** Looks at what a correction would do, by the same reckoning that does it, and changes nothing. */
export async function movedByCorrection(
  db: Reader,
  matchId: string,
  { outcomeOf, nowMs, drawn }: Supposed,
): Promise<MovedPlan[]> {
  const moved = (await settledPlansOf(db, matchId)).flatMap((settled) => {
    const told = drawn === undefined ? settled : withMark(settled, matchId, drawn)
    const again = settledAgain(told, outcomeOf, nowMs)
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

const withMark = (plan: OpenPlan, matchId: string, official: PoolMark | null): OpenPlan =>
  plan.pool
    ? {
        ...plan,
        pool: plan.pool.map((row) => (row.match_id === matchId ? { ...row, official } : row)),
      }
    : plan
