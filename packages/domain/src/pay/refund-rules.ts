import type { Cents } from '@linmen/contract'
import { cents, smaller, subtract, NOTHING } from '#money/cents.ts'

/** The legal moves of a refund by operators. The UPDATE repeats them. */
const REFUND = {
  proposed: ['rejected', 'submitted', 'done'],
  rejected: [],
  /** Written down before the channel is told: after a crash the same number is said again. */
  submitted: ['done', 'failed', 'unknown'],
  unknown: ['done', 'failed'],
  done: [],
  failed: [],
} as const satisfies Record<string, readonly string[]>

export type RefundState = keyof typeof REFUND

export const refundMayMove = (from: RefundState, to: RefundState): boolean =>
  (REFUND[from] as readonly RefundState[]).includes(to)

/** From here on a second person has to agree. */
const REFUND_TWO_PERSONS = cents(20_000)

export const needsSecond = (amount: Cents): boolean => amount >= REFUND_TWO_PERSONS

export interface ChargeStanding {
  /** What was paid, and what of it is given back or on its way. */
  readonly amount: Cents
  readonly refunded: Cents
  /** Gift coins of the charge that were spent and kept. */
  readonly bonusSpent: Cents
  /** Charged coins the member still has. */
  readonly paid: Cents
}

/** The most that can go back to where it came from: what is left of the charge, less the gift that was used. */
export function mostRefundable({ amount, refunded, bonusSpent, paid }: ChargeStanding): Cents {
  const left = subtract(subtract(amount, refunded), bonusSpent)
  return left > 0 ? smaller(left, paid) : NOTHING
}
