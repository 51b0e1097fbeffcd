import { named, nullable, withDefault } from '#kit/codec.ts'
import { gatewayMethod } from '#kit/gateway.ts'
import { lotteryGame } from '#kit/legacy-words.ts'
import { flag, id, int, moment, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pair } from '#match/match-live.schemas.ts'

/** One match of an issue and what it counts for there. Information only: nothing is sold for it. */
const drawnMatch = shape({
  place: named('matchNo', int()),
  matchId: id,
  leagueName: text({ max: 40 }),
  home: named('homeName', text({ max: 40 })),
  away: named('awayName', text({ max: 40 })),
  kickOffAtMs: named('matchTime', moment),
  /** After ninety minutes; null until it is over. */
  score: nullable(pair),
  /** 3, 1, 0, or * where every pick counts. */
  mark: named('result', nullable(text({ max: 2 }))),
  /** The other games of 北单; null in the pools, for an open match and for a void one. */
  games: named(
    'bdResult',
    nullable(
      shape({
        goals: named('totalGoals', int()),
        halfFull: named('halfFull', nullable(text({ max: 2 }))),
        upDown: text({ max: 2 }),
        score: text({ max: 8 }),
      }),
    ),
  ),
})

export const lotteryGateway = {
  getLotteryDraw: gatewayMethod({
    method: 'gw.getLotteryDraw',
    sport: 'football',
    input: shape({
      issue: named('issueNo', text({ max: 20 })),
      game: named('gameId', withDefault(lotteryGame, 'winDrawLose')),
    }),
    output: shape({
      issue: named('issueNo', text({ max: 20 })),
      game: named('gameId', lotteryGame),
      /** True once every match of the issue is decided. */
      drawn: named('isDraw', flag),
      /** All marks in order of place; null until the draw. */
      result: named('drawResult', nullable(text({ max: 200 }))),
      matches: named('matchList', list(drawnMatch)),
    }),
  }),
}
