import { named, optional, type House } from '#kit/codec.ts'
import { id, moment, words } from '#kit/scalars.ts'
import { list, shape, variants } from '#kit/shapes.ts'
import { topic } from '#kit/topic.ts'
import { changeMoments, pulse } from './live-topic-parts.ts'
import { matchLive } from './match-live.schemas.ts'
import { companyOdds } from './match-odds.schemas.ts'

/** Why a match changed, so that a reader need not compare two states to know. */
const cause = words({ goal: 1, redCard: 4, correction: 28, status: 11, stat: 2, odds: 90 })

const change = shape({
  matchId: id,
  cause,
  asOfMs: named('updateTime', moment),
  moments: optional(changeMoments),
  live: optional(matchLive),
  odds: optional(companyOdds),
})

export const footballLive = topic('ft.live', {
  snapshot: shape({
    asOfMs: named('updateTime', moment),
    matches: named('matchList', list(shape({ matchId: id, live: matchLive }), { max: 3000 })),
  }),
  delta: variants('kind', { change, pulse }),
})

export type MatchCause = House<typeof cause>
export type MatchChange = House<typeof change>
export type FootballLiveDelta = House<typeof footballLive.delta>
export type FootballLiveSnapshot = House<typeof footballLive.snapshot>
