import { MAIN_COMPANY } from '#market/companies.ts'
import { proportional } from '#market/devig.ts'
import { companyName } from '#odds/companies.ts'
import { decimals } from '#odds/market-table.ts'
import { oddsText } from '#odds/odds-text.ts'
import { offersAt } from '#odds/offers.ts'
import { sameOdds as findSameOdds } from '#odds/same-odds.ts'
import { gridView } from '#prediction/prediction-view.ts'
import { percentOf } from '#standings/percent.ts'
import {
  marketOf,
  mean,
  oneDecimal,
  points,
  strongest,
  type Known,
  type Reckoned,
} from './known.ts'
import { ofOutcomes, OUTCOMES, OUTCOME_WORDS } from './outcomes.ts'
import { radarAxes } from './radar-axes.ts'
import { triple } from './reckon-agreement.ts'
import { barsBeside, gapsInPoints, percentsBeside } from './side-by-side.ts'

const FEWEST_OF_A_LEAGUE = 60
const LEVEL = 2

export function radar(known: Known): Reckoned | null {
  const { sheet, history, asOfMs } = known
  const { homeId, awayId } = sheet.fixture
  if (history.length < FEWEST_OF_A_LEAGUE) return null
  const axes = radarAxes({ history, homeId, awayId, asOfMs })
  if (!axes) return null
  const [home, away] = [mean(axes.map((axis) => axis.home)), mean(axes.map((axis) => axis.away))]
  const lead = Math.abs(home - away)
  return {
    signal: lead < LEVEL ? null : { side: home > away ? 'home' : 'away', strength: lead },
    sample: history.length,
    values: [
      { name: sheet.home.name, side: 'home', text: oneDecimal(home), note: '六项平均' },
      { name: sheet.away.name, side: 'away', text: oneDecimal(away), note: '六项平均' },
    ],
    inputs: [
      { name: '样本', text: `${sheet.league.name} ${history.length} 场` },
      ...axes.map((axis) => ({ name: axis.name, text: `${axis.home} 比 ${axis.away}` })),
    ],
    picture: { kind: 'radar', unit: '', axes },
    summary: axes.map(({ name, ...axis }) => `${name} ${axis.home} 比 ${axis.away}`).join('，'),
    table: null,
  }
}

export function poisson({ rated }: Known): Reckoned | null {
  if (!rated) return null
  const view = gridView(rated)
  const goals = [rated.goals.home / 10_000, rated.goals.away / 10_000]
  const [first] = view.scores
  return {
    signal: strongest(OUTCOMES.map((side) => rated.chances[side] / 100)),
    sample: rated.sample,
    values: ofOutcomes((_, side) => ({
      text: `${oneDecimal(rated.chances[side] / 100)}%`,
      note: '',
    })),
    inputs: [
      { name: '预期进球 λ、μ', text: goals.map((each) => each.toFixed(2)).join(' / ') },
      { name: '低比分修正 ρ', text: (rated.rho / 10_000).toFixed(4) },
      { name: '评级样本', text: `${rated.sample} 场` },
    ],
    picture: { kind: 'grid', unit: '%', grid: view.grid },
    summary: `最可能的比分 ${first!.home}-${first!.away}（${first!.chance}%），大于 2.5 球 ${view.over}%，双方进球 ${view.bothScore}%。`,
    table: {
      caption: '最可能的比分',
      heads: ['比分', '概率'],
      rows: view.scores.map(({ home, away, chance }) => ({
        cells: [`${home}-${away}`, `${chance}%`],
      })),
    },
  }
}

/** The ratings less the market. */
export function deviation(known: Known): Reckoned | null {
  const market = marketOf(known, 1)
  const { rated } = known
  if (!rated || !market || market.chances.length !== 3) return null
  const { chances, offers } = market
  const model = OUTCOMES.map((side) => rated.chances[side] / 10_000)
  const gap = model.map((each, j) => 100 * (each - chances[j]!))
  return {
    signal: strongest(gap, 0),
    sample: rated.sample,
    values: gapsInPoints(gap),
    inputs: [
      {
        name: '模型概率',
        text: `${triple(model.map((each) => 100 * each))}（${rated.sample} 场）`,
      },
      {
        name: '市场概率',
        text: `${triple(chances.map((each) => 100 * each))}（${offers.length} 家）`,
      },
    ],
    picture: barsBeside('%', ['模型', model.map(points)], ['市场', chances.map(points)]),
    summary: percentsBeside(
      ['模型', model.map((each) => 100 * each)],
      ['市场', chances.map((each) => 100 * each)],
    ),
    table: {
      caption: '模型与市场（%）',
      heads: ['来源', '主', '平', '客'],
      rows: [
        { cells: ['模型', ...model.map((each) => oneDecimal(100 * each))] },
        { cells: ['市场', ...chances.map((each) => oneDecimal(100 * each))] },
      ],
    },
  }
}

const FEWEST_PRECEDENTS = 10

/** What became of matches of the league that closed at these prices. */
export function sameOdds({ ticks, history, asOfMs, sheet }: Known): Reckoned | null {
  const company = MAIN_COMPANY.football
  const own = offersAt(ticks, 'european', asOfMs).find((offer) => offer.company === company)
  const odds = own?.now.european ?? sheet.closing?.european
  if (!odds || odds.home <= 0) return null
  const { counts, rows } = findSameOdds(odds, history, asOfMs)
  const chances = proportional(decimals(odds))
  const shares = OUTCOMES.map((side) => counts[side] / Math.max(1, counts.n))
  const gap = shares.map((each, j) => 100 * (each - chances[j]!))
  return {
    signal: counts.n < FEWEST_PRECEDENTS ? null : strongest(gap, 0),
    sample: counts.n,
    values: ofOutcomes((_, side) => ({
      text: `${counts[side]} 场`,
      note: `${percentOf(counts[side], counts.n)}%`,
    })),
    inputs: [
      {
        name: `${companyName(company)} 指数`,
        text: OUTCOMES.map((side) => oddsText(odds[side])).join(' / '),
      },
      { name: '赔率概率', text: triple(chances.map((each) => 100 * each)) },
      { name: '同赔场数', text: `${counts.n} 场，${sheet.league.name}` },
    ],
    picture: barsBeside('%', ['同赔频率', shares.map(points)], ['赔率概率', chances.map(points)]),
    summary: `同赔 ${counts.n} 场：${OUTCOMES.map((side) => `${OUTCOME_WORDS[side]} ${counts[side]} 场`).join('，')}。`,
    table: {
      caption: '同赔比赛，最近在前',
      heads: ['日期', '主队', '比分', '客队'],
      rows: rows.map(({ fixture, home, away, result }) => ({
        cells: [
          fixture.day.slice(2),
          home.name,
          `${result!.full.home}-${result!.full.away}`,
          away.name,
        ],
        matchId: fixture.id,
      })),
    },
  }
}
