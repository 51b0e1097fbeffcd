import type { CashierOrder } from './book.ts'
import { SIGN_HEADER, signOf, type CashierNotice } from './protocol.ts'

/** Milliseconds to wait before each try. A product that is away for a while still hears of it. */
const TRIES_MS = [0, 1000, 4000, 15_000, 60_000, 300_000, 1_800_000, 7_200_000]
const PATIENCE_MS = 5000

type Wait = (ms: number, run: () => void) => void

/** A notice as it is sent, and what the product answers when it has taken it. */
interface Letter {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  readonly isTaken: (status: number, text: string) => boolean
}

export type LetterOf = (order: CashierOrder) => Letter

/** Tells the product about a payment until it has taken it. The content is the same in every try. */
export function notifyPaid(order: CashierOrder, letterOf: LetterOf, wait: Wait, firstMs = 0): void {
  const attempt = async (tries: number): Promise<void> => {
    if (await tell(order.notifyUrl, letterOf(order))) return
    const delayMs = TRIES_MS[tries + 1]
    if (delayMs !== undefined) wait(delayMs, () => void attempt(tries + 1))
  }
  wait(firstMs, () => void attempt(0))
}

/** The cashier's own words. */
export const ownLetter =
  (key: string): LetterOf =>
  (order) => {
    const notice: CashierNotice = {
      number: `N${order.tradeNo}`,
      kind: 'pay',
      merchant: order.merchant,
      outNo: order.outNo,
      tradeNo: order.tradeNo,
      amount: order.amount,
      currency: 'CNY',
    }
    const body = JSON.stringify(notice)
    return {
      body,
      headers: { 'content-type': 'application/json', [SIGN_HEADER]: signOf(key, body) },
      isTaken: (status, text) => status === 200 && text === 'success',
    }
  }

async function tell(url: string, { body, headers, isTaken }: Letter): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return fetch(url, { method: 'POST', headers, body, signal }).then(
    async (response) => isTaken(response.status, await response.text()),
    () => false,
  )
}
