import { codec, named, optional, type Codec, type House } from '#kit/codec.ts'
import { oddsType } from '#kit/legacy-words.ts'
import { coins, decimal, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { expertFace } from '#expert/expert.schemas.ts'

/** One match of a plan being published, with the outcome the expert picks. */
export const publishedPick = shape({ matchId: id, oddsType, option: text({ min: 1, max: 20 }) })

/** Why a price is what it is: the five kinds of the specification. */
export const priceKind = words({
  full: 0,
  setMeal: 1,
  freeCoupon: 2,
  amountOff: 3,
  discountCard: 4,
})

/** What a plan is about: one match, or a pool of the football lottery. */
export const planSport = words({ football: 1, basketball: 2, pool14: 3, pick9: 4, single: 5 })

/** Type 4 marks the plans that a set meal opens. */
const inSetMeals: Codec<boolean> = codec(
  { enum: [1, 4] },
  (wire) => wire === 4 || wire === '4',
  (house) => (house ? 4 : 1),
)

/** The match a plan is about, as far as its card shows it. */
const planMatch = shape({
  matchId: id,
  /** The lottery number of the day, `周三005`. */
  number: named('matchNo', optional(text({ max: 20 }))),
  league: named('leagueName', text({ max: 60 })),
  home: named('homeName', text({ max: 60 })),
  away: named('awayName', text({ max: 60 })),
  homeTeamId: optional(id),
  awayTeamId: optional(id),
  kickoffMs: named('matchTime', moment),
  /** Goals of 90 minutes, once the match is over. */
  homeGoals: named('homeScore', optional(int({ max: 99 }))),
  awayGoals: named('awayScore', optional(int({ max: 99 }))),
})

/** What the expert picked. Present for those who may see it, and for everybody once it is settled. */
const planPick = shape({
  choice: named('option', words({ home: 3, draw: 1, away: 0 })),
  odds: decimal,
})

const summary = {
  id: named('planId', id),
  planNo: id,
  title: text({ max: 60 }),
  teaser: named('describe', text({ max: 200 })),
  sport: named('qiuFlag', planSport),
  inSetMeals: named('planType', inSetMeals),
  market: named('playType', words({ winDrawLose: 1 })),
  expert: expertFace,
  match: planMatch,
  price: coins,
  publishedAtMs: named('createTime', moment),
  /** Members who can read it now because they bought it. */
  buyers: named('lookCount', int()),
  state: named('status', words({ onSale: 0, closed: 1, settled: 2 })),
  result: optional(words({ hit: 1, miss: 2, void: 3 })),
  owned: named('isBuy', flag),
  pick: optional(planPick),
}

export const planSummary = shape(summary)
export type PlanSummary = House<typeof planSummary>

/** The paid text is there only for those who may read it. */
export const planDetail = shape({
  ...summary,
  body: named('content', optional(text({ max: 5000 }))),
})
export type PlanDetail = House<typeof planDetail>

/** What a purchase cost and what is left. */
export const planReceipt = shape({
  orderId: named('id', optional(id)),
  planId: id,
  planNo: id,
  kind: named('priceType', priceKind),
  amount: coins,
  saved: named('discount', coins),
  balance: coins,
  /** The plan was already open to the buyer: nothing was charged. */
  already: named('alreadyBuy', flag),
})
export type PlanReceipt = House<typeof planReceipt>
