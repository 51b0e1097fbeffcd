/** From the first price on the next one is this much higher; all in hundredths. */
const STEPS = [
  [100, 1],
  [200, 2],
  [300, 5],
  [400, 10],
  [600, 20],
  [1000, 50],
  [2000, 100],
  [3000, 200],
  [5000, 500],
  [10_000, 1000],
] as const
const LEAST = 101
const MOST = 100_000

/** The price nearest to this one that an exchange takes. */
export function exchangePrice(hundredths: number): number {
  const [from, step] = stepAt(hundredths)
  return within(from + Math.round((hundredths - from) / step) * step)
}

/** The next higher price that an exchange takes: what lays one that is backed at this. */
export const nextExchangePrice = (price: number): number => within(price + stepAt(price)[1])

const stepAt = (hundredths: number) => STEPS.findLast(([from]) => hundredths >= from) ?? STEPS[0]

const within = (price: number) => Math.min(MOST, Math.max(LEAST, price))
