import type { Cents } from '@linmen/contract'

export type Currency = '金币' | '元'

/** A balance always shows its two decimals: `126.00`. */
export function balanceText(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A price shows no decimals it does not need: `38`, `30.4`, `0.07`. */
export const priceText = (amount: Cents): string =>
  balanceText(amount)
    .replace(/0{1,2}$/, '')
    .replace(/\.$/, '')

/** One yuan is one coin; the host decides which word is shown. */
export const amountText = (amount: Cents, currency: Currency): string =>
  `${priceText(amount)} ${currency}`
