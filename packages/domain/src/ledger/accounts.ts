/** Debits raise assets and expenses, credits raise liabilities and income. */
export type AccountKind = 'asset' | 'liability' | 'income' | 'expense'

export interface AccountRule {
  readonly kind: AccountKind
  /** Whose money it is; null is the platform's. */
  readonly ownerId: string | null
  /** Has a balance row, which never goes below zero. Platform accounts have none: they are too hot. */
  readonly kept: boolean
}

export type Goods = 'plan' | 'pack'
export type PromoSource = 'coupon' | 'card' | 'charge' | 'redpacket'

export const account = {
  channel: (name: string) => `psp:${name}`,
  paidCoins: (memberId: string) => `member:${memberId}:paid`,
  promoCoins: (memberId: string) => `member:${memberId}:promo`,
  cash: (memberId: string) => `member:${memberId}:cash`,
  pendingShare: (expertId: string) => `expert:${expertId}:pending`,
  deferredPack: (packId: string) => `deferred:pack:${packId}`,
  sales: (goods: Goods) => `sales:${goods}`,
  promoExpense: (source: PromoSource) => `promo_expense:${source}`,
  shareExpense: 'expert_share_expense',
} as const

const RULES: readonly [RegExp, Omit<AccountRule, 'ownerId'>][] = [
  [/^psp:\w+$/, { kind: 'asset', kept: false }],
  [/^member:([\w-]+):(?:paid|promo|cash)$/, { kind: 'liability', kept: true }],
  [/^expert:([\w-]+):pending$/, { kind: 'liability', kept: true }],
  [/^deferred:pack:[\w-]+$/, { kind: 'liability', kept: true }],
  [/^sales:(?:plan|pack)$/, { kind: 'income', kept: false }],
  [/^promo_expense:(?:coupon|card|charge|redpacket)$/, { kind: 'expense', kept: false }],
  [/^expert_share_expense$/, { kind: 'expense', kept: false }],
]

/** What an account is follows from its code; an unknown code is a bug. */
export function accountRule(code: string): AccountRule {
  for (const [pattern, rule] of RULES) {
    const match = pattern.exec(code)
    if (match) return { ...rule, ownerId: match[1] ?? null }
  }
  throw new RangeError(`no account ${code}`)
}
