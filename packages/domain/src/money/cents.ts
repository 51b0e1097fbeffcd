import type { Cents } from '@linmen/contract'

/** Whole fen. A fraction here is a bug of the caller, never something to round away. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole fen: ${amount}`)
  return (amount === 0 ? 0 : amount) as Cents
}

export const NOTHING = 0 as Cents

export const add = (...amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce((sum, amount) => sum + amount, 0))

export const subtract = (from: Cents, amount: Cents): Cents => cents(from - amount)

export const negate = (amount: Cents): Cents => cents(-amount)

export const smaller = (one: Cents, other: Cents): Cents => cents(Math.min(one, other))

/** So many hundredths of an amount, rounded up to the fen: what a buyer pays. */
export const percentUp = (amount: Cents, percent: number): Cents =>
  cents(hundredths(amount, percent) + (rest(amount, percent) > 0 ? 1 : 0))

/** So many hundredths of an amount, rounded down to the fen: what somebody earns. */
export const percentDown = (amount: Cents, percent: number): Cents =>
  cents(hundredths(amount, percent))

// The remainder is taken off before dividing: the division is then exact and never touches fractions.
const rest = (amount: Cents, percent: number) => cents(amount * percent) % 100
const hundredths = (amount: Cents, percent: number) =>
  (amount * percent - rest(amount, percent)) / 100
