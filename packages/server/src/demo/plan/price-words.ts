/** What stands under every text of the demo: it says what was seen in the data, and nobody thinks it. */
export const DEMO_MARK = '（演示数据：文字由赛程与指数自动写成，不代表任何人的观点）'

export const decimalText = (hundredths: number): string => (hundredths / 100).toFixed(2)

export interface Chances {
  /** In percent, without what the company keeps; zero where nobody offers it. */
  readonly shares: readonly number[]
  /** What the company keeps, in percent. */
  readonly kept: number
}

/** The chances behind prices in hundredths. */
export function chancesOf(prices: readonly number[]): Chances {
  const raw = prices.map((price) => (price > 100 ? 10_000 / price : 0))
  const sum = raw.reduce((all, chance) => all + chance, 0)
  return {
    shares: raw.map((chance) => Math.round((100 * chance) / sum)),
    kept: Math.round(sum - 100),
  }
}

/** How a choice stands among the others. */
export function standing(name: string, own: number, others: readonly number[]): string {
  const best = Math.max(...others)
  if (own > best) return `概率最高的是${name}，比其次的多 ${own - best} 个百分点。`
  if (own === best) return `${name}与另一项并列最高，选它看的是价格而不是名气。`
  return `${name}不是最高的一项，少 ${best - own} 个百分点，选它是选另一种走法，落空的时候会更多。`
}
