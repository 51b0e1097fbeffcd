import { named, withDefault } from '#kit/codec.ts'
import { plannedMethod } from '#kit/gateway.ts'
import { lotteryGame } from '#kit/legacy-words.ts'
import { text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

export const lotteryGateway = {
  getLotteryDraw: plannedMethod({
    method: 'gw.getLotteryDraw',
    sport: 'football',
    input: shape({
      issue: named('issueNo', text({ max: 20 })),
      game: named('gameId', withDefault(lotteryGame, 'winDrawLose')),
    }),
  }),
}
