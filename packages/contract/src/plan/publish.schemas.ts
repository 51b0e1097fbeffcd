import { named, optional, type House } from '#kit/codec.ts'
import { oddsType, sport } from '#kit/legacy-words.ts'
import { coins, flag, id, int, moment, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { europeanOdds, lineOdds } from '#match/match-odds.schemas.ts'
import { planMarket, planMatch, poolGame, poolMarks } from './plan.schemas.ts'

/** One match of a plan being published. The option is 3, 1 or 0: home, draw, away; of a line 3 or 0. */
const publishedPick = shape({
  matchId: id,
  oddsType,
  /** Left out where the pick is promised for later. */
  option: optional(text({ min: 1, max: 20 })),
})
export type PublishedPick = House<typeof publishedPick>

export const publication = shape({
  sport: named('qiuFlag', sport),
  price: coins,
  title: text({ min: 1, max: 40 }),
  /** Open to everybody. */
  summary: named('describe', optional(text({ max: 200 }))),
  reason: optional(text({ min: 10, max: 500 })),
  matches: list(publishedPick, { max: 2 }),
  /** Sold as 不中退. */
  refundOnMiss: named('isRefund', optional(flag)),
  /** 临场: sold now, with pick and reasons given until then. */
  promisedAtMs: named('improvTime', optional(moment)),
})
export type Publication = House<typeof publication>

/** A plan on an issue of a pool. */
export const poolPublication = shape({
  game: named('qiuFlag', poolGame),
  issue: named('issueNo', text({ max: 20 })),
  price: coins,
  title: text({ min: 1, max: 40 }),
  /** Open to everybody. */
  summary: named('describe', optional(text({ max: 200 }))),
  reason: text({ min: 10, max: 500 }),
  /** For each of the fourteen places. */
  marks: named('optionList', list(poolMarks, { max: 14 })),
})
export type PoolPublication = House<typeof poolPublication>

/** The next issue of the pools, as long as none of its matches has begun. */
export const openPool = shape({
  issue: named('issueNo', text({ max: 20 })),
  closesAtMs: named('endTime', moment),
  matches: named(
    'matchList',
    list(
      shape({
        place: named('matchOrder', int({ min: 1, max: 14 })),
        match: named('matchInfo', planMatch),
        european: named('oddsEurope', optional(europeanOdds)),
      }),
      { max: 14 },
    ),
  ),
  /** What the caller has published about it already. */
  taken: named('publishedList', list(poolGame, { max: 2 })),
})
export type OpenPool = House<typeof openPool>

/** A match a plan may be about, with the prices it would be locked at. */
export const offeredMatch = shape({
  match: named('matchInfo', planMatch),
  european: named('oddsEurope', optional(europeanOdds)),
  asian: named('oddsAsia', optional(lineOdds)),
  overUnder: named('oddsBigSmall', optional(lineOdds)),
  pricedAtMs: named('oddsTime', moment),
  /** What the caller has published about it already. */
  taken: named('publishedList', list(planMarket, { max: 4 })),
})
export type OfferedMatch = House<typeof offeredMatch>
