import { named, optional, type House } from '#kit/codec.ts'
import { id, moment, words } from '#kit/scalars.ts'
import { list, shape, variants } from '#kit/shapes.ts'
import { topic } from '#kit/topic.ts'
import { basketballLive } from './basketball-live.schemas.ts'
import { changeMoments, pulse } from './live-topic-parts.ts'
import { companyOdds } from './match-odds.schemas.ts'

/** Why a match changed, as in football. */
const cause = words({ points: 1, correction: 28, status: 11, stat: 2, odds: 90 })

const change = shape({
  matchId: id,
  cause,
  asOfMs: named('updateTime', moment),
  moments: optional(changeMoments),
  live: optional(basketballLive),
  odds: optional(companyOdds),
})

export const basketballLiveTopic = topic('bk.live', {
  snapshot: shape({
    asOfMs: named('updateTime', moment),
    matches: named('matchList', list(shape({ matchId: id, live: basketballLive }), { max: 3000 })),
  }),
  delta: variants('kind', { change, pulse }),
})

export type BasketballChange = House<typeof change>
export type BasketballLiveDelta = House<typeof basketballLiveTopic.delta>
export type BasketballLiveSnapshot = House<typeof basketballLiveTopic.snapshot>
