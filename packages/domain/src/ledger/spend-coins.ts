import type { Cents } from '@linmen/contract'
import { add, NOTHING, smaller, subtract } from '#money/cents.ts'

/** Gift coins of one origin. They end together. */
export interface PromoLot {
  readonly id: string
  readonly left: Cents
  readonly expiresAtMs: number
}

export interface Wallet {
  readonly paid: Cents
  readonly lots: readonly PromoLot[]
}

export interface CoinsSpent {
  readonly promo: Cents
  readonly paid: Cents
  readonly lots: readonly { readonly id: string; readonly take: Cents }[]
}

/** Coins that can be spent at this moment, whether or not a job has cleared the expired lots. */
export const spendable = ({ paid, lots }: Wallet, atMs: number): Cents =>
  add(paid, ...alive(lots, atMs).map((lot) => lot.left))

/** Takes gift coins first, those that end first before others, then charged coins. Null when short. */
export function spendCoins(need: Cents, wallet: Wallet, atMs: number): CoinsSpent | null {
  let rest = need
  const lots: { id: string; take: Cents }[] = []
  for (const lot of alive(wallet.lots, atMs)) {
    const take = smaller(lot.left, rest)
    if (take > 0) lots.push({ id: lot.id, take })
    rest = subtract(rest, take)
  }
  if (rest > wallet.paid) return null
  return { promo: subtract(need, rest), paid: rest, lots }
}

export const NO_COINS: CoinsSpent = { promo: NOTHING, paid: NOTHING, lots: [] }

const alive = (lots: readonly PromoLot[], atMs: number) =>
  lots
    .filter((lot) => lot.expiresAtMs > atMs)
    .toSorted((a, b) => a.expiresAtMs - b.expiresAtMs || (a.id < b.id ? -1 : 1))
