import type { Sport } from '@linmen/contract/kit/legacy-words.ts'

/** What a win mark was made of: the market and the ratings, or the market alone. */
export type WinMarkBasis = 'pooled' | 'market'

const RESULTS_RATED = 3

/** Ratings speak of three results and are kept for football only. */
export const winMarkBasis = (isRated: boolean, results: number): WinMarkBasis =>
  isRated && results === RESULTS_RATED ? 'pooled' : 'market'

/** One match, as it was reckoned. */
export const WIN_MARK_FORMULAS: Readonly<Record<WinMarkBasis, string>> = {
  pooled: '风向标 = 市场概率 × ¾ + 模型概率 × ¼',
  market: '风向标 = 市场概率，本场没有模型概率',
}

/** A day of a sport. */
export const WIN_MARK_SOURCES: Readonly<Record<Sport, string>> = {
  football: '四家主流公司与模型合成，没有模型的比赛只用市场',
  basketball: '四家主流公司的市场概率，篮球不含模型',
}
