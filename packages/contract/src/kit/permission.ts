/** What an operator may have to do with. */
export const operatorAreas = [
  'dashboard',
  'members',
  'orders',
  'payouts',
  'ledger',
  'content',
  'news',
  'experts',
  'coupons',
  'products',
  'promotions',
  'feeds',
  'outbox',
  'support',
  'broadcast',
  'switches',
  'audit',
  'operators',
] as const

export type OperatorArea = (typeof operatorAreas)[number]

/** To look, or to act. Who may act may look. */
export type Permission = `${OperatorArea}.${'read' | 'act'}`
