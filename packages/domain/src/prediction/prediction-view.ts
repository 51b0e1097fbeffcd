import { bothScoreChance, goalsChances, overChances } from '#score-grid/grid-markets.ts'
import { createGrid, SIDE } from '#score-grid/score-grid.ts'
import type { Chances, RatedMatch } from './rated-match.ts'
import { wholePercents } from './whole-percents.ts'

export type Outcome = keyof Chances

/** The likeliest of the three; a tie goes to the earlier of home, draw, away. */
export const likeliest = (chances: Chances): Outcome =>
  (['home', 'draw', 'away'] as const).reduce((best, side) =>
    chances[side] > chances[best] ? side : best,
  )

export interface ScoreChance {
  readonly home: number
  readonly away: number
  /** In percent with one decimal. */
  readonly chance: number
}

/** Everything one grid of scores says: no two of these can contradict each other. */
export function gridView({ goals, rho }: Pick<RatedMatch, 'goals' | 'rho'>) {
  const grid = createGrid(goals.home / 10_000, goals.away / 10_000, rho / 10_000)
  return {
    scores: likeliestScores(grid, 6),
    grid: scoreTable(grid),
    over: percent(overChances(grid, 2.5).win),
    bothScore: percent(bothScoreChance(grid)),
    totals: goalsChances(grid).map(percent),
  }
}

function likeliestScores(grid: Float64Array, count: number): ScoreChance[] {
  return Array.from(grid, (chance, at) => ({
    home: Math.floor(at / SIDE),
    away: at % SIDE,
    chance: percent(chance),
  }))
    .toSorted((a, b) => b.chance - a.chance || a.home + a.away - b.home - b.away)
    .slice(0, count)
}

const SHOWN_GOALS = 4

/** Rows home, columns away, 0 to 4; the last of each gathers that many goals and more. */
function scoreTable(grid: Float64Array): number[][] {
  const places = Array.from({ length: SHOWN_GOALS + 1 }, (_, goals) => goals)
  const sums = places.map(() => places.map(() => 0))
  grid.forEach((chance, at) => {
    const home = Math.min(Math.floor(at / SIDE), SHOWN_GOALS)
    sums[home]![Math.min(at % SIDE, SHOWN_GOALS)]! += chance
  })
  return sums.map((row) => row.map(percent))
}

const percent = (share: number) => Math.round(share * 1000) / 10

const WORDS: Record<Outcome, string> = { home: '主胜', draw: '平局', away: '客胜' }

/** What was offered as a prediction was written, and by whom as far as that is known. */
export interface MarketSaid {
  readonly chances: Chances
  readonly name: string | undefined
}

/** What is worth saying about a prediction, each sentence with its numbers. */
export function predictionPoints(rated: RatedMatch, market: MarketSaid | null): string[] {
  const pick = likeliest(rated.chances)
  const chance = (of: Chances) => `${wholePercents(of)[pick]}%`
  const view = gridView(rated)
  const [first] = view.scores
  return [
    market
      ? `模型${WORDS[pick]} ${chance(rated.chances)}，${market.name ?? '市场'} ${chance(market.chances)}`
      : `模型${WORDS[pick]} ${chance(rated.chances)}，暂无市场对照`,
    `预计进球 ${(rated.goals.home / 10_000).toFixed(2)} 比 ${(rated.goals.away / 10_000).toFixed(2)}，最可能比分 ${first!.home}-${first!.away}（${first!.chance}%）`,
    `大于 2.5 球 ${view.over}%，双方进球 ${view.bothScore}%，评级样本 ${rated.sample} 场`,
  ]
}
