import { exchangeView } from '#market/exchange.ts'
import { added, explainedAs, signed, type Explained } from './explained.ts'
import { percent, twoPlaces } from './market-table.ts'

/** One outcome of an exchange as published: money, last price, chance in percent. */
export interface ExchangeEntry {
  readonly amount: number
  readonly price: number
  readonly chance: number
}

export interface ExchangeExplained {
  readonly share: Explained
  /** Points of percent between the share and the chance. */
  readonly gap: Explained
  /** The same difference in percent of the chance. */
  readonly heat: Explained
  readonly profit: Explained
  readonly profitIndex: Explained
}

/** Every figure of one outcome, from the published amounts, prices and chances. */
export function explainExchange(
  entries: readonly ExchangeEntry[],
  at: number,
): ExchangeExplained | null {
  const view = exchangeView(
    entries.map(({ amount, price }) => ({ volume: amount, price })),
    entries.map(({ chance }) => chance / 100),
  )?.[at]
  const entry = entries[at]
  if (!view || !entry) return null
  const { amount, price, chance } = entry
  const total = added(entries.map((each) => String(each.amount)))
  const share = `100 × ${amount} ÷ (${total})`
  const profit = `${total} - ${amount} × ${price.toFixed(2)}`
  const figure = (value: number, places: number) =>
    signed(Math.round(value * 10 ** places) / 10 ** places, places)
  const one = (formula: string, sum: string, exact: string) =>
    explainedAs(formula, exact, () => [{ name: formula.split(' = ')[0]!, sum, figure: exact }])
  const chanceIn = (digits: number) => Number(chance.toFixed(digits))
  return {
    share: one('成交比例 = 该项成交额 ÷ 总成交额', share, `${percent(view.share).toFixed(1)}%`),
    gap: explainedAs(
      '占比差 = 成交比例 - 市场概率（百分点）',
      figure(view.share * 100 - chance, 1),
      (digits) => {
        const printed = chanceIn(digits)
        const gap = figure(view.share * 100 - printed, 1)
        return [{ name: '占比差', sum: `${share} - ${printed}`, figure: gap }]
      },
    ),
    heat: explainedAs(
      '冷热指数 = (成交比例 - 市场概率) ÷ 市场概率 × 100',
      figure(view.heat, 0),
      (digits) => {
        const printed = chanceIn(digits)
        const heat = figure(((view.share * 100 - printed) / printed) * 100, 0)
        return [
          { name: '冷热指数', sum: `(${share} - ${printed}) ÷ ${printed} × 100`, figure: heat },
        ]
      },
    ),
    profit: one(
      '盈亏 = 总成交额 - 该项成交额 × 成交价',
      profit,
      signed(Math.round(view.profit), 0),
    ),
    profitIndex: one(
      '盈亏指数 = 盈亏 ÷ 总成交额 × 100',
      `(${profit}) ÷ (${total}) × 100`,
      signed(twoPlaces(view.profitIndex), 2),
    ),
  }
}
