/** Debits raise assets and expenses, credits raise liabilities and income. */
export type AccountKind = 'asset' | 'liability' | 'income' | 'expense'

export interface AccountRule {
  readonly kind: AccountKind
  /** Whose money it is; null is the platform's. */
  readonly ownerId: string | null
  /** Has a balance row, which never goes below zero. Platform accounts have none: they are too hot. */
  readonly kept: boolean
}

/** What income comes from: one word for each kind of goods that is sold. */
const INCOME = ['plan', 'interpretation', 'pack', 'vip', 'model', 'subscription'] as const
/** What the platform earns by itself, nobody sharing in it. */
const REVENUE = ['breakage', 'fee'] as const
/** What is paid in advance and earned bit by bit, each purchase on an account of its own. */
const DEFERRED = ['pack', 'vip', 'push'] as const
/** What is given away, and why. */
const PROMO = ['coupon', 'card', '241', 'charge', 'redpacket', 'trial'] as const

export type IncomeSource = (typeof INCOME)[number]
export type DeferredSource = (typeof DEFERRED)[number]
export type RevenueSource = (typeof REVENUE)[number]
export type PromoSource = (typeof PROMO)[number]

export const account = {
  channel: (name: string) => `psp:${name}`,
  paidCoins: (memberId: string) => `member:${memberId}:paid`,
  promoCoins: (memberId: string) => `member:${memberId}:promo`,
  cash: (memberId: string) => `member:${memberId}:cash`,
  pendingShare: (expertId: string) => `expert:${expertId}:pending`,
  deferred: (source: DeferredSource, orderId: string) => `deferred:${source}:${orderId}`,
  sales: (source: IncomeSource) => `sales:${source}`,
  promoExpense: (source: PromoSource) => `promo_expense:${source}`,
  revenue: (source: RevenueSource) => `revenue:${source}`,
  /** Cash that is on its way out, frozen until somebody has looked. */
  withdrawing: (memberId: string) => `withdraw_pending:${memberId}`,
  /** What an expert owes because a share was settled before its sale was undone. */
  owedByExpert: (expertId: string) => `receivable:expert:${expertId}`,
  payoutClearing: (channel: string) => `payout_clearing:${channel}`,
  refundClearing: (channel: string) => `refund_clearing:${channel}`,
  suspense: (channel: string) => `suspense:${channel}`,
  promoPool: (campaign: string) => `promo_pool:${campaign}`,
  bank: 'bank',
  taxWithheld: 'tax_withheld',
  channelFee: 'psp_fee',
  loss: 'loss',
  shareExpense: 'expert_share_expense',
  partnerExpense: 'partner_share_expense',
} as const

const RULES: readonly [RegExp, Omit<AccountRule, 'ownerId'>][] = [
  [/^psp:\w+$/, { kind: 'asset', kept: false }],
  [/^member:([\w-]+):(?:paid|promo|cash)$/, { kind: 'liability', kept: true }],
  // Too hot for a row of its own: every sale of an expert would wait for it.
  [/^expert:([\w-]+):pending$/, { kind: 'liability', kept: false }],
  [/^withdraw_pending:([\w-]+)$/, { kind: 'liability', kept: true }],
  [/^receivable:expert:([\w-]+)$/, { kind: 'asset', kept: true }],
  [/^promo_pool:[\w-]+$/, { kind: 'liability', kept: true }],
  [/^(?:payout_clearing|refund_clearing|suspense):\w+$/, { kind: 'liability', kept: false }],
  [/^bank$/, { kind: 'asset', kept: false }],
  [/^tax_withheld$/, { kind: 'liability', kept: false }],
  [new RegExp(`^revenue:(?:${REVENUE.join('|')})$`), { kind: 'income', kept: false }],
  [new RegExp(`^deferred:(?:${DEFERRED.join('|')}):[\\w-]+$`), { kind: 'liability', kept: true }],
  [new RegExp(`^sales:(?:${INCOME.join('|')})$`), { kind: 'income', kept: false }],
  [new RegExp(`^promo_expense:(?:${PROMO.join('|')})$`), { kind: 'expense', kept: false }],
  [
    /^(?:expert_share_expense|partner_share_expense|psp_fee|loss)$/,
    { kind: 'expense', kept: false },
  ],
]

/** What an account is follows from its code; an unknown code is a bug. */
export function accountRule(code: string): AccountRule {
  for (const [pattern, rule] of RULES) {
    const match = pattern.exec(code)
    if (match) return { ...rule, ownerId: match[1] ?? null }
  }
  throw new RangeError(`no account ${code}`)
}
