/** What was matched on one outcome of an exchange market (必发): money and the price of the last trade. */
export interface Matched {
  readonly volume: number
  readonly price: number
}

export interface ExchangeView {
  /** Share of the matched money (成交比例). */
  readonly share: number
  /** Volume × price over the sum of it (必发指数). */
  readonly index: number
  /** 100 × (share − probability) / probability (冷热指数); above zero is hot. */
  readonly heat: number
  /** What a bookmaker holding all stakes keeps if this outcome comes (模拟盈亏). */
  readonly profit: number
  /** Profit in percent of all stakes (盈亏指数). */
  readonly profitIndex: number
}

/** Null unless money was matched on every outcome: a missing amount would make the others wrong. */
export function exchangeView(
  matched: readonly Matched[],
  probabilities: readonly number[],
): ExchangeView[] | null {
  if (matched.length === 0 || matched.some(({ volume }) => !(volume > 0))) return null
  const total = matched.reduce((sum, { volume }) => sum + volume, 0)
  const payout = matched.reduce((sum, { volume, price }) => sum + volume * price, 0)
  return matched.map(({ volume, price }, j) => {
    const share = volume / total
    const probability = probabilities[j]!
    const profit = total - volume * price
    return {
      share,
      index: (volume * price) / payout,
      heat: (100 * (share - probability)) / probability,
      profit,
      profitIndex: (100 * profit) / total,
    }
  })
}
