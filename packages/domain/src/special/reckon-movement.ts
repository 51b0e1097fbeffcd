import { proportional } from '#market/devig.ts'
import { marketProbabilities } from '#market/kelly.ts'
import { companyName } from '#odds/companies.ts'
import { lineLabel } from '#odds/line-label.ts'
import { marketOffers } from '#odds/market-offers.ts'
import { decimals } from '#odds/market-table.ts'
import { offersAt, type Offers } from '#odds/offers.ts'
import { marketSteps, thinned } from './market-steps.ts'
import {
  marketOf,
  mean,
  oneDecimal,
  sidesOf,
  signed,
  strongest,
  type Known,
  type Reckoned,
  type Signal,
} from './known.ts'
import { OUTCOME_WORDS } from './outcomes.ts'
import { HEADLINE, triple } from './reckon-agreement.ts'
import { winMarkBasis } from './win-mark-basis.ts'

const FEWEST = 3

/** How the chances of the market moved since the first prices. */
export function trend(known: Known): Reckoned | null {
  const market = marketOf(known, FEWEST)
  if (!market) return null
  const { offers, chances } = market
  const first = marketProbabilities(offers.map((offer) => decimals(offer.first.european)))
  const moved = chances.map((each, j) => 100 * (each - first[j]!))
  const sides = sidesOf(chances)
  return {
    signal: strongest(moved, 0),
    sample: offers.length,
    values: sides.map((side, j) => ({
      name: OUTCOME_WORDS[side],
      side,
      text: signed(moved[j]!),
      note: `现 ${oneDecimal(100 * chances[j]!)}%`,
    })),
    inputs: [
      { name: '公司数', text: `${offers.length} 家` },
      { name: '初盘概率', text: triple(first.map((each) => 100 * each)) },
      { name: '现在概率', text: triple(chances.map((each) => 100 * each)) },
    ],
    picture: { kind: 'lines', unit: '%', lines: linesOf(known) },
    summary: `初盘以来：${sides.map((side, j) => `${OUTCOME_WORDS[side]} ${signed(moved[j]!)} 个百分点`).join('，')}。`,
    table: {
      caption: '分公司概率变化（百分点）',
      heads: sides.length === 2 ? ['公司', '主', '客'] : ['公司', '主', '平', '客'],
      rows: offers.map((offer) => {
        const now = proportional(decimals(offer.now.european))
        const then = proportional(decimals(offer.first.european))
        return {
          cells: [
            companyName(offer.company),
            ...now.map((each, j) => signed(100 * (each - then[j]!))),
          ],
        }
      }),
    },
  }
}

/** One step for every change of the market's mean, in percent. */
function linesOf(known: Known) {
  const steps = thinned(marketSteps(known.ticks, known.asOfMs))
  return sidesOf(steps[0]?.chances ?? [0, 0, 0]).map((side, j) => ({
    name: OUTCOME_WORDS[side],
    side,
    points: steps.map(({ atMs, chances }) => ({
      atMs,
      value: Math.round(1000 * chances[j]!) / 10,
    })),
  }))
}

const asianOffers = ({ ticks, asOfMs }: Known): Offers[] =>
  marketOffers(offersAt(ticks, 'asian', asOfMs)).filter(({ first }) => first.asian.first > 0)

const LINE = 10_000

/** Which way the lines went, company by company. */
export function changes(known: Known): Reckoned | null {
  const offers = asianOffers(known)
  if (offers.length < FEWEST) return null
  const moved = offers.map(({ first, now }) => now.asian.line - first.asian.line)
  const up = moved.filter((each) => each > 0).length
  const down = moved.filter((each) => each < 0).length
  const water = offers.filter(
    ({ first, now }, at) =>
      moved[at] === 0 &&
      (first.asian.first !== now.asian.first || first.asian.second !== now.asian.second),
  ).length
  const times = offers.reduce((sum, offer) => sum + offer.changes, 0)
  return {
    signal: leaning(up - down, (100 * Math.abs(up - down)) / offers.length),
    brief: up >= down ? `升盘 ${up} 家` : `降盘 ${down} 家`,
    sample: offers.length,
    values: [
      { name: '升盘', side: 'home', text: `${up} 家`, note: '主队让得更多' },
      { name: '降盘', side: 'away', text: `${down} 家`, note: '主队让得更少' },
      { name: '只动水位', side: 'draw', text: `${water} 家`, note: `共变化 ${times} 次` },
    ],
    inputs: [
      { name: '公司数', text: `${offers.length} 家亚盘` },
      { name: '变化次数', text: `${times} 次` },
      { name: '平均盘口', text: `${meanLine(offers, 'first')} → ${meanLine(offers, 'now')}` },
    ],
    picture: {
      kind: 'bars',
      unit: '家',
      barName: '公司数',
      bars: [
        { name: '升盘', side: 'home', value: up, mark: null },
        { name: '降盘', side: 'away', value: down, mark: null },
        { name: '水位', side: 'draw', value: water, mark: null },
      ],
    },
    summary: `${offers.length} 家公司里升盘 ${up} 家，降盘 ${down} 家，只动水位 ${water} 家，共变化 ${times} 次。`,
    table: lineTable(offers),
  }
}

