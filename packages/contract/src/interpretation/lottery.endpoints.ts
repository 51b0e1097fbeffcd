import { named, optional } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { pageSize } from '#kit/paging.ts'
import { lotteryGame } from '#kit/legacy-words.ts'

export const lotteryEndpoints = {
  listIssues: planned({
    call: 'c.query.sports.lotteryNums',
    method: 'GET',
    path: '/api/query/sports/lotteryNums',
    effect: 'read',
    input: shape({ size: named('batchSize', pageSize(10)) }),
  }),
  poolReturns: planned({
    call: 'c.query.sports.SFCReturn',
    method: 'GET',
    path: '/api/query/sports/SFCReturn',
    effect: 'read',
    input: shape({
      issue: named('issueNo', optional(text({ max: 20 }))),
      play: named('playType', optional(text({ max: 20 }))),
    }),
  }),
  openAwards: planned({
    call: 'c.query.sports.awardsUnOpen',
    method: 'GET',
    path: '/api/query/sports/awardsUnOpen',
    effect: 'read',
    input: shape({
      game: named('gameId', lotteryGame),
      issue: named('issueNo', optional(text({ max: 20 }))),
    }),
  }),
}
