import { named, nullable, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { day, decimal, flag, int, moment, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pageSize } from '#kit/paging.ts'
import { lotteryGame } from '#kit/legacy-words.ts'
import { refusal } from '#kit/refusal.ts'

export const lotteryNoIssue = refusal('lottery.issue_not_found', '没有这一期')

const issueNo = named('issueNo', text({ max: 20 }))

/** An issue of the pools: its matches, and how many of them are decided. Information only. */
const poolIssue = shape({
  issue: issueNo,
  day: named('date', day),
  matches: named('matchNum', int()),
  decided: named('overNum', int()),
  drawn: named('isDraw', flag),
  result: named('drawResult', nullable(text({ max: 200 }))),
})

/** What one line of all favourites would have come to: how unlikely the drawn line was. */
const poolReturn = shape({
  issue: issueNo,
  drawn: named('isDraw', flag),
  result: named('drawResult', nullable(text({ max: 200 }))),
  /** Matches whose favourite by closing prices came in. */
  favourites: named('favouriteNum', int()),
  priced: named('pricedNum', int()),
  /** Product of the closing prices of what came; null until the draw. */
  product: named('oddsProduct', nullable(decimal)),
})

const openMatch = shape({
  place: named('matchNo', int()),
  home: named('homeName', text({ max: 40 })),
  away: named('awayName', text({ max: 40 })),
  kickOffAtMs: named('matchTime', moment),
})

export const lotteryEndpoints = {
  listIssues: endpoint({
    call: 'c.query.sports.lotteryNums',
    method: 'GET',
    path: '/api/query/sports/lotteryNums',
    effect: 'read',
    input: shape({ size: named('batchSize', pageSize(10)) }),
    output: shape({ issues: named('dataList', list(poolIssue)) }),
  }),
  poolReturns: endpoint({
    call: 'c.query.sports.SFCReturn',
    method: 'GET',
    path: '/api/query/sports/SFCReturn',
    effect: 'read',
    input: shape({
      issue: named('issueNo', optional(text({ max: 20 }))),
      play: named('playType', optional(text({ max: 20 }))),
    }),
    output: poolReturn,
    refusals: lotteryNoIssue,
  }),
  /** What of an issue is not decided yet. */
  openAwards: endpoint({
    call: 'c.query.sports.awardsUnOpen',
    method: 'GET',
    path: '/api/query/sports/awardsUnOpen',
    effect: 'read',
    input: shape({
      game: named('gameId', lotteryGame),
      issue: named('issueNo', optional(text({ max: 20 }))),
    }),
    output: shape({
      issue: issueNo,
      game: named('gameId', lotteryGame),
      open: named('unOpenNum', int()),
      matches: named('dataList', list(openMatch)),
    }),
    refusals: lotteryNoIssue,
  }),
}