/** Line and water together: up is a larger handicap of the home side, right a lower water of it. */
export function compass(known: Known): Reckoned | null {
  const offers = asianOffers(known)
  if (offers.length < FEWEST) return null
  const dots = offers.map(({ company, first, now }) => ({
    name: companyName(company),
    x: (first.asian.first - now.asian.first) / 100,
    y: (now.asian.line - first.asian.line) / LINE,
  }))
  const needle = {
    x: hundredth(mean(dots.map(({ x }) => x))),
    y: hundredth(mean(dots.map(({ y }) => y))),
  }
  const quadrants = QUADRANTS.map(({ name, up, right }) => ({
    name,
    count: dots.filter(({ x, y }) => (up ? y > 0 : y < 0) && (right ? x > 0 : x < 0)).length,
  }))
  const turned = needle.y === 0 ? needle.x : needle.y
  return {
    signal: leaning(turned, 100 * Math.hypot(needle.x, needle.y)),
    brief: needle.y === 0 ? `主水 ${signed(-needle.x, 2)}` : `盘口 ${signed(needle.y, 2)} 球`,
    sample: offers.length,
    values: quadrants.map(({ name, count }) => ({ name, text: `${count} 家`, note: '' })),
    inputs: [
      { name: '公司数', text: `${offers.length} 家亚盘` },
      { name: '平均盘口变化', text: `${signed(needle.y, 2)} 球` },
      { name: '主队水位平均下降', text: signed(needle.x, 2) },
    ],
    picture: { kind: 'compass', unit: '', compass: { dots, needle } },
    summary: `${quadrants.map(({ name, count }) => `${name} ${count} 家`).join('，')}，其余盘口或水位没有变化。平均盘口变化 ${signed(needle.y, 2)} 球，主队水位下降 ${signed(needle.x, 2)}。`,
    table: lineTable(offers),
  }
}

const QUADRANTS = [
  { name: '升盘降水', up: true, right: true },
  { name: '升盘升水', up: true, right: false },
  { name: '降盘降水', up: false, right: true },
  { name: '降盘升水', up: false, right: false },
] as const

/** Market and ratings in one, close to the market. Lists need it of whole days, so four companies make its market. */
export function winMark(all: Known): Reckoned | null {
  const known = { ...all, ticks: all.ticks.filter(({ company }) => HEADLINE.has(company)) }
  const market = marketOf(known, FEWEST)
  if (!market) return null
  const { offers, chances } = market
  const sides = sidesOf(chances)
  const steps = marketSteps(known.ticks, known.asOfMs)
  const pooled = (of: readonly number[]) => pool(of, known)
  const now = pooled(chances)
  const first = pooled(steps[0]?.chances ?? chances)
  return {
    signal: strongest(now.map((each) => 100 * each)),
    sample: offers.length,
    values: sides.map((side, j) => ({
      name: OUTCOME_WORDS[side],
      side,
      text: `${oneDecimal(100 * now[j]!)}%`,
      note: signed(100 * (now[j]! - first[j]!)),
    })),
    inputs: [
      { name: '公司数', text: `${offers.length} 家` },
      { name: '市场概率', text: triple(chances.map((each) => 100 * each)) },
      {
        name: '模型概率',
        text: known.rated ? triple(sides.map((side) => known.rated!.chances[side] / 100)) : '无',
      },
    ],
    picture: {
      kind: 'lines',
      unit: '%',
      lines: sides.map((side, j) => ({
        name: OUTCOME_WORDS[side],
        side,
        points: thinned(steps).map((step) => ({
          atMs: step.atMs,
          value: Math.round(1000 * pooled(step.chances)[j]!) / 10,
        })),
      })),
    },
    summary: `${sides.map((side, j) => `${OUTCOME_WORDS[side]} ${oneDecimal(100 * now[j]!)}%（初盘以来 ${signed(100 * (now[j]! - first[j]!))}）`).join('，')}，变化 ${Math.max(0, steps.length - 1)} 次。`,
    table: null,
  }
}

const MODEL_WEIGHT = 0.25

function pool(market: readonly number[], { rated }: Known): number[] {
  if (!rated || winMarkBasis(true, market.length) === 'market') return [...market]
  return sidesOf(market).map(
    (side, j) => (1 - MODEL_WEIGHT) * market[j]! + (MODEL_WEIGHT * rated.chances[side]) / 10_000,
  )
}

const leaning = (turned: number, strength: number): Signal | null =>
  turned === 0 ? null : { side: turned > 0 ? 'home' : 'away', strength }

const meanLine = (offers: readonly Offers[], when: 'first' | 'now') =>
  (mean(offers.map((offer) => offer[when].asian.line)) / LINE).toFixed(2)

const hundredth = (value: number) => Math.round(value * 100) / 100

const lineTable = (offers: readonly Offers[]) => ({
  caption: '分公司盘口与主队水位',
  heads: ['公司', '初盘', '主水', '现在', '主水'],
  rows: offers.map(({ company, first, now }) => ({
    cells: [
      companyName(company),
      lineLabel(first.asian.line, 'asian', 'football'),
      (first.asian.first / 100).toFixed(2),
      lineLabel(now.asian.line, 'asian', 'football'),
      (now.asian.first / 100).toFixed(2),
    ],
  })),
})
