import { named, optional, withDefault } from '#kit/codec.ts'
import { gatewayMethod, plannedMethod } from '#kit/gateway.ts'
import { lotteryGame } from '#kit/legacy-words.ts'
import { pageSize } from '#kit/paging.ts'
import { day, id, int, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { footballDay, liveScores } from '#match/football.schemas.ts'

export const footballGateway = {
  getMatchListLiveScore: gatewayMethod({
    method: 'gw.getMatchListLiveScore',
    sport: 'football',
    input: shape({ matchIds: named('matchIdList', list(id, { max: 300 })) }),
    output: liveScores,
  }),
  getMatchListByDate: gatewayMethod({
    method: 'gw.getMatchListByDate',
    sport: 'football',
    // Today's business day and the usual company when left out.
    input: shape({ date: optional(day), company: named('oddsCompany', withDefault(int(), 6)) }),
    output: footballDay,
  }),
  getMatchEventByMatchIdList: plannedMethod({
    method: 'gw.getMatchEventByMatchIdList',
    sport: 'football',
    input: shape({ matchIds: named('matchIdList', list(id, { max: 300 })) }),
  }),
  getMatchInfoById: plannedMethod({
    method: 'gw.getMatchInfoById',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getTeamBoutMatch: plannedMethod({
    method: 'gw.getTeamBoutMatch',
    sport: 'football',
    input: shape({ matchId: id, pageSize: pageSize(10) }),
  }),
  getTeamNearStatus: plannedMethod({
    method: 'gw.getTeamNearStatus',
    sport: 'football',
    input: shape({ matchId: id, pageSize: pageSize(10) }),
  }),
  getMatchStanding: plannedMethod({
    method: 'gw.getMatchStanding',
    sport: 'football',
    input: shape({ matchId: id, leagueId: named('leagueMatchId', optional(id)) }),
  }),
  getMatchLineup: plannedMethod({
    method: 'gw.getMatchLineup',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getMatchPointRank: plannedMethod({
    method: 'gw.getMatchPointRank',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getMatchAnalysis: plannedMethod({
    method: 'gw.getMatchAnalysis',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getMatchTidianList: plannedMethod({
    method: 'gw.getMatchTidianList',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getMatchWeather: plannedMethod({
    method: 'gw.getMatchWeather',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getMatchAiTidian: plannedMethod({
    method: 'gw.getMatchAiTidian',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getLotteryDraw: plannedMethod({
    method: 'gw.getLotteryDraw',
    sport: 'football',
    input: shape({
      issue: named('issueNo', text({ max: 20 })),
      game: named('gameId', withDefault(lotteryGame, 'winDrawLose')),
    }),
  }),
  getRedpackedMatchList: plannedMethod({
    method: 'gw.getRedpackedMatchList',
    sport: 'football',
    input: shape({ matchIds: list(id, { max: 300 }) }),
  }),
}
