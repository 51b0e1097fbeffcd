import type { Cents } from '@linmen/contract'
import { cents } from '#money/cents.ts'

/** The legal moves of a withdrawal. The UPDATE repeats them. */
const WITHDRAWAL = {
  review: ['approved', 'rejected', 'cancelled'],
  approved: ['submitted'],
  submitted: ['succeeded', 'failed', 'unknown'],
  /** The channel did not answer: asked again under the same number, never paid a second time. */
  unknown: ['succeeded', 'failed'],
  succeeded: [],
  failed: [],
  rejected: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>

export type WithdrawalState = keyof typeof WITHDRAWAL

export const withdrawalMayMove = (from: WithdrawalState, to: WithdrawalState): boolean =>
  (WITHDRAWAL[from] as readonly WithdrawalState[]).includes(to)

export const WITHDRAW = {
  least: cents(1000),
  most: cents(5_000_000),
  perDay: 3,
  /** From here on a second person has to agree. */
  twoPersons: cents(500_000),
  /** How long a new payee waits. */
  holdMs: 86_400_000,
} as const

export type WithdrawRefused = 'amount' | 'not_enough' | 'open' | 'too_many' | null

/** Why this much cannot be withdrawn now, in the order of the checks. */
export function withdrawRefused(
  amount: Cents,
  standing: { readonly cash: Cents; readonly hasOpen: boolean; readonly today: number },
): WithdrawRefused {
  if (amount < WITHDRAW.least || amount > WITHDRAW.most) return 'amount'
  if (standing.hasOpen) return 'open'
  if (standing.today >= WITHDRAW.perDay) return 'too_many'
  return amount > standing.cash ? 'not_enough' : null
}

/** Whether what has been said is enough to send it: above the limit, two different persons. */
export const isApproved = (amount: Cents, persons: number): boolean =>
  persons >= (amount >= WITHDRAW.twoPersons ? 2 : 1)

/** The whole name of a payee but its last character stays hidden. */
export const maskedPayee = (name: string): string =>
  `${'*'.repeat(Math.max(1, [...name].length - 1))}${[...name].at(-1) ?? ''}`
