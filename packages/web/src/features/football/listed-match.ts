import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import type { FootballDay, FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import { matchQuery, withLive } from './football.queries.ts'

/** How a list of the visit tells of a match. */
export const listedFootball = (matchId: string) => ({
  matchId,
  row: footballGateway.getMatchListByDate,
  queryKey: matchQuery(matchId).queryKey,
  infoIn: (day: FootballDay, held: MatchInfo | undefined): MatchInfo | undefined => {
    const match = day.matches.find(({ id }) => id === matchId)
    if (!match) return undefined
    return held ? withLive(held, match.live) : infoOf(match, day)
  },
})

/** Who, when and how it stands; what a row does not say is absent. */
function infoOf(match: FootballMatch, { leagues }: FootballDay): MatchInfo {
  const { odds: _odds, firstLeg: _leg, home, away, ...same } = match
  const league = leagues.find(({ id }) => id === match.leagueId)
  return {
    ...same,
    followed: false,
    leagueName: league?.name ?? '',
    colour: league?.colour ?? '',
    seasonName: '',
    roundName: '',
    group: null,
    day: businessDay(match.kickOffAtMs),
    home: { ...home, rank: home.rank ?? null, coach: '' },
    away: { ...away, rank: away.rank ?? null, coach: '' },
    venue: null,
    referee: null,
    video: false,
    cartoon: false,
    note: null,
  }
}
