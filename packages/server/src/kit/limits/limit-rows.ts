const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const QUARTER_MS = 15 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** What a count may be kept by. */
export type KeyPart = 'account' | 'address' | 'device' | 'member' | 'phone'

/** At most so many in a window for each value of the key; without key parts, for everybody together. */
export interface LimitRow {
  readonly most: number
  readonly windowMs: number
  readonly by: readonly KeyPart[]
}

export interface FlowLimits {
  readonly rows: readonly LimitRow[]
  /** Nobody can count: money, logins and messages that cost money stop, the rest goes on. */
  readonly uncounted: 'refuse' | 'allow'
}

/**
 * Every limit that all processes count together. The counts of plain reads by address and by member are not here: they
 * are kept in each process (`http/edge.ts`), because one write for each read would cost more than the read.
 */
export const limitRows = {
  /** Purchases, charges, withdrawals: whatever a row marks as money. */
  money: refusing([row(10, MINUTE_MS, 'member')]),

  /** All logins of an address, whoever they are for. */
  'login.address': refusing([row(20, QUARTER_MS, 'address')]),
  /** Guesses at one account from one address: a stranger elsewhere cannot lock its owner out. */
  'login.account': refusing([row(5, QUARTER_MS, 'account', 'address')]),
  /** Guesses from a device the account has been opened on before. */
  'login.device': refusing([row(5, QUARTER_MS, 'account', 'device')]),
  /** Guesses at one account from everywhere: beyond this, strangers have to show that they are people. */
  'login.everywhere': refusing([row(50, QUARTER_MS, 'account')]),

  /** Guesses at the second factor of an operator. */
  'operator.code': refusing([row(5, QUARTER_MS, 'member')]),

  /** Codes by text message. The last row is the budget of the house. */
  'code.send': refusing([
    row(1, MINUTE_MS, 'phone'),
    row(5, HOUR_MS, 'phone'),
    row(10, DAY_MS, 'phone'),
    row(10, HOUR_MS, 'device'),
    row(20, HOUR_MS, 'address'),
    row(120, MINUTE_MS),
  ]),
  'captcha.begin': refusing([row(20, MINUTE_MS, 'address')]),
  /** Questions in words, for who cannot see: few for one person, and few altogether. */
  'captcha.words': refusing([
    row(3, QUARTER_MS, 'device'),
    row(5, HOUR_MS, 'address'),
    row(60, HOUR_MS),
  ]),
  /** Wrong answers: a robot that guesses is out after five. */
  'captcha.wrong': refusing([row(5, QUARTER_MS, 'device'), row(60, QUARTER_MS, 'address')]),

  /** Codes of coupons that are tried: nobody finds one by guessing. */
  'coupon.code': refusing([row(10, QUARTER_MS, 'member'), row(40, HOUR_MS, 'address')]),

  withdrawal: refusing([row(3, DAY_MS, 'member')]),
  'red-packet': refusing([row(1, MINUTE_MS, 'member')]),

  post: allowing([row(5, MINUTE_MS, 'member')]),
  comment: allowing([row(20, MINUTE_MS, 'member')]),
  /** Slow mode: one line in three seconds, and not all day long. */
  chat: allowing([row(1, 3 * SECOND_MS, 'member'), row(15, MINUTE_MS, 'member')]),
  report: allowing([row(10, HOUR_MS, 'member')]),
  upload: allowing([row(20, HOUR_MS, 'member'), row(50, DAY_MS, 'member')]),
  search: allowing([row(30, MINUTE_MS, 'address')]),
  'foreign-image': allowing([row(10, MINUTE_MS, 'address')]),
} as const satisfies Record<string, FlowLimits>

export type Flow = keyof typeof limitRows

function row(most: number, windowMs: number, ...by: KeyPart[]): LimitRow {
  return { most, windowMs, by }
}

function refusing(rows: readonly LimitRow[]): FlowLimits {
  return { rows, uncounted: 'refuse' }
}

function allowing(rows: readonly LimitRow[]): FlowLimits {
  return { rows, uncounted: 'allow' }
}
