import { codec, named, optional, type Codec, type House } from '#kit/codec.ts'
import { coins, decimal, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { expertFace } from '#expert/expert.schemas.ts'
import { points } from '#match/named-match.schemas.ts'
import { receipt } from '#pay/pay.schemas.ts'

/** What a plan is about: one match, or a pool of the football lottery. */
export const planSport = words({ football: 1, basketball: 2, pool14: 3, pick9: 4, single: 5 })

/** Type 4 marks the plans that a set meal opens. */
const inSetMeals: Codec<boolean> = codec(
  { enum: [1, 4] },
  (wire) => wire === 4 || wire === '4',
  (house) => (house ? 4 : 1),
)

/** The pools among them. */
export const poolGame = words({ pool14: 3, pick9: 4 })

/** Which ends of a match are chosen: 3 home, 1 draw, 0 away, one or more in this order; empty for none of them. */
export const poolMarks = text({ max: 3, pattern: /^3?1?0?$/ })

/** The match a plan is about, as far as its card shows it. */
export const planMatch = shape({
  matchId: id,
  /** The lottery number of the day, `周三005`. */
  number: named('matchNo', optional(text({ max: 20 }))),
  league: named('leagueName', text({ max: 60 })),
  home: named('homeName', text({ max: 60 })),
  away: named('awayName', text({ max: 60 })),
  homeTeamId: optional(id),
  awayTeamId: optional(id),
  kickoffMs: named('matchTime', moment),
  /** Goals of 90 minutes, or points, once the match is over. */
  homeGoals: named('homeScore', optional(points)),
  awayGoals: named('awayScore', optional(points)),
})

export const planMarket = words({ winDrawLose: 1, handicap: 2, overUnder: 3, winLose: 4 })
export type PlanMarket = House<typeof planMarket>

/** What the expert picked. Present for those who may see it, and for everybody once it is settled. */
const planPick = shape({
  choice: named('option', words({ home: 3, draw: 1, away: 0, over: 'over', under: 'under' })),
  /** Handicap or total in 1/10000; a handicap is positive when the home side gives. */
  line: named('handicap', optional(int({ min: -9_999_999, max: 9_999_999 }))),
  odds: decimal,
})
export type PlanPick = House<typeof planPick>

/** The second match of a two-for-one. */
const secondLeg = shape({
  match: planMatch,
  market: named('playType', planMarket),
  pick: optional(planPick),
})

/** What everybody may know of a plan on a pool; `match` is then the first one of its issue to begin. */
const planPool = shape({
  issue: named('issueNo', text({ max: 20 })),
  /** How many single lines the choices make. */
  lines: named('betCount', int()),
  /** When the last of the fourteen begins. */
  lastKickoffMs: named('lastMatchTime', moment),
  /** Chosen matches that came out right, once it is settled. */
  right: named('hitCount', optional(int({ max: 14 }))),
})

/** One of the fourteen. */
const poolMatch = shape({
  place: named('matchOrder', int({ min: 1, max: 14 })),
  match: planMatch,
  /** For those who may see it, and for everybody once it is settled; never for a match 任九 leaves out. */
  marks: named('options', optional(poolMarks)),
  /** `3`, `1`, `0`, or `*` for one that is right however it was chosen; once it is known. */
  drawn: named('drawResult', optional(text({ max: 1 }))),
})
export type PoolMatch = House<typeof poolMatch>

const planResult = words({ hit: 1, miss: 2, void: 3, push: 4 })

const summary = {
  id: named('planId', id),
  planNo: id,
  title: text({ max: 60 }),
  teaser: named('describe', text({ max: 200 })),
  sport: named('qiuFlag', planSport),
  inSetMeals: named('planType', inSetMeals),
  market: named('playType', planMarket),
  /** Two matches in one; the odds of its pick are those of both together. */
  second: named('secondMatch', optional(secondLeg)),
  pool: named('poolInfo', optional(planPool)),
  /** Sold as 不中退: a miss is paid back in full. */
  refundOnMiss: named('isRefund', optional(flag)),
  /** 临场: sold before the pick is made. It is given until then, or everybody is paid back. */
  promise: named(
    'improvInfo',
    optional(
      shape({
        untilMs: named('improvTime', moment),
        state: named('improvStatus', words({ waiting: 1, given: 2, expired: 3 })),
      }),
    ),
  ),
  expert: expertFace,
  match: planMatch,
  price: coins,
  publishedAtMs: named('createTime', moment),
  /** Members who can read it now because they bought it. */
  buyers: named('lookCount', int()),
  state: named('status', words({ onSale: 0, closed: 1, settled: 2 })),
  result: optional(planResult),
  owned: named('isBuy', flag),
  pick: optional(planPick),
}

export const planSummary = shape(summary)
export type PlanSummary = House<typeof planSummary>

/** The paid text is there only for those who may read it. */
export const planDetail = shape({
  ...summary,
  body: named('content', optional(text({ max: 5000 }))),
  poolMatches: named('poolMatchList', optional(list(poolMatch, { max: 14 }))),
  /** Its match was given another result after the plan was settled. */
  correction: named(
    'correctInfo',
    optional(shape({ from: named('oldResult', planResult), atMs: named('correctTime', moment) })),
  ),
})
export type PlanDetail = House<typeof planDetail>

/** What a purchase cost and what is left. */
export const planReceipt = shape({ ...receipt, planId: id, planNo: id })
export type PlanReceipt = House<typeof planReceipt>
