import type { Cents } from '@linmen/contract'
import { add, negate, smaller, subtract } from '#money/cents.ts'
import { account } from './accounts.ts'
import { lines, type Posting } from './postings.ts'

/** A share becomes cash, less what its expert still owes. */
export function shareSettled(share: {
  readonly expertId: string
  readonly amount: Cents
  readonly owed: Cents
}): Posting[] {
  const back = smaller(share.owed, share.amount)
  return lines([
    debit(account.pendingShare(share.expertId), share.amount),
    credit(account.owedByExpert(share.expertId), back),
    credit(account.cash(share.expertId), subtract(share.amount, back)),
  ])
}

/** The sale behind a settled share is undone: it is taken from the cash, and what is gone is owed. */
export function shareTakenBack(share: {
  readonly expertId: string
  readonly amount: Cents
  readonly cash: Cents
}): Posting[] {
  const there = smaller(share.cash, share.amount)
  return lines([
    debit(account.cash(share.expertId), there),
    debit(account.owedByExpert(share.expertId), subtract(share.amount, there)),
    credit(account.pendingShare(share.expertId), share.amount),
  ])
}

/** A sale was undone by a result that did not stand: the house pays the share its expert lost. */
export const shareRestored = (share: {
  readonly expertId: string
  readonly amount: Cents
}): Posting[] =>
  lines([
    debit(account.shareExpense, share.amount),
    credit(account.pendingShare(share.expertId), share.amount),
  ])

/** And the first result stood after all. */
export const shareUnrestored = (share: {
  readonly expertId: string
  readonly amount: Cents
}): Posting[] =>
  lines([
    debit(account.pendingShare(share.expertId), share.amount),
    credit(account.shareExpense, share.amount),
  ])

/** What a partner earned by those they brought. */
export const partnerEarned = (memberId: string, amount: Cents): Posting[] =>
  lines([debit(account.partnerExpense, amount), credit(account.cash(memberId), amount)])

export interface CashOut {
  readonly memberId: string
  readonly amount: Cents
  readonly fee: Cents
  readonly tax: Cents
}

/** Frozen until somebody has looked. */
export const cashFrozen = ({ memberId, amount }: CashOut): Posting[] =>
  lines([debit(account.cash(memberId), amount), credit(account.withdrawing(memberId), amount)])

export const cashReleased = ({ memberId, amount }: CashOut): Posting[] =>
  lines([debit(account.withdrawing(memberId), amount), credit(account.cash(memberId), amount)])

/** Handed to a channel. */
export const cashSent = (out: CashOut, channel: string): Posting[] =>
  lines([debit(account.withdrawing(out.memberId), out.amount), ...partsOf(out, channel, credit)])

/** The channel has paid. */
export const cashArrived = (out: CashOut, channel: string): Posting[] =>
  lines([debit(account.payoutClearing(channel), netOf(out)), credit(account.bank, netOf(out))])

/** The channel has refused for good: everything comes back. */
export const cashCameBack = (out: CashOut, channel: string): Posting[] =>
  lines([...partsOf(out, channel, debit), credit(account.cash(out.memberId), out.amount)])

/** What reaches the member. */
export const netOf = ({ amount, fee, tax }: Omit<CashOut, 'memberId'>): Cents =>
  subtract(amount, add(fee, tax))

const partsOf = (
  out: CashOut,
  channel: string,
  side: (account: string, amount: Cents) => Posting,
): Posting[] => [
  side(account.payoutClearing(channel), netOf(out)),
  side(account.revenue('fee'), out.fee),
  side(account.taxWithheld, out.tax),
]

const debit = (account: string, amount: Cents): Posting => ({ account, amount })
const credit = (account: string, amount: Cents): Posting => ({ account, amount: negate(amount) })
