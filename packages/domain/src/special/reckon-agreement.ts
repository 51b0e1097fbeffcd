import { asianDifference } from '#market/asian-difference.ts'
import { proportional } from '#market/devig.ts'
import { kellyIndex, kellyVariance, returnRate } from '#market/kelly.ts'
import { companyName, ODDS_COMPANIES } from '#odds/companies.ts'
import { decimals } from '#odds/market-table.ts'
import { offersAt } from '#odds/offers.ts'
import {
  marketOf,
  mean,
  oneDecimal,
  points,
  signed,
  strongest,
  type Known,
  type Reckoned,
} from './known.ts'
import { ofOutcomes, OUTCOMES, OUTCOME_WORDS } from './outcomes.ts'
import { barsBeside, gapsInPoints, percentsBeside } from './side-by-side.ts'

const FEWEST_DISPERSED = 5
const FEWEST = 3

/** Standard deviation of every company's own chances. */
export function dispersion(known: Known): Reckoned | null {
  const market = marketOf(known, FEWEST_DISPERSED)
  if (!market) return null
  const { offers, prices, chances } = market
  const shares = prices.map(proportional)
  const spread = spreadOf(shares, chances)
  const off = (at: number, j: number) => 100 * (shares[at]![j]! - chances[j]!)
  return {
    signal: strongest(spread),
    sample: offers.length,
    values: ofOutcomes((j) => ({
      text: oneDecimal(spread[j]!),
      note: `均值 ${oneDecimal(100 * chances[j]!)}%`,
    })),
    inputs: [
      { name: '公司数', text: `${offers.length} 家` },
      { name: '平均概率', text: triple(chances.map((each) => 100 * each)) },
      { name: '平均返还率', text: `${oneDecimal(100 * mean(prices.map(returnRate)))}%` },
    ],
    picture: {
      kind: 'dots',
      unit: '点',
      dots: ofOutcomes((j) => ({
        middle: points(chances[j]!),
        spread: tenths(spread[j]!),
        dots: offers.map(({ company }, at) => ({
          name: companyName(company),
          value: Math.round(off(at, j) * 100) / 100,
        })),
      })),
    },
    summary: `${offers.length} 家公司的概率与均值之差：${OUTCOMES.map((side, j) => `${OUTCOME_WORDS[side]}标准差 ${oneDecimal(spread[j]!)} 个百分点`).join('，')}。`,
    table: {
      caption: '分公司去水概率',
      heads: ['公司', '主', '平', '客', '主胜偏离'],
      rows: offers
        .map(({ company }, at) => ({ company, at, far: Math.abs(off(at, 0)) }))
        .toSorted((a, b) => b.far - a.far)
        .map(({ company, at }) => ({
          cells: [
            companyName(company),
            ...shares[at]!.map((each) => oneDecimal(100 * each)),
            `${signed(off(at, 0) / Math.max(spread[0]!, 1e-9))}σ`,
          ],
        })),
    },
  }
}

/** In points of percent. */
export const spreadOf = (shares: readonly (readonly number[])[], means: readonly number[]) =>
  means.map((middle, j) => 100 * Math.sqrt(mean(shares.map((each) => (each[j]! - middle) ** 2))))

export function kelly(known: Known): Reckoned | null {
  const market = marketOf(known, FEWEST)
  if (!market) return null
  const { offers, prices, chances } = market
  const index = kellyIndex(prices)
  const variance = kellyVariance(prices)
  const rates = prices.map(returnRate)
  const rate = mean(rates)
  const means = OUTCOMES.map((_, j) => mean(index.map((row) => row[j]!)))
  return {
    signal: strongest(means.map((each) => 100 * (1 - each / rate))),
    sample: offers.length,
    values: ofOutcomes((j) => ({
      text: means[j]!.toFixed(3),
      note: `方差 ${mean(variance.map((row) => row[j]!)).toFixed(2)}`,
    })),
    inputs: [
      { name: '公司数', text: `${offers.length} 家` },
      { name: '市场概率', text: triple(chances.map((each) => 100 * each)) },
      { name: '平均返还率 R', text: rate.toFixed(3) },
    ],
    picture: barsBeside(
      '',
      ['平均凯利 ×100', means.map(points)],
      ['平均返还率 ×100', means.map(() => points(rate))],
    ),
    summary: `${offers.length} 家公司平均凯利：${OUTCOMES.map((side, j) => `${OUTCOME_WORDS[side]} ${means[j]!.toFixed(3)}`).join('，')}；平均返还率 ${rate.toFixed(3)}。`,
    table: {
      caption: '分公司凯利',
      heads: ['公司', '主', '平', '客', '返还率'],
      rows: offers.map(({ company }, at) => ({
        cells: [
          companyName(company),
          ...index[at]!.map((each) => each.toFixed(2)),
          `${oneDecimal(100 * rates[at]!)}%`,
        ],
      })),
    },
  }
}

export const HEADLINE: ReadonlySet<number> = new Set(ODDS_COMPANIES.map(({ id }) => id))

/** What the handicap market says of the three results, less what the result market says. */
export function difference(known: Known): Reckoned | null {
  // Each company costs a fitted grid, and a job does it for whole days: four that everybody knows are enough.
  const offers = offersAt(known.ticks, 'european', known.asOfMs)
    .filter(({ company }) => HEADLINE.has(company))
    .flatMap(({ company, now }) => {
      const [home = 0, draw = 0, away = 0] = decimals(now.european)
      const { line, first, second } = now.asian
      const told = asianDifference([home, draw, away], {
        line: -line / 10_000,
        home: 1 + first / 100,
        away: 1 + second / 100,
      })
      return told ? [{ company, told }] : []
    })
  if (offers.length < FEWEST) return null
  const over = (pick: 'difference' | 'european' | 'asian') =>
    OUTCOMES.map((_, j) => 100 * mean(offers.map(({ told }) => told[pick][j]!)))
  const [gap, european, asian] = [over('difference'), over('european'), over('asian')]
  return {
    signal: strongest(gap, 0),
    sample: offers.length,
    values: gapsInPoints(gap),
    inputs: [
      { name: '公司数', text: `${offers.length} 家同时有欧指与亚盘` },
      { name: '欧指概率', text: triple(european) },
      { name: '亚盘推出的概率', text: triple(asian) },
    ],
    picture: barsBeside('%', ['亚盘推出', asian.map(tenths)], ['欧指', european.map(tenths)]),
    summary: percentsBeside(['亚盘', asian], ['欧指', european]),
    table: {
      caption: '分公司差异（百分点）',
      heads: ['公司', '主', '平', '客'],
      rows: offers.map(({ company, told }) => ({
        cells: [companyName(company), ...told.difference.map((each) => signed(100 * each))],
      })),
    },
  }
}

const tenths = (value: number) => Math.round(value * 10) / 10

export const triple = (percents: readonly number[]) =>
  percents.map((each) => `${oneDecimal(each)}%`).join(' / ')
