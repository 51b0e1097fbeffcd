import { basketballLeagueGateway as gateway } from '@linmen/contract/sportdata/basketball-league.gateway.ts'
import { readGateway } from '#kit/read.ts'
import type { SeasonChoice } from './data.queries.ts'

/** Well-known leagues first. There are few enough for one page. */
export const basketballCatalogueQuery = (word?: string) =>
  readGateway(gateway.getBkLeagueList, {
    ...(word !== undefined && { word }),
    pageNo: 1,
    pageSize: 50,
    order: 'fame',
  })

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
