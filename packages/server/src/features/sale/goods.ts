import type { Cents, RefusalData } from '@linmen/contract'
import type { couponNotUsable } from '@linmen/contract/coupon/coupon.refusals.ts'
import type { notEnough } from '@linmen/contract/wallet/wallet.refusals.ts'
import type { PlanSport } from '@linmen/domain/pricing/set-meal-cover.ts'
import type { GoodsKind } from '@linmen/domain/sale/goods.ts'
import type { Tx } from '#db/port.ts'
import type { CommandCall } from '#kit/call.ts'
import type { SaleOrder } from './sale-order.repo.ts'

/**
 * What is sold: one row for each kind, in the feature that has the things. Its rules about coupons,
 * looks and books stand in the domain under the same kind.
 */
export interface Goods<Item, Closed extends string = never> {
  readonly kind: GoodsKind
  /** What a receipt names, and whose content it is; null where nobody shares. */
  readonly about: (item: Item) => {
    readonly id: string
    readonly title: string
    readonly expertId: string | null
  }
  readonly price: (item: Item) => Cents
  /** Open to this member without a purchase. */
  readonly openTo?: (item: Item, memberId: string) => boolean
  /** Why it is not sold any more. */
  readonly closed?: (item: Item, nowMs: number) => Closed | null
  /** What a set meal has to know before it opens the thing. */
  readonly looks?: (item: Item) => { readonly inSetMeals: boolean; readonly sport: PlanSport }
  /** The thing itself for good, unless the row says otherwise: a copy of one's own, or a time. */
  readonly grants?: (item: Item, order: { readonly id: string; readonly nowMs: number }) => Granted
  /** What else the buyer gets, written in the same transaction. */
  readonly deliver?: (tx: Tx, item: Item, order: Delivered) => Promise<unknown>
}

/** What the buyer may use, and how long. A second purchase of what still holds costs nothing. */
export interface Granted {
  readonly itemId: string
  readonly startsAtMs?: number
  readonly endsAtMs?: number
}

export type Delivered = Pick<SaleOrder, 'id' | 'member_id' | 'pay' | 'paid_part' | 'created_at_ms'>

/** What a sale needs of the call it is made by. */
export interface SaleCall<Closed extends string = never> extends Pick<
  CommandCall,
  'nowMs' | 'platform' | 'ports'
> {
  readonly actor: { readonly id: string }
  readonly refuse: Refuse<Closed>
  /** Absent where nobody listens: in the demo, and in jobs. */
  readonly after?: CommandCall['after']
}

interface Refuse<Closed extends string> {
  (code: Closed, data: {}): never
  (code: 'coupon.not_usable', data: RefusalData<typeof couponNotUsable, 'coupon.not_usable'>): never
  (code: 'wallet.not.enough', data: RefusalData<typeof notEnough, 'wallet.not.enough'>): never
}
