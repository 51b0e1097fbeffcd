/** The legal moves of an order. The UPDATE repeats them: `… where state = $from`. */
export const ORDER = {
  created: ['fulfilled', 'paying', 'closing'],
  paying: ['paid', 'closing'],
  paid: ['fulfilled', 'kept_as_coins'],
  fulfilled: ['refunding'],
  closing: ['closed'],
  // Money that arrives after the close is never lost: it stays as coins.
  closed: ['kept_as_coins'],
  kept_as_coins: [],
  refunding: ['refunded'],
  refunded: [],
} as const satisfies Record<string, readonly string[]>

export type OrderState = keyof typeof ORDER

/** What the buyer's screen asks while it waits. Not the code of a payment result. */
export type PayStatus = 'paid' | 'pending' | 'unpaid'

export const mayMove = (from: OrderState, to: OrderState): boolean =>
  (ORDER[from] as readonly OrderState[]).includes(to)

export function payStatus(state: OrderState): PayStatus {
  if (state === 'fulfilled') return 'paid'
  return state === 'paying' || state === 'paid' ? 'pending' : 'unpaid'
}
