import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { Country, League, Season, Stage, Team } from '@linmen/domain/sport/atlas.ts'
import type { BoxLine, DepthRecord } from '@linmen/domain/sport/depth.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { Squad } from '@linmen/domain/sport/player.ts'

/**
 * Everything recorded about the sports world. What was never asked for is fetched from the feed once and recorded,
 * so a reader need not know which part of the world is already here. Unknown ids give null or nothing.
 */
export interface Archive {
  countries(sport: Sport): Promise<readonly Country[]>
  leagues(sport: Sport): Promise<readonly League[]>
  league(id: string): Promise<League | null>
  /** Newest first. */
  seasons(leagueId: string): Promise<readonly Season[]>
  season(id: string): Promise<Season | null>
  stages(seasonId: string): Promise<readonly Stage[]>
  /** All matches of a season in order of kick-off, played or not. */
  seasonMatches(seasonId: string): Promise<readonly MatchSheet[]>
  seasonTeams(seasonId: string): Promise<readonly Team[]>
  team(id: string): Promise<Team | null>
  teams(ids: readonly string[]): Promise<ReadonlyMap<string, Team>>
  squad(teamId: string): Promise<Squad | null>
  /** The team of a player is part of his number's record. */
  squadOfPlayer(playerId: string): Promise<Squad | null>
  match(id: string): Promise<MatchSheet | null>
  matches(ids: readonly string[]): Promise<readonly MatchSheet[]>
  /** Matches of a team that were over before a moment, newest first. */
  recent(teamId: string, beforeMs: number, limit: number): Promise<readonly MatchSheet[]>
  /** Matches of a team after a moment, next first. */
  upcoming(teamId: string, afterMs: number, limit: number): Promise<readonly MatchSheet[]>
  /** Matches of two teams against each other that were over before a moment, newest first. */
  bouts(
    teams: readonly [string, string],
    beforeMs: number,
    limit: number,
  ): Promise<readonly MatchSheet[]>
  /** Play as reported so far, in the feed's order, without what was only repeated. */
  footballPlay(matchId: string): Promise<readonly FootballReport[]>
  basketballPlay(matchId: string): Promise<readonly BasketballReport[]>
  /** In order of time. */
  depth(matchId: string): Promise<readonly DepthRecord[]>
  /** The last line of every player in matches that are over, by match; one that has none is missing. */
  boxes(matchIds: readonly string[]): Promise<ReadonlyMap<string, readonly BoxLine[]>>
  /** All companies, in order of company and number. */
  odds(matchId: string): Promise<readonly OddsTick[]>
}
