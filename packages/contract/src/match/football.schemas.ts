import { named, nullable, optional, type House } from '#kit/codec.ts'
import { lotteryGame } from '#kit/legacy-words.ts'
import { day, flag, id, int, moment, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { matchLive, pair } from './match-live.schemas.ts'
import { companyOdds } from './match-odds.schemas.ts'

export const listedLeague = shape({
  id: named('leagueId', id),
  name: text({ max: 20 }),
  /** Initial of the name in pinyin, for the filter. */
  letter: text({ max: 1 }),
  colour: text({ max: 7 }),
  hot: flag,
})
export type League = House<typeof listedLeague>

const team = shape({
  id: named('teamId', id),
  name: text({ max: 20 }),
  rank: optional(int()),
})

/** Status in words, for clients that print what the server says. */
export const statusWords = shape({ desc: text(), value: int({ max: 2 }), shortDesc: text() })

/** One match in a list. Nothing in it depends on who is asking, so one copy serves everyone. */
const footballMatch = shape({
  id: named('matchId', id),
  feedId: named('qtMatchId', id),
  leagueId: id,
  home: team,
  away: team,
  kickOffAtMs: named('matchTime', moment),
  neutral: named('middle', flag),
  /** `周三001`, where 竞彩 carries the match. */
  number: named('matchNoCn', nullable(text({ max: 8 }))),
  lotteries: named('lotteryList', list(lotteryGame)),
  /** Its number in the issue of 北单, and its place among the fourteen of 足彩. */
  beijingNumber: named('bjdcNo', optional(int())),
  poolPlace: named('sfcNo', optional(int())),
  statusWords: named('matchStatus', statusWords),
  live: matchLive,
  /** How the first of two legs ended, its home side first; there the present guests were at home. */
  firstLeg: named('firstLegScore', optional(pair)),
  odds: nullable(companyOdds),
  video: named('is_video', flag),
  cartoon: named('is_cartoon', flag),
})
export type FootballMatch = House<typeof footballMatch>
export type LotteryGame = House<typeof lotteryGame>

/** All matches of one day, with the newest moment the feed has spoken about. */
export const footballDay = shape({
  date: day,
  asOfMs: named('updateTime', moment),
  /** The issues whose matches are played on this day. */
  beijingIssue: named('bjdcIssueNo', optional(text({ max: 12 }))),
  poolIssue: named('sfcIssueNo', optional(text({ max: 12 }))),
  leagues: named('leagueList', list(listedLeague)),
  matches: named('matchList', list(footballMatch, { max: 3000 })),
})
export type FootballDay = House<typeof footballDay>

/** Matches named one by one, with their leagues. */
export const footballMatches = shape({
  asOfMs: named('updateTime', moment),
  leagues: named('leagueList', list(listedLeague)),
  matches: named('matchList', list(footballMatch)),
})

export const liveScores = shape({
  asOfMs: named('updateTime', moment),
  matches: named('matchList', list(shape({ matchId: id, live: matchLive }))),
})
