import { marketProbabilities } from '#market/kelly.ts'
import { proportional } from '#market/devig.ts'
import { handicapLabel } from '#odds/handicap-label.ts'
import { movement, type Movement } from '#odds/odds-text.ts'
import { isOffered } from '#odds/offers.ts'
import { fitGrid } from '#score-grid/fit-grid.ts'
import { bothScoreChance, fairOdds, overChances } from '#score-grid/grid-markets.ts'
import { createGrid, SIDE } from '#score-grid/score-grid.ts'
import type { OddsTick } from '#sport/odds.ts'
import { sourceOf, type KeyPoint, type MatchPast, type TeamPast } from './key-points.ts'
import { meanOf, recordOf } from './team-record.ts'

/** What one company offered first and last before the match. */
export interface CompanyOffer {
  readonly company: number
  readonly first: OddsTick
  readonly now: OddsTick
}

/** Ticks in any order; the feed's number decides which came first. */
export function offersOf(ticks: readonly OddsTick[]): CompanyOffer[] {
  const offers = new Map<number, CompanyOffer>()
  for (const tick of ticks) {
    const known = offers.get(tick.company) ?? { company: tick.company, first: tick, now: tick }
    offers.set(tick.company, {
      company: tick.company,
      first: tick.seq < known.first.seq ? tick : known.first,
      now: tick.seq > known.now.seq ? tick : known.now,
    })
  }
  return [...offers.values()].toSorted((a, b) => a.company - b.company)
}

/**
 * Sentences a program makes from prices and recorded goals of a football match. They repeat numbers and name
 * how these were computed; none of them recommends anything.
 */
export const dataPoints = (past: MatchPast, offers: readonly CompanyOffer[]): KeyPoint[] => [
  ...pricePoints(offers),
  ...movePoints(offers),
  ...goalModelPoints(past),
]

function pricePoints(offers: readonly CompanyOffer[]): KeyPoint[] {
  const priced = offers.filter(({ now: { european } }) => european.draw > 0)
  if (priced.length === 0) return []
  const odds = priced.map(({ now: { european: each } }) => [each.home, each.draw, each.away])
  const chances = marketProbabilities(odds.map((each) => each.map((value) => value / 100)))
  const [home = 0, draw = 0, away = 0] = chances
  const basis = `按${priced.length}家公司赛前最新欧指的均值（比例去水）`
  const results = `主胜${percent(home)}、平${percent(draw)}、客胜${percent(away)}`
  const first = market(priced.length, `${basis}，${results}`)
  const total = priced.find(({ now }) => isOffered(now, 'overUnder'))
  if (!total) return [first]
  const { grid } = gridOf([home, draw, away], total.now)
  const best = likeliest(grid)
  const scores =
    `最可能比分${best.score}（${percent(best.chance)}），` +
    `3球及以上${percent(overChances(grid, 2.5).win)}，双方都进球${percent(bothScoreChance(grid))}`
  return [first, market(priced.length, `${basis}与大小球盘反推，${scores}`)]
}

/** The grid whose results and whose fair price of the company's total both agree with the market. */
export function gridOf(results: readonly [number, number, number], { overUnder }: OddsTick) {
  const line = overUnder.line / 10_000
  const [first, second] = [1 + overUnder.first / 100, 1 + overUnder.second / 100]
  const wanted = 1 / proportional([first, second])[0]!
  let [low, high] = [0.05, 0.95]
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2
    // The more goals, the cheaper the over.
    if (fairOdds(overChances(fitGrid(results, middle).grid, line)) > wanted) low = middle
    else high = middle
  }
  return fitGrid(results, (low + high) / 2)
}

function movePoints(all: readonly CompanyOffer[]): KeyPoint[] {
  // The national lottery prices results and no handicaps of this kind.
  const offers = all.filter((each) => [each.first, each.now].every((at) => isOffered(at, 'asian')))
  const moves = offers.map(({ first, now }) => movement(first.asian.line, now.asian.line))
  if (moves.length === 0) return []
  const count = (way: Movement) => moves.filter((move) => move === way).length
  const text = `${moves.length}家公司赛前亚指对比初盘，升盘${count('up')}家、降盘${count('down')}家、未变${count('same')}家`
  return [market(moves.length, `${text}${widestMove(offers)}`)]
}

function widestMove(offers: readonly CompanyOffer[]): string {
  const size = ({ first, now }: CompanyOffer) => Math.abs(now.asian.line - first.asian.line)
  const widest = offers.toSorted((a, b) => size(b) - size(a))[0]!
  if (size(widest) === 0) return ''
  const label = (tick: OddsTick) => handicapLabel(tick.asian.line)
  return `，变动最大的由${label(widest.first)}到${label(widest.now)}`
}

/**
 * Poisson on means: a side's own goals and what the other lets in count alike. It knows less than the ratings of the model
 * and may see the other side in front, so it says what it leaves out.
 */
function goalModelPoints({ home, away }: MatchPast): KeyPoint[] {
  const [one, two] = [means(home), means(away)]
  const sample = home.recent.length + away.recent.length
  if (home.recent.length === 0 || away.recent.length === 0) return []
  const [forHome, forAway] = [(one.scored + two.conceded) / 2, (two.scored + one.conceded) / 2]
  const { score, chance } = likeliest(createGrid(Math.max(0.1, forHome), Math.max(0.1, forAway)))
  const text =
    `只按${lately(home, away)}进失球均值的泊松模型，预期进球${forHome.toFixed(2)}比${forAway.toFixed(2)}，` +
    `最可能比分${score}（${percent(chance)}）；不计对手强弱和主客场，与“模型”页的球队评级是两种算法`
  return [{ topic: 'market', side: null, text: `${text}，${sourceOf(sample)}`, sample }]
}

const lately = ({ recent: ours }: TeamPast, { recent: theirs }: TeamPast) =>
  ours.length === theirs.length
    ? `双方近${ours.length}场`
    : `主队近${ours.length}场、客队近${theirs.length}场`

function means({ recent }: TeamPast) {
  const { scored, conceded, played } = recordOf(recent)
  return { scored: meanOf(scored, played), conceded: meanOf(conceded, played) }
}

function likeliest(grid: Float64Array): { score: string; chance: number } {
  const at = grid.reduce((best, chance, index) => (chance > grid[best]! ? index : best), 0)
  return { score: `${Math.floor(at / SIDE)}-${at % SIDE}`, chance: grid[at]! }
}

const market = (sample: number, text: string): KeyPoint => ({
  topic: 'market',
  side: null,
  text: `${text}，来源：${sample}家公司`,
  sample,
})

const percent = (chance: number) => `${Math.round(chance * 100)}%`
