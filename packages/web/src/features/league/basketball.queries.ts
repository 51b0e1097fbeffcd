import { basketballLeagueGateway as gateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { readGateway } from '#kit/read.ts'
import type { SeasonChoice } from './league.queries.ts'

/** Well-known leagues first. There are few enough for one page. */
export const basketballCatalogueQuery = (word?: string) =>
  readGateway(gateway.getBkLeagueList, {
    ...(word !== undefined && { word }),
    pageNo: 1,
    pageSize: 100,
    order: 'fame',
  })

export const basketballCountriesQuery = () =>
  readGateway(gateway.getBkCountryList, { pageNo: 1, pageSize: 1000 })

export const basketballLeagueQuery = (choice: SeasonChoice) =>
  readGateway(gateway.getBkLeagueDetailMessage, choice)

export const rankingQuery = (choice: SeasonChoice) =>
  readGateway(gateway.getBkTeamSeasonScoreRanking, choice)

export const seriesQuery = (choice: SeasonChoice & { readonly stageId?: string }) =>
  readGateway(gateway.getBkTeamSeasonScoreCup, choice)

export const basketballFiguresQuery = (choice: SeasonChoice) =>
  readGateway(gateway.getBkLeagueStat, choice)

export const oddEvenQuery = (choice: SeasonChoice) =>
  readGateway(gateway.getBkLeagueOddEvenStatApi, choice)

export const handicapQuery = (choice: SeasonChoice) =>
  readGateway(gateway.getBkLeagueLetStatApi, choice)

export const marginQuery = (choice: SeasonChoice) =>
  readGateway(gateway.getBkLeagueScoreDifferStatApi, choice)

export const backToBackQuery = (choice: SeasonChoice) =>
  readGateway(gateway.getBkLeagueBackToBackStatApi, choice)

export const basketballTeamQuery = (teamId: string) =>
  readGateway(gateway.getBkTeamDetailMessage, { teamId })

export const basketballSquadQuery = (teamId: string) =>
  readGateway(gateway.getBkTeamPlayerRankList, { teamId })

/** Of a squad nobody has asked for yet the team has to be named too. */
export interface PlayerChoice {
  readonly playerId: string
  readonly teamId?: string
}

export const basketballPlayerQuery = (choice: PlayerChoice) =>
  readGateway(gateway.getBkTeamPlayerDeatilMessage, choice)

export const playerFormQuery = (choice: PlayerChoice) =>
  readGateway(gateway.getBkPlayerStandingData, choice)

export const playerShareQuery = (choice: PlayerChoice) =>
  readGateway(gateway.getBkPlayerContribution, choice)

export const playerCareerQuery = (choice: PlayerChoice) =>
  readGateway(gateway.getBkPlayerCareerStanding, choice)

/** His among the last so many matches of his team. */
export const playerGamesQuery = (choice: PlayerChoice, pageSize: number) =>
  readGateway(gateway.getBkPlayerMatch, { ...choice, pageSize })

export const playerHonoursQuery = (choice: PlayerChoice) =>
  readGateway(gateway.getBkPlayerHonorList, choice)

export const playerTransfersQuery = (choice: PlayerChoice) =>
  readGateway(gateway.getBkPlayerTransferRecord, choice)
