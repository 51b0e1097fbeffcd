import type {
  BasketballDay,
  BasketballMatch,
} from '@linmen/contract/match/basketball-day.schemas.ts'
import type { BasketballInfo } from '@linmen/contract/match/basketball-detail.schemas.ts'
import { basketballGateway } from '@linmen/contract/basketball/basketball.gateway.ts'
import { quarterSeconds } from '@linmen/domain/match/basketball/basketball-clock.ts'
import { halfScore } from '@linmen/domain/match/basketball/basketball-words.ts'
import { matchQuery, withLive } from './basketball.queries.ts'

/** How a list of the visit tells of a match. */
export const listedBasketball = (matchId: string) => ({
  matchId,
  row: basketballGateway.getBkTodayGroupLeagueMatchList,
  queryKey: matchQuery(matchId).queryKey,
  infoIn: (day: BasketballDay, held: BasketballInfo | undefined): BasketballInfo | undefined => {
    const matches = day.groups.flatMap((group) => group.matches)
    const match = matches.find(({ id }) => id === matchId)
    if (!match) return undefined
    return held ? withLive(held, match.live) : infoOf(match)
  },
})

/** Who, when and how it stands; what a row does not say is absent. */
function infoOf(match: BasketballMatch): BasketballInfo {
  const { odds: _odds, home, away, ...same } = match
  const sideOf = (side: BasketballMatch['home']) => ({
    ...side,
    rank: side.rank ?? null,
    conference: side.conference ?? null,
    coach: '',
  })
  return {
    ...same,
    followed: false,
    colour: '',
    seasonName: '',
    stageName: '',
    home: sideOf(home),
    away: sideOf(away),
    venue: null,
    half: halfScore(match.live) ?? null,
    quarterSeconds: quarterSeconds(match.leagueId),
  }
}
