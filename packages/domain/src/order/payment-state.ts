/** The legal moves of a payment at a channel. What was paid stays paid: refunds are rows of their own. */
export const PAYMENT = {
  pending: ['success', 'unknown', 'closed', 'conflict'],
  /** The channel did not answer when it was asked. */
  unknown: ['success', 'closed', 'conflict'],
  // Money that arrives after the close is never lost.
  closed: ['success', 'conflict'],
  success: [],
  /** Other money than the order is about: a person looks at it, and nothing is credited. */
  conflict: ['success', 'closed'],
} as const satisfies Record<string, readonly string[]>

export type PaymentState = keyof typeof PAYMENT

export const paymentMayMove = (from: PaymentState, to: PaymentState): boolean =>
  (PAYMENT[from] as readonly PaymentState[]).includes(to)

/** How long a buyer may take at the cashier. */
export const PAYMENT_LIFE_MS = 15 * 60_000

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const WAITS: Readonly<Record<'pending' | 'unknown', readonly number[]>> = {
  pending: [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS],
  unknown: [MINUTE_MS, 5 * MINUTE_MS, 60 * MINUTE_MS, ...Array.from({ length: 7 }, () => DAY_MS)],
}

/** When somebody asks the channel again; null when a person has to. */
export const nextCheck = (
  state: 'pending' | 'unknown',
  checks: number,
  nowMs: number,
): number | null => {
  const waitMs = WAITS[state][checks]
  return waitMs === undefined ? null : nowMs + waitMs
}

const ASKS_AFTER_RETURN_MS = [3000, 10_000, 30_000, 60_000] as const

/** When the channel is asked next about what a buyer who is back has not paid yet; null when the minute is over. */
export const nextAsk = (returnedAtMs: number, nowMs: number): number | null =>
  ASKS_AFTER_RETURN_MS.map((waitMs) => returnedAtMs + waitMs).find((atMs) => atMs > nowMs) ?? null

interface Attempt {
  readonly state: PaymentState
  readonly endsAtMs: number
  /** When its buyer gave it up. */
  readonly cancelledAtMs: number | null
}

/** Whether its buyer may still carry a payment on: nobody knows its end, its time runs, and it was not given up. */
export const mayCarryOn = ({ state, endsAtMs, cancelledAtMs }: Attempt, nowMs: number): boolean =>
  chargeStatus(state) === 'pending' && nowMs < endsAtMs && cancelledAtMs === null

/** Whether its channel is told to close a payment, where it would else only be asked about it. */
export const isToClose = (
  { endsAtMs, cancelledAtMs }: Omit<Attempt, 'state'>,
  nowMs: number,
): boolean => nowMs >= endsAtMs || cancelledAtMs !== null

/** What the buyer's screen asks while it waits for a charge. */
export const chargeStatus = (state: PaymentState): 'paid' | 'pending' | 'unpaid' => {
  if (state === 'success') return 'paid'
  return state === 'pending' || state === 'unknown' ? 'pending' : 'unpaid'
}
