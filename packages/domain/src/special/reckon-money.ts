import { amountText } from '#market/amount-text.ts'
import { exchangeView, type ExchangeView } from '#market/exchange.ts'
import type { BetShare, DepthRecord, Stake, Volume } from '#sport/depth.ts'
import {
  marketOf,
  oneDecimal,
  points,
  signed,
  strongest,
  type Known,
  type Reckoned,
} from './known.ts'
import { ofOutcomes, OUTCOMES, OUTCOME_WORDS } from './outcomes.ts'
import { triple } from './reckon-agreement.ts'
import { barsBeside, percentsBeside } from './side-by-side.ts'

const FEWEST = 3
const MOST_TRADES = 10

interface Money {
  readonly stakes: readonly Stake[]
  readonly total: number
  readonly views: readonly ExchangeView[]
  readonly chances: readonly number[]
  readonly companies: number
}

/** The last amounts before kick-off; null unless money was matched on all three (spec 001 §5). */
function moneyOf(known: Known): Money | null {
  const market = marketOf(known, FEWEST)
  const volume = volumesOf(known.depth).at(-1)
  if (!market || !volume?.draw) return null
  const stakes = [volume.home, volume.draw, volume.away]
  const matched = stakes.map(({ amount, price }) => ({ volume: amount, price: price / 100 }))
  const views = exchangeView(matched, market.chances)
  const total = matched.reduce((sum, each) => sum + each.volume, 0)
  const { chances, offers } = market
  return views && { stakes, total, views, chances, companies: offers.length }
}

const volumesOf = (depth: readonly DepthRecord[]) =>
  depth.filter(
    (each): each is DepthRecord & Volume =>
      each.kind === 'volume' &&
      each.draw !== null &&
      [each.home, each.draw, each.away].every(({ amount }) => amount > 0),
  )

const inputsOf = ({ stakes, total, chances, companies }: Money) => [
  {
    name: '成交额',
    text: `${stakes.map(({ amount }) => amountText(amount)).join(' / ')}，共 ${amountText(total)}`,
  },
  { name: '成交价', text: stakes.map(({ price }) => (price / 100).toFixed(2)).join(' / ') },
  { name: '市场概率', text: `${triple(chances.map((each) => 100 * each))}（${companies} 家）` },
]

const sharesPicture = ({ views, chances }: Money) =>
  barsBeside(
    '%',
    ['成交比例', views.map(({ share }) => points(share))],
    ['市场概率', chances.map(points)],
  )

const sharesText = ({ views, chances }: Money) =>
  percentsBeside(
    ['成交', views.map(({ share }) => 100 * share)],
    ['概率', chances.map((each) => 100 * each)],
  )

export function exchange(known: Known): Reckoned | null {
  const money = moneyOf(known)
  if (!money) return null
  const { views, stakes, companies } = money
  return {
    signal: strongest(views.map(({ heat }) => heat)),
    sample: companies,
    values: ofOutcomes((j) => ({
      text: signed(views[j]!.heat, 0),
      note: `成交 ${amountText(stakes[j]!.amount)}`,
    })),
    inputs: inputsOf(money),
    picture: sharesPicture(money),
    summary: `${sharesText(money)}。`,
    table: profitTable(money),
    more: tradesTable(known),
  }
}

/** What would be left of all the money if a result came. */
const profitTable = ({ stakes, views }: Money) => ({
  caption: '模拟盈亏',
  heads: ['赛果', '成交价', '成交', '盈亏'],
  rows: OUTCOMES.map((side, j) => ({
    cells: [
      OUTCOME_WORDS[side],
      (stakes[j]!.price / 100).toFixed(2),
      amountText(stakes[j]!.amount),
      `${views[j]!.profit > 0 ? '+' : ''}${amountText(views[j]!.profit)}`,
    ],
  })),
})

const ACTIONS = { back: '买', lay: '卖' }

/** The largest single trades; amounts of one moment may be sums. */
function tradesTable({ depth }: Known) {
  const trades = depth
    .filter((each) => each.kind === 'trade')
    .toSorted((a, b) => b.amount - a.amount || a.atMs - b.atMs)
    .slice(0, MOST_TRADES)
  if (trades.length === 0) return null
  return {
    caption: '大额成交',
    heads: ['赛果', '方向', '价', '金额'],
    rows: trades.map(({ outcome, action, price, amount }) => ({
      cells: [
        OUTCOME_WORDS[outcome],
        ACTIONS[action],
        (price / 100).toFixed(2),
        amountText(amount),
      ],
    })),
  }
}

export function proportion(known: Known): Reckoned | null {
  const money = moneyOf(known)
  if (!money) return null
  const { views, chances, companies } = money
  const gap = views.map(({ share }, j) => 100 * (share - chances[j]!))
  const lottery = known.depth.findLast(
    (each): each is DepthRecord & BetShare =>
      each.kind === 'betShare' && each.game === 'winDrawLose',
  )
  return {
    signal: strongest(gap, 0),
    sample: companies,
    values: ofOutcomes((j) => ({
      text: `${oneDecimal(100 * views[j]!.share)}%`,
      note: `占比差 ${signed(gap[j]!)}`,
    })),
    inputs: inputsOf(money),
    picture: sharesPicture(money),
    summary: `${sharesText(money)}。`,
    table: {
      caption: '成交比例与竞彩投注比例（%）',
      heads: ['来源', '主', '平', '客'],
      rows: [
        row(
          '交易所成交',
          views.map(({ share }) => 100 * share),
        ),
        row(
          '市场概率',
          chances.map((each) => 100 * each),
        ),
        ...(lottery
          ? [
              row(
                '竞彩投注',
                [lottery.home, lottery.draw, lottery.away].map((each) => each / 10),
              ),
            ]
          : []),
      ],
    },
  }
}

const row = (name: string, percents: readonly number[]) => ({
  cells: [name, ...percents.map(oneDecimal)],
})

const LIKELY = 0.4

/** Outcomes nobody expects and nobody buys. */
export function upset(known: Known): Reckoned | null {
  const money = moneyOf(known)
  if (!money) return null
  const { views, chances, stakes, companies } = money
  const cold = views.map(({ heat }) => (heat === 0 ? 0 : -heat))
  const counted = cold.map((each, j) => (chances[j]! < LIKELY ? each : -Infinity))
  return {
    signal: strongest(counted, 0),
    sample: companies,
    values: ofOutcomes((j) => ({
      text: counted[j] === -Infinity ? '不计' : signed(cold[j]!, 0),
      note: `概率 ${oneDecimal(100 * chances[j]!)}%`,
    })),
    inputs: inputsOf(money),
    picture: sharesPicture(money),
    summary: `${sharesText(money)}。概率不低于 40% 的项不算冷门。`,
    table: {
      caption: '价格与成交额',
      heads: ['赛果', '成交价', '成交额', '冷门指数'],
      rows: OUTCOMES.map((side, j) => ({
        cells: [
          OUTCOME_WORDS[side],
          (stakes[j]!.price / 100).toFixed(2),
          amountText(stakes[j]!.amount),
          counted[j] === -Infinity ? '不计' : signed(cold[j]!, 0),
        ],
      })),
    },
  }
}
