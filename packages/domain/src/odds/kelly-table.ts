import {
  kellyDispersion,
  kellyIndex,
  kellyVariance,
  marketProbabilities,
  oddsDispersion,
  returnRate,
} from '#market/kelly.ts'
import { companyName } from './companies.ts'
import { decimals, percent, results, twoPlaces } from './market-table.ts'
import type { Offers } from './offers.ts'

export const KELLY_FORMULA =
  '凯利指数 = 该公司赔率 × 市场平均概率；市场平均概率为各公司去水后概率的平均。它不是投注比例。'
export const DISPERSION_FORMULA =
  '离散值 = 各公司凯利指数与其平均之差的平方，取平均后 × 10000；赔率离散 = 各公司去水赔率的标准差，少于 3 家不计算。'

/** Kelly indices with the inputs they come from. Null when no company has an offer. */
export function kellyTable(offers: readonly Offers[]) {
  if (offers.length === 0) return null
  const now = offers.map((offer) => decimals(offer.now.european))
  const kelly = kellyIndex(now)
  const first = kellyIndex(offers.map((offer) => decimals(offer.first.european)))
  const variance = kellyVariance(now)
  const outcomes = [...now[0]!.keys()]
  const mean = outcomes.map((at) => kelly.reduce((sum, row) => sum + row[at]!, 0) / kelly.length)
  return {
    formula: KELLY_FORMULA,
    companies: offers.length,
    chances: results(marketProbabilities(now).map(percent)),
    mean: results(mean.map(twoPlaces)),
    dispersion: results(kellyDispersion(now).map(twoPlaces)),
    rows: offers.map((offer, at) => ({
      company: offer.company,
      name: companyName(offer.company),
      odds: offer.now.european,
      returnRate: percent(returnRate(now[at]!)),
      kelly: results(kelly[at]!.map(twoPlaces)),
      firstKelly: results(first[at]!.map(twoPlaces)),
      variance: results(variance[at]!.map(twoPlaces)),
    })),
  }
}

/** How far the companies disagree, at first and now. */
export function dispersionTable(offers: readonly Offers[]) {
  if (offers.length === 0) return null
  const side = (when: 'first' | 'now') => {
    const prices = offers.map((offer) => decimals(offer[when].european))
    const spread = oddsDispersion(prices)
    return {
      kelly: results(kellyDispersion(prices).map(twoPlaces)),
      odds: spread && results(spread.map(twoPlaces)),
    }
  }
  return {
    formula: DISPERSION_FORMULA,
    companies: offers.length,
    first: side('first'),
    now: side('now'),
  }
}
