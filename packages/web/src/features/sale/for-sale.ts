import type { Cents, Endpoint, House } from '@linmen/contract'
import type { CouponCategory } from '@linmen/contract/coupon/coupon.schemas.ts'
import type { payStatus, Receipt } from '@linmen/contract/pay/pay.schemas.ts'
import type { saleRefusals } from '@linmen/contract/pay/pay.refusals.ts'
import type { PerksLeft } from '@linmen/contract/set-meal/set-meal.schemas.ts'
import type { Offer } from '@linmen/domain/pricing/quote.ts'
import type { PlanSport } from '@linmen/domain/pricing/set-meal-cover.ts'
import type { GoodsKind } from '@linmen/domain/sale/goods.ts'
import type { ReactNode } from 'react'
import type { Refused } from '#kit/failure.ts'
import type { FailureOf } from '#kit/policy/refused-by.ts'
import type { Redirect } from '#kit/redirect.ts'

/** What a page sells: how the sheet shows it, how it is paid, and what comes after. */
export interface ForSale {
  readonly kind: GoodsKind
  readonly price: Cents
  /** On the sheet: what is done, to what. */
  readonly heading: string
  readonly face: ReactNode
  readonly title: string
  readonly note: string
  /** On its tile in a list: what one piece of it comes to, and what limits it. */
  readonly each?: string
  readonly chips?: readonly string[]
  /** Under the button: what cannot be undone. */
  readonly terms: string
  /** Set meals and cards of this expert count too. */
  readonly expertId?: string
  /** Which coupons could pay; none where this is left out. */
  readonly coupons?: CouponQuestion
  readonly looks?: { readonly inSetMeals: boolean; readonly sport: PlanSport }

  readonly send: (offer: ChosenOffer) => Promise<Sent>
  /** How the order stands, when the answer to `send` was lost. */
  readonly ask?: () => Promise<House<typeof payStatus>>
  /** How much of an earlier purchase is left: whoever has some is warned before buying again. */
  readonly unused?: (perks: PerksLeft) => number
  /** Says once, before the first such purchase, that members pay less. */
  readonly upsell?: boolean
  readonly onBought: (receipt: Receipt, redirect: Redirect) => void
  /** The page that says how many coins are missing; a dialog where there is none. */
  readonly onShort?: (short: Shortage, offer: ChosenOffer, redirect: Redirect) => void
  /** Pays this price past the wallet, which does not reach for it; coins are asked for where this is left out. */
  readonly direct?: (offer: ChosenOffer, pay: Cents) => Promise<void>
  /** The page that says what nobody foresaw; a dialog where there is none. */
  readonly onBroken?: (errorMsg: string, redirect: Redirect) => void
}

export type ChosenOffer = Offer<{ readonly id: string }>

export type CouponQuestion =
  | { readonly planId: string }
  | { readonly amount: Cents; readonly category: CouponCategory }

export interface Shortage {
  readonly required: Cents
  readonly balance: Cents
}

/** What came of a payment. */
export type Sent =
  | { readonly ok: true; readonly output: Receipt }
  | { readonly ok: false; readonly failure: SaleFailure }

/** Goods that are gone or closed say so under their own name; everything else is common to all. */
export type SaleFailure = FailureOf<SaleRow> | Refused<GoneCode, {}>
export type GoneCode = `${GoodsKind}.${'not_found' | 'closed' | 'pair_gone'}`
type SaleRow = Endpoint<{}, Receipt, typeof saleRefusals, 'member'>
