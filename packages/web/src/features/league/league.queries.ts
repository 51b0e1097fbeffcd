import { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import { readGateway } from '#kit/read.ts'

/** A competition and, where somebody chose one, its season. Without it the present one is meant. */
export interface SeasonChoice {
  readonly leagueId: string
  readonly seasonId?: string
}

export const catalogueQuery = (word?: string) =>
  readGateway(leagueGateway.queryLeagueSeasons, word === undefined ? {} : { word })

/** Seasons and parts of one competition. */
export const stagesQuery = (choice: SeasonChoice) =>
  readGateway(leagueGateway.getLeagueSeasonStageList, choice)

export const tableQuery = (choice: SeasonChoice) =>
  readGateway(leagueGateway.queryLeagueFootballTeamScore, choice)

export const stageTablesQuery = (choice: SeasonChoice) =>
  readGateway(leagueGateway.queryTeamScoreListStage, choice)

export const bracketQuery = (choice: SeasonChoice) =>
  readGateway(leagueGateway.getLeagueSeasonBracketNew, choice)

type RoundChoice = SeasonChoice & { readonly round?: number }

export const roundsQuery = (choice: RoundChoice) =>
  readGateway(leagueGateway.getLeagueSubRoundLinmen, choice)

/** Groups and knock-out rounds. */
export const cupRoundsQuery = (choice: RoundChoice) =>
  readGateway(leagueGateway.getLeagueCupRoundLinmen, choice)

export const rulesQuery = (leagueId: string) =>
  readGateway(leagueGateway.getLeagueRule, { leagueId })

/** The figures of a season, without waiting for squads. */
export const figuresQuery = (choice: SeasonChoice) =>
  readGateway(leagueGateway.queryLeagueStatistics, { ...choice, players: false })

export const teamQuery = (teamId: string) => readGateway(leagueGateway.getTeamSeasonMap, { teamId })

export const squadQuery = (teamId: string) =>
  readGateway(leagueGateway.getPlayerSeasonMap, { teamId })

export const playerQuery = (playerId: string, teamId: string | undefined) =>
  readGateway(leagueGateway.getPlayerSeasonMap, {
    playerId,
    ...(teamId !== undefined && { teamId }),
  })
