import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SignedOrder } from './protocol.ts'

export type OrderState = 'open' | 'paid' | 'closed'

/** An order as the cashier knows it. */
export interface CashierOrder extends SignedOrder {
  readonly tradeNo: string
  state: OrderState
  paidAtMs: number | null
  refunded: number
}

export interface Movement {
  readonly kind: 'pay' | 'refund' | 'payout'
  readonly outNo: string
  readonly tradeNo: string
  readonly amount: number
  readonly atMs: number
}

type Entry =
  | { readonly deed: 'opened'; readonly order: SignedOrder; readonly tradeNo: string }
  | { readonly deed: 'closed'; readonly outNo: string }
  | { readonly deed: 'moved'; readonly movement: Movement; readonly of: string }

/** Where the local cashier of a demo remembers. */
export const cashierFile = (dataDir: string) => join(dataDir, 'cashier.jsonl')

/** Six in a thousand of what is paid, as channels of this country take it. */
export const feeOf = (kind: Movement['kind'], amount: number) =>
  kind === 'pay' ? Math.round((amount * 60) / 10_000) : 0

const BEIJING_MS = 8 * 3_600_000

/** What the cashier has to remember: lines in a file, read again after a restart. */
export class CashierBook {
  readonly #orders = new Map<string, CashierOrder>()
  readonly #movements = new Map<string, Movement>()
  readonly #of = new Map<Movement, string>()
  readonly #file: string | null
  #made = 0

  constructor(file: string | null) {
    this.#file = file
    if (file === null) return
    mkdirSync(dirname(file), { recursive: true })
    if (!existsSync(file)) return
    for (const line of readFileSync(file, 'utf8').split('\n'))
      if (line.endsWith('}')) this.#take(JSON.parse(line) as Entry)
  }

  order(outNo: string): CashierOrder | undefined {
    return this.#orders.get(outNo)
  }

  /** The order behind a signed address: the same one, however often it is opened. */
  open(order: SignedOrder, nowMs: number): CashierOrder {
    if (!this.#orders.has(order.outNo))
      this.#write({ deed: 'opened', order, tradeNo: this.#number('T', nowMs) })
    return this.#orders.get(order.outNo)!
  }

  close(outNo: string): void {
    if (this.#orders.get(outNo)?.state === 'open') this.#write({ deed: 'closed', outNo })
  }

  pay(outNo: string, nowMs: number): void {
    const order = this.#orders.get(outNo)
    if (order?.state !== 'open') return
    const { tradeNo, amount } = order
    this.#move({ kind: 'pay', outNo, tradeNo, amount, atMs: nowMs }, outNo)
  }

  refund(outNo: string, refundNo: string, amount: number, nowMs: number): 'done' | 'refused' {
    const known = this.#movements.get(`refund:${refundNo}`)
    if (known) return known.amount === amount ? 'done' : 'refused'
    const order = this.#orders.get(outNo)
    if (order?.state !== 'paid' || order.refunded + amount > order.amount) return 'refused'
    const tradeNo = this.#number('R', nowMs)
    this.#move({ kind: 'refund', outNo: refundNo, tradeNo, amount, atMs: nowMs }, outNo)
    return 'done'
  }

  payOut(outNo: string, amount: number, nowMs: number): 'done' | 'refused' {
    const known = this.paidOut(outNo)
    if (known) return known.amount === amount ? 'done' : 'refused'
    const tradeNo = this.#number('P', nowMs)
    this.#move({ kind: 'payout', outNo, tradeNo, amount, atMs: nowMs }, outNo)
    return 'done'
  }

  paidOut(outNo: string): Movement | undefined {
    return this.#movements.get(`payout:${outNo}`)
  }

  /** Everything that moved on a day in Beijing, of one merchant or of all, with the order it is about. */
  movedOn(day: string, merchant?: string): readonly (Movement & { readonly of: string })[] {
    return [...this.#movements.values()]
      .filter(({ atMs }) => new Date(atMs + BEIJING_MS).toISOString().startsWith(day))
      .map((movement) => ({ ...movement, of: this.#of.get(movement)! }))
      .filter(({ of }) => merchant === undefined || this.#orders.get(of)?.merchant === merchant)
  }

  /** The same, one line each, with the hash of the file. */
  bill(day: string): { file: string; hash: string } {
    const lines = this.movedOn(day).map(({ kind, outNo, tradeNo, amount }) =>
      [kind, outNo, tradeNo, amount, feeOf(kind, amount), 'done'].join(','),
    )
    const file = ['kind,outNo,tradeNo,fen,feeFen,status', ...lines, ''].join('\n')
    return { file, hash: createHash('sha256').update(file).digest('hex') }
  }

  #number(kind: string, nowMs: number): string {
    this.#made += 1
    return `${kind}${nowMs}${String(this.#made).padStart(6, '0')}`
  }

  #move(movement: Movement, of: string): void {
    this.#write({ deed: 'moved', movement, of })
  }

  #write(entry: Entry): void {
    if (this.#file !== null) appendFileSync(this.#file, `${JSON.stringify(entry)}\n`)
    this.#take(entry)
  }

  #take(entry: Entry): void {
    if (entry.deed === 'opened') {
      const { order, tradeNo } = entry
      this.#made += 1
      this.#orders.set(order.outNo, {
        ...{ ...order, tradeNo },
        ...{ state: 'open', paidAtMs: null, refunded: 0 },
      })
      return
    }
    if (entry.deed === 'closed') {
      this.#orders.get(entry.outNo)!.state = 'closed'
      return
    }
    const { movement, of } = entry
    this.#movements.set(`${movement.kind}:${movement.outNo}`, movement)
    this.#of.set(movement, of)
    const order = this.#orders.get(of)
    if (!order) return
    if (movement.kind === 'pay') Object.assign(order, { state: 'paid', paidAtMs: movement.atMs })
    if (movement.kind === 'refund') order.refunded += movement.amount
  }
}
