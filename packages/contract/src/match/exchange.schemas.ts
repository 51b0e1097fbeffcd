import { named, nullable, type House } from '#kit/codec.ts'
import { decimal, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'

const money = {
  home: named('homeAmount', int()),
  draw: named('drawAmount', int()),
  away: named('awayAmount', int()),
}
const amounts = { atMs: named('updateTime', moment), ...money }

/** Money matched on each outcome, in whole yuan. */
export const exchangeAmounts = shape({ matchId: id, ...amounts })

const outcome = words({ home: 3, draw: 1, away: 0 })

/** What was matched on each outcome between two publications. */
const matchedHour = shape({
  fromMs: named('startTime', moment),
  untilMs: named('endTime', moment),
  ...money,
})
export type MatchedHour = House<typeof matchedHour>

/** One outcome on the exchange beside the bookmakers' market. */
const exchangeSide = shape({
  outcome: named('type', outcome),
  amount: int(),
  /** Price of the last trade. */
  price: decimal,
  /** Mean chance by all companies, in percent and not rounded. */
  chance: named('probability', decimal),
  share: named('amountPercent', decimal),
  index: named('bfIndex', decimal),
  /** Above zero: more money than the chance explains. */
  heat: named('hotIndex', decimal),
  profit: named('profitLoss', int({ min: Number.MIN_SAFE_INTEGER })),
  profitIndex: named('profitLossIndex', decimal),
})

export const exchangeBoard = shape({
  matchId: id,
  formula: text({ max: 300 }),
  /** As of kick-off at the latest. Null unless money was matched on all three outcomes by then. */
  board: named(
    'bfMatch',
    nullable(
      shape({
        ...amounts,
        companies: named('providerNum', int()),
        sides: named('sideList', list(exchangeSide)),
      }),
    ),
  ),
  history: named('amountList', list(shape(amounts))),
  /** The day before kick-off, or before now, about an hour each. Nothing where too little was published. */
  hours: named('hourList', list(matchedHour)),
})
export type ExchangeBoard = House<typeof exchangeBoard>

export const tradeOrder = words({ newest: 1, largest: 2 })

export const exchangeTrades = shape({
  matchId: id,
  total: int(),
  hasNext: flag,
  trades: named(
    'dataList',
    list(
      shape({
        atMs: named('tradeTime', moment),
        outcome: named('type', outcome),
        action: named('tradeType', words({ back: 1, lay: 2 })),
        price: decimal,
        amount: int(),
        share: named('amountPercent', decimal),
      }),
    ),
  ),
})
export type ExchangeTrades = House<typeof exchangeTrades>
