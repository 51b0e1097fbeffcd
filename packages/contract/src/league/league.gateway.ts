import { named, optional } from '#kit/codec.ts'
import { gatewayMethod } from '#kit/gateway.ts'
import { pageNo, pageSize } from '#kit/paging.ts'
import { id, int, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { area, playersWanted, seasonChoice, seasonMatches } from './atlas.schemas.ts'
import { footballBracket } from './bracket.schemas.ts'
import { cupTable, leagueRounds, leagueTable, stageTables } from './football-table.schemas.ts'
import {
  leagueCatalogue,
  leagueMatches,
  leagueRule,
  leagueZones,
  matchRows,
  playerPage,
  stageList,
  teamPage,
} from './league-pages.schemas.ts'
import { leagueStatistics } from './league-statistics.schemas.ts'

const ofSeason = shape(seasonChoice)
const ofRound = shape({ ...seasonChoice, round: optional(int()) })
const named300 = { matchIds: named('matchIdList', optional(list(id, { max: 300 }))) }

export const leagueGateway = {
  queryLeagueSeasons: gatewayMethod({
    method: 'gw.queryLeagueSeasons',
    sport: 'football',
    // Without a league it is the catalogue.
    input: shape({
      leagueId: optional(id),
      area: named('areaCode', optional(area)),
      countryId: optional(id),
      word: named('keyWord', optional(text({ max: 40 }))),
    }),
    output: leagueCatalogue,
  }),
  getLeagueSubRoundLinmen: gatewayMethod({
    method: 'gw.getLeagueSubRound{product}',
    sport: 'football',
    input: ofRound,
    output: leagueRounds,
  }),
  getLeagueCupRoundLinmen: gatewayMethod({
    method: 'gw.getLeagueCupRound{product}',
    sport: 'football',
    input: ofRound,
    output: leagueRounds,
  }),
  queryLeagueFootballTeamScore: gatewayMethod({
    method: 'gw.queryLeagueFootballTeamScore',
    sport: 'football',
    input: shape({ ...seasonChoice, teamId: optional(id) }),
    output: leagueTable,
  }),
  queryLeagueFootballTeamScoreForCup: gatewayMethod({
    method: 'gw.queryLeagueFootballTeamScoreForCup',
    sport: 'football',
    input: shape({ ...seasonChoice, teamId: optional(id) }),
    output: cupTable,
  }),
  queryLeagueStatistics: gatewayMethod({
    method: 'gw.queryLeagueStatistics',
    sport: 'football',
    input: shape({ ...seasonChoice, ...playersWanted }),
    output: leagueStatistics,
  }),
  getLeagueScoreFlag: gatewayMethod({
    method: 'gw.getLeagueScoreFlag',
    sport: 'football',
    input: ofSeason,
    output: leagueZones,
  }),
  getLeagueRule: gatewayMethod({
    method: 'gw.getLeagueRule',
    sport: 'football',
    input: shape({ leagueId: optional(id) }),
    output: leagueRule,
  }),
  getMatchJuheInfoByIdList: gatewayMethod({
    method: 'gw.getMatchJuheInfoByIdList',
    sport: 'football',
    input: shape(named300),
    output: matchRows,
  }),
  getLeagueHotMatchList: gatewayMethod({
    method: 'gw.getLeagueHotMatchList',
    sport: 'football',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(20) }),
    output: matchRows,
  }),
  getLeagueMatchList: gatewayMethod({
    method: 'gw.getLeagueMatchList',
    sport: 'football',
    input: shape(seasonMatches),
    output: leagueMatches,
  }),
  getMatchListById: gatewayMethod({
    method: 'gw.getMatchListById',
    sport: 'football',
    // The named matches, or those of a team around now.
    input: shape({ ...named300, teamId: optional(id), pageNo, pageSize: pageSize(20) }),
    output: matchRows,
  }),
  getLeagueSeasonBracketNew: gatewayMethod({
    method: 'gw.getLeagueSeasonBracketNew',
    sport: 'football',
    input: ofSeason,
    output: footballBracket,
  }),
  getLeagueSeasonStageList: gatewayMethod({
    method: 'gw.getLeagueSeasonStageList',
    sport: 'football',
    input: ofSeason,
    output: stageList,
  }),
  queryTeamScoreListStage: gatewayMethod({
    method: 'gw.queryTeamScoreListStage',
    sport: 'football',
    input: shape({ ...seasonChoice, teamId: optional(id) }),
    output: stageTables,
  }),
  getTeamSeasonMap: gatewayMethod({
    method: 'gw.getTeamSeasonMap',
    sport: 'football',
    input: shape({ teamId: id }),
    output: teamPage,
  }),
  getPlayerSeasonMap: gatewayMethod({
    method: 'gw.getPlayerSeasonMap',
    sport: 'football',
    input: shape({ playerId: optional(id), teamId: optional(id) }),
    output: playerPage,
  }),
}
