import { named, optional } from '#kit/codec.ts'
import { plannedMethod } from '#kit/gateway.ts'
import { pageNo, pageSize } from '#kit/paging.ts'
import { id } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'

export const leagueGateway = {
  queryLeagueSeasons: plannedMethod({
    method: 'gw.queryLeagueSeasons',
    sport: 'football',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(30) }),
  }),
  getLeagueSubRoundLinmen: plannedMethod({
    method: 'gw.getLeagueSubRound{product}',
    sport: 'football',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(30) }),
  }),
  getLeagueCupRoundLinmen: plannedMethod({
    method: 'gw.getLeagueCupRound{product}',
    sport: 'football',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(30) }),
  }),
  queryLeagueFootballTeamScore: plannedMethod({
    method: 'gw.queryLeagueFootballTeamScore',
    sport: 'football',
    input: shape({ leagueId: optional(id), teamId: optional(id) }),
  }),
  queryLeagueFootballTeamScoreForCup: plannedMethod({
    method: 'gw.queryLeagueFootballTeamScoreForCup',
    sport: 'football',
    input: shape({ leagueId: optional(id), teamId: optional(id) }),
  }),
  queryLeagueStatistics: plannedMethod({
    method: 'gw.queryLeagueStatistics',
    sport: 'football',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(30) }),
  }),
  getLeagueScoreFlag: plannedMethod({
    method: 'gw.getLeagueScoreFlag',
    sport: 'football',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(30) }),
  }),
  getLeagueRule: plannedMethod({
    method: 'gw.getLeagueRule',
    sport: 'football',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(30) }),
  }),
  getMatchJuheInfoByIdList: plannedMethod({
    method: 'gw.getMatchJuheInfoByIdList',
    sport: 'football',
    input: shape({ matchIds: named('matchIdList', list(id, { max: 300 })) }),
  }),
  getLeagueHotMatchList: plannedMethod({
    method: 'gw.getLeagueHotMatchList',
    sport: 'football',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(20) }),
  }),
  getLeagueMatchList: plannedMethod({
    method: 'gw.getLeagueMatchList',
    sport: 'football',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(20) }),
  }),
  getMatchListById: plannedMethod({
    method: 'gw.getMatchListById',
    sport: 'football',
    input: shape({ matchIds: named('matchIdList', list(id, { max: 300 })) }),
  }),
  getLeagueSeasonBracketNew: plannedMethod({
    method: 'gw.getLeagueSeasonBracketNew',
    sport: 'football',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(30) }),
  }),
  getLeagueSeasonStageList: plannedMethod({
    method: 'gw.getLeagueSeasonStageList',
    sport: 'football',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(30) }),
  }),
  queryTeamScoreListStage: plannedMethod({
    method: 'gw.queryTeamScoreListStage',
    sport: 'football',
    input: shape({ leagueId: optional(id), teamId: optional(id) }),
  }),
  getTeamSeasonMap: plannedMethod({
    method: 'gw.getTeamSeasonMap',
    sport: 'football',
    input: shape({ teamId: optional(id), leagueId: optional(id) }),
  }),
  getPlayerSeasonMap: plannedMethod({
    method: 'gw.getPlayerSeasonMap',
    sport: 'football',
    input: shape({ playerId: optional(id), teamId: optional(id), leagueId: optional(id) }),
  }),
}
