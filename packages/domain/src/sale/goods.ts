import type { CouponCategory } from '@linmen/contract/coupon/coupon.schemas.ts'
import { account } from '#ledger/accounts.ts'

export interface GoodsRule {
  /** What it is called on a receipt. */
  readonly name: string
  /** Coupons of this category pay for it, and so does a discount card. Null: neither does. */
  readonly offers: CouponCategory | null
  /** Coupons pay for it, a discount card does not. */
  readonly noCards?: true
  /** Looks of a set meal may open it. */
  readonly looks: boolean
  /** Where its price is booked: income at once, or deferred until it is used. */
  readonly income: (orderId: string) => string
  /** Whether its expert shares in the sale, or only when it is used. */
  readonly shares: boolean
}

/** Everything that costs coins. What is sold next is one more row, here and in its feature. */
const GOODS = {
  plan: {
    name: '方案',
    offers: 'plan',
    looks: true,
    income: () => account.sales('plan'),
    shares: true,
  },
  interpretation: {
    name: '解读',
    offers: 'interpretation',
    looks: true,
    income: () => account.sales('interpretation'),
    shares: true,
  },
  subscription: {
    name: '包月私推',
    offers: null,
    looks: false,
    income: () => account.sales('subscription'),
    shares: true,
  },
  setMeal: {
    name: '套餐',
    offers: null,
    looks: false,
    income: (orderId) => account.deferred('pack', orderId),
    shares: false,
  },
  vip: {
    name: '会员',
    offers: 'vip',
    noCards: true,
    looks: false,
    income: (orderId) => account.deferred('vip', orderId),
    shares: false,
  },
  model: {
    name: '特色数据',
    offers: null,
    looks: false,
    income: () => account.sales('model'),
    shares: false,
  },
} as const satisfies Record<string, GoodsRule>

export type GoodsKind = keyof typeof GOODS

export const goodsRule = (kind: GoodsKind): GoodsRule => GOODS[kind]
