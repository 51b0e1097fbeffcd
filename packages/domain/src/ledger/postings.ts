import type { Cents } from '@linmen/contract'
import { add, NOTHING, negate, percentDown, subtract } from '#money/cents.ts'
import type { PriceKind, Quote } from '#pricing/quote.ts'
import { account, type PromoSource } from './accounts.ts'
import type { CoinsSpent } from './spend-coins.ts'

/** One line of a journal: a debit is positive, a credit negative. The lines of a journal sum to zero. */
export interface Posting {
  readonly account: string
  readonly amount: Cents
}

/** Who earns with the platform, and how much of what was paid with charged coins. */
export interface Share {
  readonly expertId: string
  readonly percent: number
}

export interface Sale {
  readonly buyerId: string
  /** Where the price is booked: income of the goods, or what is deferred until it is used. */
  readonly income: string
  readonly quote: Quote
  readonly coins: CoinsSpent
  /** Null where nobody shares, or only when it is used. */
  readonly share: Share | null
}

/** Something paid with coins, a coupon or a card. The price is always booked in full. */
export function saleLines({ buyerId, income, quote, coins, share }: Sale): Posting[] {
  if (add(coins.promo, coins.paid) !== quote.pay) throw new RangeError('coins do not pay the quote')
  return lines([
    debit(account.promoCoins(buyerId), coins.promo),
    debit(account.paidCoins(buyerId), coins.paid),
    debit(account.promoExpense(discountSource(quote.kind)), quote.saved),
    credit(income, quote.price),
    ...shareLines(share, coins.paid),
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
  /** Earned by this look, and the part of it that was paid with charged coins. */
  readonly value: Cents
  readonly paidPart: Cents
  readonly share: Share | null
}

/** One look of a set meal: a part of what was paid in advance is earned now. */
export function packLook({ packId, value, paidPart, share }: PackLook): Posting[] {
  return lines([
    debit(account.deferred('pack', packId), value),
    credit(account.sales('pack'), value),
    ...shareLines(share, paidPart),
  ])
}

/** What the next look of a pack earns, so that all looks together earn exactly the whole. */
export function lookValue(whole: Cents, looks: number, used: number, earned: Cents): Cents {
  const due = whole * (used + 1)
  return subtract(((due - (due % looks)) / looks) as Cents, earned)
}

export interface Refund {
  readonly sale: Sale
  /** Gift coins whose lots have ended since: they go back to the budget, not to the buyer. */
  readonly promoEnded: readonly { readonly source: PromoSource; readonly amount: Cents }[]
}

/** Everything a sale booked is booked back; only ended gift coins do not return to the buyer. */
export function refundLines({ sale, promoEnded }: Refund): Posting[] {
  const ended = add(...promoEnded.map(({ amount }) => amount))
  return lines([
    ...reversed(saleLines(sale)),
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

/** A red packet: gift coins out of the budget for promotions. */
export const redPacketLines = (memberId: string, amount: Cents): Posting[] =>
  lines([
    debit(account.promoExpense('redpacket'), amount),
    credit(account.promoCoins(memberId), amount),
  ])

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

function shareLines(share: Share | null, paidPart: Cents): Posting[] {
  if (share === null) return []
  const amount = expertShare(paidPart, share.percent)
  return [debit(account.shareExpense, amount), credit(account.pendingShare(share.expertId), amount)]
}

const discountSource = (kind: PriceKind): PromoSource =>
  kind === 'discountCard' ? 'card' : 'coupon'

/** Gift coins nobody spent in time go back to where they came from. */
export const lotEnded = (memberId: string, source: PromoSource, rest: Cents): Posting[] =>
  lines([debit(account.promoCoins(memberId), rest), credit(account.promoExpense(source), rest)])
