import type { EuropeanOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { proportional } from '#market/devig.ts'
import { kellyDispersion, kellyIndex, oddsDispersion, returnRate } from '#market/kelly.ts'
import {
  added,
  explainedAs,
  meanOf,
  oddsFigure,
  signed,
  type Explained,
  type Step,
} from './explained.ts'
import { decimals, percent, twoPlaces } from './market-table.ts'

export interface Quote {
  readonly name: string
  readonly odds: EuropeanOdds
}

export type Outcome3 = keyof EuropeanOdds

const OUTCOMES = ['home', 'draw', 'away'] as const

/** 返还率 of one company. */
export function explainReturnRate({ name, odds }: Quote): Explained {
  const figure = `${percent(returnRate(decimals(odds))).toFixed(1)}%`
  return explainedAs('返还率 = 100 ÷ 各项赔率倒数之和', figure, () => [
    { name, sum: `100 ÷ (${inverses(odds)})`, figure },
  ])
}

/** 凯利指数 of one company for one outcome. */
export function explainKelly(quotes: readonly Quote[], at: number, outcome: Outcome3): Explained {
  const { name, odds } = quotes[at]!
  const exact = kellyOf(quotes)[at]![OUTCOMES.indexOf(outcome)]!
  const formula = '凯利指数 = 该公司赔率 × 市场平均概率，市场平均概率为各公司去水后概率的平均'
  return explainedAs(formula, two(exact), (digits) => {
    const { steps, chance } = marketSteps(quotes, outcome, digits)
    const price = oddsFigure(odds[outcome])
    const figure = two(Number(price) * Number(chance))
    return [...steps, { name: `${name} 凯利`, sum: `${price} × ${chance}`, figure }]
  })
}

/** 离散值: how far the companies' Kelly indices lie apart. */
export function explainDispersion(quotes: readonly Quote[], outcome: Outcome3): Explained {
  const prices = quotes.map(({ odds }) => decimals(odds))
  const exact = kellyDispersion(prices)[OUTCOMES.indexOf(outcome)]!
  const formula = '离散值 = 各公司凯利指数与其平均之差的平方，取平均后 × 10000'
  return explainedAs(formula, two(exact), (digits) => {
    const market = marketSteps(quotes, outcome, digits)
    const kelly = quotes.map(({ name, odds }): Step => {
      const price = oddsFigure(odds[outcome])
      const figure = (Number(price) * Number(market.chance)).toFixed(digits)
      return { name: `${name} 凯利`, sum: `${price} × ${market.chance}`, figure }
    })
    const mean = meanStep('凯利平均', kelly, digits)
    const squares = kelly.map(({ figure }) => `(${figure} - ${mean.figure})²`)
    const spread = squareMean(kelly, mean) * 10_000
    const last = `(${added(squares)}) ÷ ${kelly.length} × 10000`
    return [...market.steps, ...kelly, mean, { name: '离散值', sum: last, figure: two(spread) }]
  })
}

/** Standard deviation of the fair odds; null for fewer companies than say anything. */
export function explainOddsDispersion(
  quotes: readonly Quote[],
  outcome: Outcome3,
): Explained | null {
  const at = OUTCOMES.indexOf(outcome)
  const exact = oddsDispersion(quotes.map(({ odds }) => decimals(odds)))
  if (!exact) return null
  const formula = '赔率离散 = 各公司去水赔率的标准差'
  return explainedAs(formula, two(exact[at]!), (digits) => {
    const fair = quotes.map(({ name, odds }): Step => {
      const price = oddsFigure(odds[outcome])
      const figure = (1 / proportional(decimals(odds))[at]!).toFixed(digits)
      return { name: `${name} 去水赔率`, sum: `${price} × (${inverses(odds)})`, figure }
    })
    const mean = meanStep('去水赔率平均', fair, digits)
    const squares = fair.map(({ figure }) => `(${figure} - ${mean.figure})²`)
    const figure = two(Math.sqrt(squareMean(fair, mean)))
    return [
      ...fair,
      mean,
      { name: '赔率离散', sum: `√((${added(squares)}) ÷ ${fair.length})`, figure },
    ]
  })
}

/** How much more an outcome is bought than one company's chance for it, in points of percent. */
export function explainBetHeat(share: number, { name, odds }: Quote, outcome: Outcome3): Explained {
  const chance = proportional(decimals(odds))[OUTCOMES.indexOf(outcome)]! * 100
  const figure = signed(Math.round((share - chance) * 10) / 10, 1)
  const sum = `${share.toFixed(1)} - 100 ÷ ${oddsFigure(odds[outcome])} ÷ (${inverses(odds)})`
  return explainedAs(`占比差 = 投注占比 - ${name} 去水概率（百分点）`, figure, () => [
    { name: '占比差', sum, figure },
  ])
}

function marketSteps(quotes: readonly Quote[], outcome: Outcome3, digits: number) {
  const shares = quotes.map(({ name, odds }): Step => {
    const share = proportional(decimals(odds))[OUTCOMES.indexOf(outcome)]!
    const sum = `1 ÷ ${oddsFigure(odds[outcome])} ÷ (${inverses(odds)})`
    return { name: `${name} 去水概率`, sum, figure: share.toFixed(digits) }
  })
  const mean = meanStep('市场平均概率', shares, digits)
  return { steps: [...shares, mean], chance: mean.figure }
}

function meanStep(name: string, steps: readonly Step[], digits: number): Step {
  const figures = steps.map(({ figure }) => figure)
  const sum = `(${added(figures)}) ÷ ${figures.length}`
  return { name, sum, figure: meanOf(figures).toFixed(digits) }
}

const squareMean = (steps: readonly Step[], mean: Step) =>
  steps.reduce((sum, { figure }) => sum + (Number(figure) - Number(mean.figure)) ** 2, 0) /
  steps.length

const kellyOf = (quotes: readonly Quote[]) => kellyIndex(quotes.map(({ odds }) => decimals(odds)))

const inverses = (odds: EuropeanOdds) =>
  added(OUTCOMES.map((each) => `1 ÷ ${oddsFigure(odds[each])}`))

const two = (value: number) => twoPlaces(value).toFixed(2)
