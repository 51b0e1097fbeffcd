import type { Cents } from '@linmen/contract'
import { add, NOTHING, negate, percentDown, subtract } from '#money/cents.ts'
import type { PlanQuote, PriceKind } from '#pricing/plan-price.ts'
import { account, type PromoSource } from './accounts.ts'
import type { CoinsSpent } from './spend-coins.ts'

/** One line of a journal: a debit is positive, a credit negative. The lines of a journal sum to zero. */
export interface Posting {
  readonly account: string
  readonly amount: Cents
}

export interface PlanSale {
  readonly buyerId: string
  readonly expertId: string
  readonly quote: PlanQuote
  readonly coins: CoinsSpent
  readonly sharePercent: number
}

/** A plan paid with coins, a coupon or a card. The price is always booked in full. */
export function planSale({ buyerId, expertId, quote, coins, sharePercent }: PlanSale): Posting[] {
  if (add(coins.promo, coins.paid) !== quote.pay) throw new RangeError('coins do not pay the quote')
  return lines([
    debit(account.promoCoins(buyerId), coins.promo),
    debit(account.paidCoins(buyerId), coins.paid),
    debit(account.promoExpense(discountSource(quote.kind)), quote.saved),
    credit(account.sales('plan'), quote.price),
    ...share(expertId, expertShare(coins.paid, sharePercent)),
  ])
}

/** Gift coins and coupons carry no share: nobody can earn from coins nobody paid for. */
export function expertShare(paidPart: Cents, sharePercent: number): Cents {
  if (sharePercent < 0 || sharePercent > 30)
    throw new RangeError(`share of ${sharePercent} percent`)
  return percentDown(paidPart, sharePercent)
}

export interface PackLook {
  readonly packId: string
  readonly expertId: string
  /** Earned by this look, and the part of it that was paid with charged coins. */
  readonly value: Cents
  readonly paidPart: Cents
  readonly sharePercent: number
}

/** One look of a set meal: a part of what was paid in advance is earned now. */
export function packLook({ packId, expertId, value, paidPart, sharePercent }: PackLook): Posting[] {
  return lines([
    debit(account.deferredPack(packId), value),
    credit(account.sales('pack'), value),
    ...share(expertId, expertShare(paidPart, sharePercent)),
  ])
}

/** What the next look of a pack earns, so that all looks together earn exactly the whole. */
export function lookValue(whole: Cents, looks: number, used: number, earned: Cents): Cents {
  const due = whole * (used + 1)
  return subtract(((due - (due % looks)) / looks) as Cents, earned)
}

export interface PlanRefund {
  readonly sale: PlanSale
  /** Gift coins whose lots have ended since: they go back to the budget, not to the buyer. */
  readonly promoEnded: readonly { readonly source: PromoSource; readonly amount: Cents }[]
}

/** Everything a sale booked is booked back; only ended gift coins do not return to the buyer. */
export function planRefund({ sale, promoEnded }: PlanRefund): Posting[] {
  const ended = add(...promoEnded.map(({ amount }) => amount))
  return lines([
    ...reversed(planSale(sale)),
    debit(account.promoCoins(sale.buyerId), ended),
    ...promoEnded.map(({ source, amount }) => credit(account.promoExpense(source), amount)),
  ])
}

/** The same journal the other way round. */
export const reversed = (postings: readonly Posting[]): Posting[] =>
  postings.map(({ account, amount }) => ({ account, amount: negate(amount) }))

/** A paid charge, with the gift coins that came with it. */
export function chargePaid(charge: {
  memberId: string
  channel: string
  amount: Cents
  bonus?: Cents
}): Posting[] {
  const bonus = charge.bonus ?? NOTHING
  return lines([
    debit(account.channel(charge.channel), charge.amount),
    credit(account.paidCoins(charge.memberId), charge.amount),
    debit(account.promoExpense('charge'), bonus),
    credit(account.promoCoins(charge.memberId), bonus),
  ])
}

/** One line for each account, none of them zero; refuses a journal that does not balance. */
export function lines(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Cents>()
  for (const { account, amount } of postings)
    sums.set(account, add(sums.get(account) ?? NOTHING, amount))
  if (add(...sums.values()) !== 0) throw new RangeError('postings do not sum to zero')
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account, amount }))
}

const debit = (account: string, amount: Cents): Posting => ({ account, amount })
const credit = (account: string, amount: Cents): Posting => ({ account, amount: negate(amount) })

const share = (expertId: string, amount: Cents) => [
  debit(account.shareExpense, amount),
  credit(account.pendingShare(expertId), amount),
]

const discountSource = (kind: PriceKind): PromoSource =>
  kind === 'discountCard' ? 'card' : 'coupon'
