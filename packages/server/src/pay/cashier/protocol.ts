import { createHmac, timingSafeEqual } from 'node:crypto'

/** Where a product may be told about payments, and where the cashier is asked. */
export const cashierPaths = {
  page: '/pay',
  query: '/api/query',
  close: '/api/close',
  refund: '/api/refund',
  payOut: '/api/payout',
  queryPayOut: '/api/payout/query',
  bill: '/api/bill',
} as const

export const SIGN_HEADER = 'x-cashier-sign'
export const MERCHANT = 'linmen-sandbox'

/** An order travels to the cashier in the address of its page, every word of it under the signature. */
export interface SignedOrder {
  readonly merchant: string
  readonly outNo: string
  readonly amount: number
  readonly subject: string
  readonly way: string
  readonly returnUrl: string
  readonly notifyUrl: string
  readonly endsAtMs: number
}

export const signOf = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex')

export function isSigned(key: string, text: string, signature: string | undefined): boolean {
  const [mine, theirs] = [Buffer.from(signOf(key, text)), Buffer.from(signature ?? '')]
  return mine.length === theirs.length && timingSafeEqual(mine, theirs)
}

export function orderAddress(base: string, key: string, order: SignedOrder): string {
  const words = Buffer.from(JSON.stringify(order)).toString('base64url')
  const query = new URLSearchParams({ order: words, sign: signOf(key, words) })
  return `${base}${cashierPaths.page}?${query.toString()}`
}

/** The order of an address; null when it was not signed with the key. */
export function orderOfAddress(key: string, query: URLSearchParams): SignedOrder | null {
  const words = query.get('order') ?? ''
  if (!isSigned(key, words, query.get('sign') ?? undefined)) return null
  return JSON.parse(Buffer.from(words, 'base64url').toString()) as SignedOrder
}

/** What the cashier tells a product once an order is paid. */
export interface CashierNotice {
  readonly number: string
  readonly kind: 'pay'
  readonly merchant: string
  readonly outNo: string
  readonly tradeNo: string
  readonly amount: number
  readonly currency: 'CNY'
}

export const NOTIFY_PATH = '/api/channel/cashier/notify'
