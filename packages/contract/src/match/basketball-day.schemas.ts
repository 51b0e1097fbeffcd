import { named, nullable, optional, type House } from '#kit/codec.ts'
import { lotteryGame } from '#kit/legacy-words.ts'
import { day, flag, id, int, moment, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { backToBackFlags } from './back-to-back.schemas.ts'
import { basketballLive } from './basketball-live.schemas.ts'
import { listedLeague, statusWords } from './football.schemas.ts'
import { companyOdds } from './match-odds.schemas.ts'

const team = shape({
  id: named('teamId', id),
  name: text({ max: 30 }),
  rank: optional(int()),
  /** Where places are counted by conference. */
  conference: named('conferenceName', optional(text({ max: 20 }))),
  ...backToBackFlags,
})

/** One match in a list. Nothing in it depends on who is asking, so one copy serves everyone. */
const basketballMatch = shape({
  id: named('matchId', id),
  feedId: named('qtMatchId', id),
  leagueId: id,
  leagueName: text({ max: 20 }),
  roundName: text({ max: 30 }),
  home: team,
  away: team,
  /** Of either side. */
  ...backToBackFlags,
  kickOffAtMs: named('matchTime', moment),
  day: named('matchDate', day),
  neutral: named('middle', flag),
  /** `周三301`, where 竞彩 carries the match. */
  number: named('matchNoCn', nullable(text({ max: 8 }))),
  lotteries: named('lotteryList', list(lotteryGame)),
  statusWords: named('matchStatus', statusWords),
  live: basketballLive,
  odds: nullable(companyOdds),
  video: named('is_video', flag),
  cartoon: named('is_cartoon', flag),
})
export type BasketballMatch = House<typeof basketballMatch>

/** All matches of one day league by league, well-known leagues first, with the newest moment of the feed. */
export const basketballDay = shape({
  date: day,
  asOfMs: named('updateTime', moment),
  total: named('matchNum', int()),
  groups: named(
    'groupList',
    list(shape({ league: listedLeague, matches: named('matchList', list(basketballMatch)) })),
  ),
})
export type BasketballDay = House<typeof basketballDay>

export const basketballScores = shape({
  asOfMs: named('updateTime', moment),
  matches: named('matchList', list(shape({ matchId: id, live: basketballLive }))),
})

/** Matches that were asked for by their numbers. */
export const basketballMatches = shape({
  asOfMs: named('updateTime', moment),
  leagues: named('leagueList', list(listedLeague)),
  matches: named('matchList', list(basketballMatch)),
})
