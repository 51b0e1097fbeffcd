/** What money should be, told without any of the product's code: fen in plain numbers, gift coins in lots. */
interface Lot {
  left: number
  readonly endsAtMs: number
}

interface Sold {
  readonly planId: string | null
  readonly paid: number
  readonly lots: readonly { readonly lot: Lot; readonly take: number }[]
  readonly share: number
  state: 'kept' | 'refunded'
  isSettled: boolean
}

interface Offered {
  readonly planId: string
  readonly closesAtMs: number
  resultAtMs: number | null
}

export interface Charged {
  readonly id: string
  readonly amount: number
  state: 'open' | 'paid'
  refunded: number
  /** Paid after its order was closed. */
  isLate: boolean
}

const SHARE_PERCENT = 30
const WAIT_MS = 3 * 86_400_000

/** One buyer, one expert, and everything between them. */
export class MoneyModel {
  nowMs: number
  paid = 0
  cash = 0
  owed = 0
  readonly lots: Lot[] = []
  readonly sold = new Map<string, Sold>()
  readonly plans: Offered[] = []
  readonly charges: Charged[] = []

  constructor(nowMs: number) {
    this.nowMs = nowMs
  }

  get gifts(): number {
    return this.#alive().reduce((sum, { left }) => sum + left, 0)
  }

  get coins(): number {
    return this.paid + this.gifts
  }

  get pending(): number {
    return [...this.sold.values()]
      .filter(({ state, isSettled }) => state === 'kept' && !isSettled)
      .reduce((sum, { share }) => sum + share, 0)
  }

  owns(planId: string): boolean {
    return [...this.sold.values()].some((sold) => sold.planId === planId && sold.state === 'kept')
  }

  /** Sold until its match begins, and never once its result is known. */
  isClosed({ closesAtMs, resultAtMs }: Offered): boolean {
    return resultAtMs !== null || this.nowMs >= closesAtMs
  }

  buy(orderId: string, planId: string | null, price: number): void {
    let rest = price
    const lots: { lot: Lot; take: number }[] = []
    for (const lot of this.#alive()) {
      const take = Math.min(lot.left, rest)
      if (take === 0) continue
      lot.left -= take
      rest -= take
      lots.push({ lot, take })
    }
    this.paid -= rest
    const share = planId === null ? 0 : Math.floor((rest * SHARE_PERCENT) / 100)
    const state = 'kept' as const
    this.sold.set(orderId, { planId, paid: rest, lots, share, state, isSettled: false })
  }

  refund(orderId: string): void {
    const sold = this.sold.get(orderId)!
    sold.state = 'refunded'
    this.paid += sold.paid
    for (const { lot, take } of sold.lots) if (lot.endsAtMs > this.nowMs) lot.left += take
    if (!sold.isSettled) return
    const there = Math.min(this.cash, sold.share)
    this.cash -= there
    this.owed += sold.share - there
  }

  settleShares(): void {
    for (const sold of this.sold.values()) {
      const plan = this.plans.find(({ planId }) => planId === sold.planId)
      const resultAtMs = plan?.resultAtMs ?? null
      const isDue = resultAtMs !== null && resultAtMs + WAIT_MS <= this.nowMs
      if (sold.state !== 'kept' || sold.isSettled || !isDue) continue
      sold.isSettled = true
      const back = Math.min(this.owed, sold.share)
      this.owed -= back
      this.cash += sold.share - back
    }
  }

  #alive(): Lot[] {
    return this.lots
      .filter(({ left, endsAtMs }) => left > 0 && endsAtMs > this.nowMs)
      .toSorted((a, b) => a.endsAtMs - b.endsAtMs)
  }
}
