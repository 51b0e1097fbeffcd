import { named, optional, withDefault } from '#kit/codec.ts'
import { plannedMethod } from '#kit/gateway.ts'
import { legacyCode } from '#kit/legacy-words.ts'
import { pageNo, pageSize } from '#kit/paging.ts'
import { id, int, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'

export const basketballLeagueGateway = {
  getBkTodayGroupLeagueMatchList: plannedMethod({
    method: 'gw.getBkTodayGroupLeagueMatchList',
    sport: 'basketball',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(20) }),
  }),
  getBkHotLeagueList: plannedMethod({
    method: 'gw.getBkHotLeagueList',
    sport: 'basketball',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(30) }),
  }),
  getBkCountryList: plannedMethod({
    method: 'gw.getBkCountryList',
    sport: 'basketball',
    input: shape({
      areaCode: optional(text({ max: 20 })),
      pageNo,
      pageSize: withDefault(int({ min: 1, max: 1000 }), 1000),
    }),
  }),
  getBkLeagueList: plannedMethod({
    method: 'gw.getBkLeagueList',
    sport: 'basketball',
    input: shape({
      areaCode: optional(text({ max: 20 })),
      countryId: optional(id),
      level: optional(legacyCode),
      pageNo,
      pageSize: pageSize(30),
      order: optional(legacyCode),
    }),
  }),
  getBkLeagueDetailMessage: plannedMethod({
    method: 'gw.getBkLeagueDetailMessage',
    sport: 'basketball',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(30) }),
  }),
  getBkTeamDetailMessage: plannedMethod({
    method: 'gw.getBkTeamDetailMessage',
    sport: 'basketball',
    input: shape({ teamId: optional(id), leagueId: optional(id) }),
  }),
  getBkLeagueHotMatchList: plannedMethod({
    method: 'gw.getBkLeagueHotMatchList',
    sport: 'basketball',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(20) }),
  }),
  getBkMatchJuheInfoByIdList: plannedMethod({
    method: 'gw.getBkMatchJuheInfoByIdList',
    sport: 'basketball',
    input: shape({ matchIds: named('matchIdList', list(id, { max: 300 })) }),
  }),
  getBkLeagueMatchList: plannedMethod({
    method: 'gw.getBkLeagueMatchList',
    sport: 'basketball',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(20) }),
  }),
  getBkLeagueStat: plannedMethod({
    method: 'gw.getBkLeagueStat',
    sport: 'basketball',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(30) }),
  }),
  getBkTheMostOfLeague: plannedMethod({
    method: 'gw.getBkTheMostOfLeague',
    sport: 'basketball',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(30) }),
  }),
  getBkTeamSeasonScoreRanking: plannedMethod({
    method: 'gw.getBkTeamSeasonScoreRanking',
    sport: 'basketball',
    input: shape({ leagueId: optional(id), teamId: optional(id) }),
  }),
  getBkTeamPlayerRankList: plannedMethod({
    method: 'gw.getBkTeamPlayerRankList',
    sport: 'basketball',
    input: shape({ playerId: optional(id), teamId: optional(id), leagueId: optional(id) }),
  }),
  getBkTeamPlayerDeatilMessage: plannedMethod({
    method: 'gw.getBkTeamPlayerDeatilMessage',
    sport: 'basketball',
    input: shape({ playerId: optional(id), teamId: optional(id), leagueId: optional(id) }),
  }),
  getBkPlayerTransferRecord: plannedMethod({
    method: 'gw.getBkPlayerTransferRecord',
    sport: 'basketball',
    input: shape({ playerId: optional(id), teamId: optional(id), leagueId: optional(id) }),
  }),
  getBkPlayerCareerStanding: plannedMethod({
    method: 'gw.getBkPlayerCareerStanding',
    sport: 'basketball',
    input: shape({ playerId: optional(id), teamId: optional(id), leagueId: optional(id) }),
  }),
  getBkPlayerStandingData: plannedMethod({
    method: 'gw.getBkPlayerStandingData',
    sport: 'basketball',
    input: shape({ playerId: optional(id), teamId: optional(id), leagueId: optional(id) }),
  }),
  getBkPlayerContribution: plannedMethod({
    method: 'gw.getBkPlayerContribution',
    sport: 'basketball',
    input: shape({ playerId: optional(id), teamId: optional(id), leagueId: optional(id) }),
  }),
  getBkMatchListById: plannedMethod({
    method: 'gw.getBkMatchListById',
    sport: 'basketball',
    input: shape({ matchIds: named('matchIdList', list(id, { max: 300 })) }),
  }),
  getBkTeamSeasonScoreCup: plannedMethod({
    method: 'gw.getBkTeamSeasonScoreCup',
    sport: 'basketball',
    input: shape({ leagueId: optional(id), teamId: optional(id) }),
  }),
  getBkPlayerHonorList: plannedMethod({
    method: 'gw.getBkPlayerHonorList',
    sport: 'basketball',
    input: shape({ playerId: optional(id), teamId: optional(id), leagueId: optional(id) }),
  }),
  getBkPlayerMatch: plannedMethod({
    method: 'gw.getBkPlayerMatch',
    sport: 'basketball',
    input: shape({ playerId: optional(id), teamId: optional(id), leagueId: optional(id) }),
  }),
  getBkLeagueSeasonOrStageList: plannedMethod({
    method: 'gw.getBkLeagueSeasonOrStageList',
    sport: 'basketball',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(30) }),
  }),
  getBkLeagueOddEvenStatApi: plannedMethod({
    method: 'gw.getBkLeagueOddEvenStatApi',
    sport: 'basketball',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(30) }),
  }),
  getBkLeagueLetStatApi: plannedMethod({
    method: 'gw.getBkLeagueLetStatApi',
    sport: 'basketball',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(30) }),
  }),
  getBkLeagueScoreDifferStatApi: plannedMethod({
    method: 'gw.getBkLeagueScoreDifferStatApi',
    sport: 'basketball',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(30) }),
  }),
  getBkLeagueBackToBackStatApi: plannedMethod({
    method: 'gw.getBkLeagueBackToBackStatApi',
    sport: 'basketball',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(30) }),
  }),
}
