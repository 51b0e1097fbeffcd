import type { Cents } from '@linmen/contract'
import { negate } from '#money/cents.ts'
import { account } from './accounts.ts'
import { lines, type Posting } from './postings.ts'

export interface ChargeBack {
  readonly memberId: string
  readonly channel: string
  readonly amount: Cents
  /** What was left of the gift that came with the charge. */
  readonly bonus: Cents
}

/** A charge goes back to where it came from: the coins are gone, the channel has still to pay. */
export const chargeSentBack = ({ memberId, channel, amount, bonus }: ChargeBack): Posting[] =>
  lines([
    debit(account.paidCoins(memberId), amount),
    credit(account.refundClearing(channel), amount),
    debit(account.promoCoins(memberId), bonus),
    credit(account.promoExpense('charge'), bonus),
  ])

/** The channel has paid it back. */
export const chargeBackArrived = ({
  channel,
  amount,
}: Pick<ChargeBack, 'channel' | 'amount'>): Posting[] =>
  lines([debit(account.refundClearing(channel), amount), credit(account.channel(channel), amount)])

/** The channel has refused for good: the coins are there again, and the gift where it has not ended. */
export const chargeBackFailed = (back: ChargeBack): Posting[] =>
  chargeSentBack(back).map(({ account: code, amount }) => ({
    account: code,
    amount: negate(amount),
  }))

/** What was earned of a price bit by bit is taken back with it. */
export const earnedBack = (deferred: string, earned: Cents): Posting[] =>
  lines([debit(account.sales('vip'), earned), credit(deferred, earned)])

const debit = (code: string, amount: Cents): Posting => ({ account: code, amount })
const credit = (code: string, amount: Cents): Posting => ({ account: code, amount: negate(amount) })
